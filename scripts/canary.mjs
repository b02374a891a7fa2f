// `npm run canary [-- VERSION]` (docs/upgrading.md): tests a copy of this site. Needs the network and Chromium.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** All browser tests in the column “guard” of docs/upgrading.md. */
const CHECKS = [
  ...['policy', 'speed', 'no-script', 'preview', 'attack'],
  ...['shared-links', 'hash', 'upgrade', 'development'],
];

const [version = 'canary'] = process.argv.slice(2);
const copy = mkdtempSync(path.join(tmpdir(), 'storefront-canary-'));

function run(command, ...words) {
  console.log(`\n> ${[command, ...words].join(' ')}`);
  execFileSync(command, words, { cwd: copy, stdio: 'inherit', shell: process.platform === 'win32' });
}

try {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, path.join(copy, file));
  run('npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund', `next@${version}`, `@next/env@${version}`);
  run('npm', 'run', 'build');
  run('npx', 'playwright', 'test', ...CHECKS);
  console.log(`\nnext@${version} passed`);
} catch (error) {
  console.error(`\nnext@${version} failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
