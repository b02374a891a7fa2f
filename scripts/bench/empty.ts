import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '../../tests/e2e/support/storefront';

const FOLDER = '.cache/bench/empty';
const NEXT = path.resolve('node_modules/next/dist/bin/next');

/** Starts a Next.js app with an empty page at `/` and a static copy of the given page at `/copy`. */
export async function startEmpty(page: Buffer): Promise<{ url: string; stop: () => void }> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await cp('scripts/bench/empty', FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/package.json`, '{"private":true}');
  await writeFile(`${FOLDER}/copy.html`, page);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const build = spawnSync(process.execPath, [NEXT, 'build'], { cwd: FOLDER, env, encoding: 'utf8' });
  if (build.status !== 0)
    throw new Error(`the build of the empty page failed:\n${build.stdout}${build.stderr}`);
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: FOLDER,
    env,
  });
  await new Promise<void>((ready, failed) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('Ready') && ready());
    server.once('exit', (code) => failed(new Error(`the server of the empty page exited with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}
