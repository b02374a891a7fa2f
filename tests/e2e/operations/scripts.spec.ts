import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from '../support/test';

const INSTALL = pathToFileURL('scripts/test/install.mjs').href;

/** Logs its arguments. Like the real apt-get, fails if one package is unavailable. */
const APT_GET = `#!/bin/sh
echo "$*" >> apt-get.log
case "$*" in *debootstrap*) exit 100 ;; esac
`;

test('if a Debian package is unavailable, `installServices` still installs the other packages', ({}, info) => {
  const folder = info.outputPath('programs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'apt-get'), APT_GET, { mode: 0o755 });
  writeFileSync(path.join(folder, 'sudo'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });

  const script = `import(${JSON.stringify(INSTALL)}).then(({ installServices }) => installServices())`;
  const env = { PATH: folder, NODE_ENV: process.env.NODE_ENV };
  execFileSync(process.execPath, ['--eval', script], { cwd: folder, env, stdio: 'ignore' });

  const commands = readFileSync(path.join(folder, 'apt-get.log'), 'utf8').split('\n');
  expect(commands).toContain('install -y -qq --no-install-recommends redis-server');
});

test('if an argument names no part of the benchmark, the script lists the parts and exits with code 1', () => {
  const command = ['--import', 'tsx', '--conditions=react-server', 'scripts/bench/main.ts', 'bytes', 'bytse'];

  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });

  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The parts are: bytes, paint, /)]);
});
