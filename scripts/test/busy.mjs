// `npm run test:busy [-- WORDS…]`: the browser tests while every core is kept busy; WORDS are Playwright's own.
// No test may fail for being late.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { runBeside } from './run.mjs';

/** However the tests end, the load ends by itself. */
const LIMIT_MS = 60 * 60_000;

const BUSY =
  'const until = Date.now() + require("node:worker_threads").workerData; while (Date.now() < until);';

const loops = Array.from(
  { length: availableParallelism() },
  () => new Worker(BUSY, { eval: true, workerData: LIMIT_MS }),
);
const isGood = await runBeside('npx', 'playwright', 'test', ...process.argv.slice(2));
await Promise.all(loops.map((loop) => loop.terminate()));
process.exit(isGood ? 0 : 1);
