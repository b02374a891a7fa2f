// Part of `npm run lint`, if promtool is installed.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  // Checks only the syntax, because the configuration names a token file outside the repository.
  ['check', 'config', '--syntax-only', 'ops/prometheus.yml'],
  ['check', 'rules', 'ops/alerts.yml'],
  ['test', 'rules', 'ops/alerts.test.yml'],
];

for (const words of CHECKS) {
  const { status, error, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
  if (error?.code === 'ENOENT') {
    console.log('ops/alerts.yml was not checked: promtool is not installed (Debian: prometheus).');
    break;
  }
  if (status === 0) continue;
  console.error(`promtool ${words.join(' ')} failed:\n${error?.message ?? stdout + stderr}`);
  process.exit(1);
}
