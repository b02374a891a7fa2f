// `npm test`: installs what is missing, then runs lint, types, unit tests and browser tests on the production build.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = 'test-results';

function run(command, ...words) {
  const { status, error } = spawnSync(command, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  return status === 0;
}

function need(command, ...words) {
  if (run(command, ...words)) return;
  console.error(`\n${[command, ...words].join(' ')} failed; nothing more was run.`);
  process.exit(1);
}

const isThere = (command, word = '--version') => {
  try {
    execFileSync(command, [word], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A Chromium: one that is installed, else Debian's package where apt is, else Playwright's own download. */
async function needChromium() {
  const { chromium } = await import('@playwright/test');
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const places = [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...system];
  if (places.some((place) => place && existsSync(place))) return;
  if (!install('chromium')) need('npx', 'playwright', 'install', 'chromium');
}

/** nginx and Redis, for the tests of several instances; where they cannot be had those are skipped. */
function wantCluster() {
  const packages = { nginx: 'nginx-light', 'redis-server': 'redis-server' };
  const missing = Object.keys(packages).filter((program) => !isThere(program, '-v'));
  if (missing.length > 0) install(...missing.map((program) => packages[program]));
}

/** Whether Debian's packages could be installed. */
function install(...packages) {
  if (!isThere('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [apt, ...words] = [...asRoot, 'apt-get'];
  run(apt, ...words, 'update', '-qq');
  return run(apt, ...words, 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Passed and failed tests of a runner's JSON report. */
function counts(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

if (!existsSync('node_modules/next/package.json')) need('npm', 'ci', '--no-audit', '--no-fund');
await needChromium();
wantCluster();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

need('npm', 'run', 'build');
const checks = ['lint', 'typecheck', 'licences'].map((script) => run('npm', 'run', script));
run('npx', 'jest', '--ci', '--json', `--outputFile=${RESULTS}/unit.json`);
run('npx', 'playwright', 'test');

const tallies = [
  { passed: checks.filter(Boolean).length, failed: checks.filter((isGood) => !isGood).length },
  counts(`${RESULTS}/unit.json`, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  })),
  counts(`${RESULTS}/e2e.json`, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  })),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
