// The part of `npm run lint` that checks the configuration of Prometheus and runs the tests of the alerts. promtool comes with
// Prometheus, which only some machines have.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  // The token's file is not in the repository, so files that the configuration names are not looked for.
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
