import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { scripts } from '../../../package.json';
import { listenOnLoopback } from '../../loopback';
import { LISTENING, waitForOutput } from '../../wait-for-output';

import { mapStyleUrl } from './map-style';

export type StorefrontServer = {
  url: string;
  pid: number;
  /** Returns all output, including the log. */
  output: () => string;
  stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const { url, stop } = await listenOnLoopback(createServer());
  await stop();
  return Number(new URL(url).port);
}

/** Returns a build whose `public/` a test may change. */
export async function buildWithOwnPublic(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'build-'));
  await cp('public', path.join(directory, 'public'), { recursive: true });
  for (const part of ['dist', '.next', 'node_modules', 'content', 'package.json'])
    await symlink(path.resolve(part), path.join(directory, part));
  return directory;
}

/**
 * Uses the repository's content and an empty cache folder by default.
 * @param directory the folder with the build and `public/`
 */
export async function startStorefront(
  settings: Record<string, string> = {},
  directory = process.cwd(),
): Promise<StorefrontServer> {
  const port = await freePort();
  const cache = settings.CACHE_DIR ?? (await mkdtemp(path.join(tmpdir(), 'storefront-')));
  const { PATH, HOME, NODE_ENV } = process.env;
  const child = spawn('sh', ['-c', `exec ${scripts.start}`], {
    cwd: directory,
    env: {
      PATH,
      HOME,
      NODE_ENV,
      CACHE_DIR: cache,
      HOSTNAME: '127.0.0.1',
      MAP_STYLE_URL: mapStyleUrl(),
      ...settings,
      PORT: String(port),
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const hasExited = new Promise<void>((exited) => child.once('exit', () => exited()));
  await waitForOutput(child, LISTENING).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await hasExited;
      if (settings.CACHE_DIR === undefined) await rm(cache, { recursive: true, force: true });
    },
  };
}
