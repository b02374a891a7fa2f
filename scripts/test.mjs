// `npm test [-- --with-services --browsers]` (README.md, tests/README.md)
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { isBuilt as wasBuilt } from './sources.mjs';
import { ensureChromium, ensurePackages, installBrowsers, installServices } from './test/install.mjs';
import { browserResults, printReport, unitResults } from './test/report.mjs';
import { runAsync, runBuffered } from './test/run.mjs';

const RESULTS = 'test-results';
const WITHOUT_IMAGE = { title: 'npm run image:test (needs --with-services)', status: 'skipped', ms: 0 };
const WITHOUT_ORCA = { title: 'tests/screen-reader (needs --with-services)', status: 'skipped', ms: 0 };
const startedAt = performance.now();

const { values: options } = parseArgs({
  options: {
    'with-services': { type: 'boolean', default: false },
    browsers: { type: 'boolean', default: false },
  },
});

ensurePackages();
await ensureChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

// Runs during the build, because the unit tests need no built files.
const unit = runBuffered('npx', 'jest', '--ci', '--json', `--outputFile=${RESULTS}/unit.json`);
const [isBuilt] = await Promise.all([build(), installOptional()]);
const checks = [{ title: 'the production build', status: isBuilt ? 'passed' : 'failed', ms: 0 }];

async function build() {
  if (!wasBuilt()) return runAsync('npm', 'run', 'build');
  console.log('The existing build is up to date.');
  return true;
}

/** Runs during the build, because an installation mostly waits for the network. */
async function installOptional() {
  if (options['with-services']) await installServices();
  if (options.browsers) await installBrowsers();
}

async function check(script) {
  const since = performance.now();
  const isGood = await runBuffered('npm', 'run', script);
  checks.push({
    title: `npm run ${script}`,
    status: isGood ? 'passed' : 'failed',
    ms: performance.now() - since,
  });
}

/** Runs during `checkBuild`, and should not take longer. */
async function checkSources() {
  await unit;
  for (const script of ['licences', 'lint', 'typecheck']) await check(script);
  if (!options['with-services']) return;
  await runBuffered(...jestIn('tests/image', 'image'));
  if (isBuilt) await runBuffered(...jestIn('tests/screen-reader', 'screen-reader'));
}

/** Tests whose program is not installed are skipped. */
async function checkBuild() {
  await runAsync('npx', 'playwright', 'test');
  await runAsync(...jestIn('tests/browsers', 'engines'));
}

await Promise.all([checkSources(), isBuilt ? checkBuild() : undefined]);

function jestIn(folder, name) {
  const config = `--config=${folder}/jest.config.mjs`;
  return ['npx', 'jest', config, '--ci', '--json', `--outputFile=${RESULTS}/${name}.json`];
}

const results = [
  ...checks,
  ...unitResults(`${RESULTS}/unit.json`),
  ...(isBuilt ? browserResults(`${RESULTS}/e2e.json`) : []),
  ...(isBuilt ? unitResults(`${RESULTS}/engines.json`) : []),
  ...(options['with-services'] ? unitResults(`${RESULTS}/image.json`) : [WITHOUT_IMAGE]),
  ...screenReaderResults(),
];

/** Reads no results if the build failed, because the screen reader tests need a build. */
function screenReaderResults() {
  if (!options['with-services']) return [WITHOUT_ORCA];
  return isBuilt ? unitResults(`${RESULTS}/screen-reader.json`) : [];
}

console.log(`\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`);
process.exit(printReport(results) ? 0 : 1);
