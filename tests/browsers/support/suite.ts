import { type Between, startBetween } from './between';
import { type Engine, type EngineName, isInstalled, startEngine, type Wishes } from './engines';
import { Steps } from './steps';

declare const ENGINE: EngineName;

/** What the tests of a file share. The engine is there from the first test on, and starts each with a blank page. */
export type Suite = { steps: Steps; between: Between };

/** A test in an engine that is installed; elsewhere it is reported as skipped, by its name. */
export function test(sentence: string, run: () => Promise<void>): void {
  const orSkip = isInstalled(ENGINE) ? globalThis.test : globalThis.test.skip;
  orSkip(`in ${ENGINE} ${sentence}`, run);
}

/** Starts the project's engine for the tests of a file. */
export function inEngine(wishes: Wishes = {}): Suite {
  const suite = {} as Suite;
  let running: Engine | undefined;
  beforeAll(async () => {
    if (!isInstalled(ENGINE)) return;
    suite.between = await startBetween(process.env.STOREFRONT_URL ?? '');
    running = await startEngine(ENGINE, wishes);
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
