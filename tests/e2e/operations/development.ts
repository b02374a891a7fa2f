import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { mapStyleUrl } from '../support/map-style';
import { freePort } from '../support/storefront';

import { LISTENING, waitForOutput } from '@/tests/wait-for-output';

/** Tests edit the source files of this copy of the project. */
export type Development = {
  url: string;
  /** @throws if the file does not contain `from` */
  edit: (file: string, from: string, to: string) => Promise<void>;
  write: (document: object) => Promise<void>;
  stop: () => Promise<void>;
};

const COPIED = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
];
/** Inside the project, so that imports find the packages. */
const FOLDER = 'test-results';

/** Edits of `lib/server` do not restart this server. */
export async function startDevelopment(document: object): Promise<Development> {
  await mkdir(FOLDER, { recursive: true });
  const directory = await mkdtemp(path.resolve(FOLDER, 'development-'));
  for (const name of COPIED) await cp(name, path.join(directory, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  await mkdir(path.join(directory, 'content'));
  const write = (next: object) => writeFile(path.join(directory, 'content/live.json'), JSON.stringify(next));
  await write(document);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: directory,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      MAP_STYLE_URL: mapStyleUrl(),
      NEXT_TELEMETRY_DISABLED: '1',
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasExited = new Promise<void>((exited) => child.once('exit', () => exited()));
  const stop = async () => {
    child.kill('SIGTERM');
    await hasExited;
    await rm(directory, { recursive: true, force: true });
  };
  await waitForOutput(child, LISTENING).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, edit: (...words) => edit(directory, ...words), write, stop };
}

async function edit(directory: string, file: string, from: string, to: string): Promise<void> {
  const place = path.join(directory, file);
  const source = await readFile(place, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
  await writeFile(place, source.replace(from, to));
}
