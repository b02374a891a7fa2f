// `npm run test:busy [-- ARGUMENTS…]`: runs Playwright while every core is busy.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { runAsync } from './run.mjs';

/** Ends the busy loops, even if the tests hang. */
const LIMIT_MS = 60 * 60_000;

const BUSY =
  'const until = Date.now() + require("node:worker_threads").workerData; while (Date.now() < until);';

const loops = Array.from(
  { length: availableParallelism() },
  () => new Worker(BUSY, { eval: true, workerData: LIMIT_MS }),
);
const isGood = await runAsync('npx', 'playwright', 'test', ...process.argv.slice(2));
await Promise.all(loops.map((loop) => loop.terminate()));
process.exit(isGood ? 0 : 1);
