import { type Between, startBetween } from './between';
import { type Engine, type EngineName, isInstalled, startEngine, type Wishes } from './engines';
import { Steps } from './steps';

/** The engine that the tests of this run speak of (jest.config.mjs). */
declare const ENGINE: EngineName;
export const engine = ENGINE;

/** What the tests of a file share: an engine that runs from the first one on, and what lies between it and the page. */
export type Suite = { steps: Steps; between: Between };

/** A test in an engine; where that, or something else that the test needs, is missing it is skipped by its name. */
export function test(sentence: string, run: () => Promise<void>, canRun = true): void {
  const orSkip = isInstalled(ENGINE) && canRun ? globalThis.test : globalThis.test.skip;
  orSkip(`in ${ENGINE} ${sentence}`, run);
}

/** Starts an engine for the tests of a file: the one of this run, unless it is to be compared with another. */
export function inEngine(wishes: Wishes = {}, name = ENGINE): Suite {
  const suite = {} as Suite;
  let running: Engine | undefined;
  beforeAll(async () => {
    if (!isInstalled(name)) return;
    suite.between = await startBetween(process.env.STOREFRONT_URL ?? '');
    running = await startEngine(name, wishes);
    suite.steps = new Steps(running.driver, suite.between.url);
  });
  afterEach(async () => {
    if (!running) return;
    suite.between.forget();
    await suite.steps.leave();
  });
  afterAll(async () => {
    await running?.stop();
    await suite.between?.stop();
  });
  return suite;
}
