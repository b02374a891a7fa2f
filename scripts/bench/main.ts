// `npm run bench [-- PART…]` (docs/performance.md)
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

import { startStorefront } from '../../tests/e2e/support/storefront';

import { launch } from './browser';
import { startEmpty } from './empty';
import { startLimits } from './limits';
import { type PartName, PARTS, type Results } from './parts';
import { table } from './table';

const FILE = '.cache/bench/results.json';

const ALL_PARTS = Object.keys(PARTS) as PartName[];

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
const asked = process.argv.slice(2);
if (!asked.every(isPart)) {
  console.error(`The parts are: ${ALL_PARTS.join(', ')}`);
  process.exit(1);
}
const parts = asked.length > 0 ? asked : ALL_PARTS;

if (asked.length === 0) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const storefront = await startStorefront();
const answer = await fetch(storefront.url);
const html = Buffer.from(await answer.arrayBuffer());
const empty = await startEmpty(html);
const limits = await startLimits(html, answer.headers.get('link') ?? '');
const browser = await launch();
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
await mkdir('.cache/bench', { recursive: true });
let results = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as Results & { machine?: string };
try {
  for (const name of parts) {
    const since = performance.now();
    const result = await PARTS[name]({ browser, page: storefront.url, empty: empty.url, limits });
    results = { ...results, [name]: result, machine };
    await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
    console.error(`${name}: ${Math.round((performance.now() - since) / 1000)} s`);
  }
} finally {
  await browser.close();
  empty.stop();
  await limits?.stop();
  await storefront.stop();
}

console.log(table(results));
if (!limits) console.log('\nnginx is not installed: figures that are compared with it are missing.');
