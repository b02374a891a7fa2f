// `npm test [-- --with-services --browsers]`: installs what is missing, then runs lint, the type check, unit tests and browser
// tests on the production build; a build that was made of these very sources is not made again. With `--with-services` it
// may also install nginx, Redis, PHP, a quicker Chromium and what builds and runs the container image, which is then tested;
// with `--browsers` Firefox and WebKit (Debian's packages).
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { isBuilt as wasBuilt } from './sources.mjs';
import { needChromium, needPackages, wantBrowsers, wantServices } from './test/install.mjs';
import { browserResults, tell, unitResults } from './test/report.mjs';
import { runBeside, runQuietly } from './test/run.mjs';

const RESULTS = 'test-results';
const WITHOUT_IMAGE = { title: 'npm run image:test (needs --with-services)', status: 'skipped', ms: 0 };
const startedAt = performance.now();

const { values: wanted } = parseArgs({
  options: {
    'with-services': { type: 'boolean', default: false },
    browsers: { type: 'boolean', default: false },
  },
});

needPackages();
await needChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

// Two things at a time, one for each core: beside the build what does not read what it writes, the rest beside the browsers.
const unit = runQuietly('npx', 'jest', '--ci', '--json', `--outputFile=${RESULTS}/unit.json`);
const [isBuilt] = await Promise.all([build(), installWanted()]);
const checks = [{ title: 'the production build', status: isBuilt ? 'passed' : 'failed', ms: 0 }];

/** Builds, unless `npm run up` or an earlier run built these very sources. */
async function build() {
  if (!wasBuilt()) return runBeside('npm', 'run', 'build');
  console.log('The build that is there was made of these very sources.');
  return true;
}

/** Nothing of this is needed before the browser tests, and most of the time of it is not the processor's. */
async function installWanted() {
  if (wanted['with-services']) await wantServices();
  if (wanted.browsers) await wantBrowsers();
}

async function check(script) {
  const since = performance.now();
  const isGood = await runQuietly('npm', 'run', script);
  checks.push({
    title: `npm run ${script}`,
    status: isGood ? 'passed' : 'failed',
    ms: performance.now() - since,
  });
}

async function checkEach(...scripts) {
  await unit;
  for (const script of scripts) await check(script);
}

await Promise.all([
  checkEach('licences', 'lint', 'typecheck'),
  isBuilt ? runBeside('npx', 'playwright', 'test') : undefined,
]);

// The same sentences in each engine that is there; of those that are not, each is skipped by its name.
if (isBuilt) await jestBeside('tests/browsers', 'engines');
// The image is built from the sources: what was built here does not matter to it.
if (wanted['with-services']) await jestBeside('tests/image', 'image');

/** Runs the tests of a folder that has a configuration of its own. */
function jestBeside(folder, name) {
  const words = [
    `--config=${folder}/jest.config.mjs`,
    '--ci',
    '--json',
    `--outputFile=${RESULTS}/${name}.json`,
  ];
  return runBeside('npx', 'jest', ...words);
}

const results = [
  ...checks,
  ...unitResults(`${RESULTS}/unit.json`),
  ...(isBuilt ? browserResults(`${RESULTS}/e2e.json`) : []),
  ...(isBuilt ? unitResults(`${RESULTS}/engines.json`) : []),
  ...(wanted['with-services'] ? unitResults(`${RESULTS}/image.json`) : [WITHOUT_IMAGE]),
];
console.log(`\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`);
process.exit(tell(results) ? 0 : 1);
