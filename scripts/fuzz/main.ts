// `npm run fuzz -- 10m`, or `npm run fuzz -- --seed 42` to repeat a round (tests/README.md)
import { appendFile, mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import fc from 'fast-check';

import { aDocument } from '../../tests/content';
import { parserHolds } from '../../tests/hostile/parser';
import { answersHold, pageHolds } from '../../tests/hostile/properties';
import { startTarget } from '../../tests/hostile/target';

const LOG = '.cache/fuzz/seeds.log';
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [, amount, unit] = /^(\d+)([smh])$/.exec(positionals[0] ?? '10m') ?? [];
if (values.seed === undefined && amount === undefined) {
  console.error('Give a duration, for example: npm run fuzz -- 10m');
  process.exit(2);
}
const until = Date.now() + Number(amount) * UNITS[unit as keyof typeof UNITS];

const target = await startTarget(aDocument());
const PROPERTIES = [
  { name: 'parser', property: parserHolds, numRuns: 200 },
  { name: 'page', property: pageHolds(target), numRuns: 25 },
  { name: 'requests', property: answersHold(target), numRuns: 300 },
];

/** Only a repeated round searches for the smallest failing input, because the search is slow. */
const isRepeated = values.seed !== undefined;

async function round(seed: number): Promise<number> {
  let broken = 0;
  for (const { name, property, numRuns } of PROPERTIES) {
    const parameters = { seed, numRuns, endOnFailure: !isRepeated };
    const result = await fc.check<unknown[]>(property as fc.IAsyncProperty<unknown[]>, parameters);
    const line = `${new Date().toISOString()} seed ${seed} ${name} ${result.failed ? `FAILED ${result.counterexamplePath}` : 'held'}`;
    console.log(line);
    if (result.failed) console.log(String(result.errorInstance), await fc.asyncDefaultReportMessage(result));
    await appendFile(LOG, `${line}\n`);
    if (result.failed) broken += 1;
  }
  return broken;
}

await mkdir('.cache/fuzz', { recursive: true });
let broken = 0;
try {
  if (isRepeated) broken = await round(Number(values.seed));
  else while (Date.now() < until) broken += await round(Math.floor(Math.random() * 2 ** 31));
} finally {
  await target.stop();
}
console.log(
  broken === 0 ? 'All properties held.' : `${broken} properties failed; the cases are printed above.`,
);
process.exit(broken === 0 ? 0 : 1);
