import { existsSync, readFileSync } from 'node:fs';

const SLOWEST = 10;

/** @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped', ms: number }} Result */

/** Reads a Jest report. A test file that did not run counts as a failed test. */
export function unitResults(file) {
  const report = reportIn(file);
  if (!report) return [noReport(file)];
  return report.testResults.flatMap(({ name, assertionResults, status, message }) => {
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: `${name}: ${message}`, status: 'failed', ms: 0 }];
    return assertionResults.map(({ fullName, status: outcome, duration }) => ({
      title: fullName,
      status: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
      ms: duration ?? 0,
    }));
  });
}

const OUTCOMES = { expected: 'passed', flaky: 'passed', skipped: 'skipped', unexpected: 'failed' };

/** Reads a Playwright report. Each error outside a test counts as a failed test. */
export function browserResults(file) {
  const report = reportIn(file);
  if (!report) return [noReport(file)];
  const faults = report.errors.map(({ message }) => ({ title: message, status: 'failed', ms: 0 }));
  return [...report.suites.flatMap((suite) => inSuite(suite, [])), ...faults];
}

function inSuite({ title, suites = [], specs = [] }, above) {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: [...titles, spec.title].join(' › '),
      status: OUTCOMES[status],
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => inSuite(suite, titles))];
}

function reportIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const noReport = (file) => ({
  title: `${file} is missing: the tests wrote no report`,
  status: 'failed',
  ms: 0,
});

/** Returns true if no test failed. */
export function printReport(results) {
  const of = (wanted) => results.filter(({ status }) => status === wanted);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(of);
  const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  console.log(`\nThe ${slowest.length} slowest tests:`);
  for (const { title, ms } of slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  for (const [what, list] of Object.entries({ Skipped: skipped, Failed: failed }))
    if (list.length > 0) console.log([`\n${what}:`, ...list.map(({ title }) => `  ${title}`)].join('\n'));
  const counts = [`${passed.length} passed`, `${failed.length} failed`];
  console.log([...counts, ...(skipped.length > 0 ? [`${skipped.length} skipped`] : [])].join(', '));
  return failed.length === 0;
}
