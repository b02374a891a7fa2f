import { type Engine, type EngineName, isInstalled, startEngine, type EngineOptions } from './engines';
import { type TestProxy, startProxy } from './proxy';
import { Steps } from './steps';

/** The engine of this run (jest.config.mjs). */
declare const ENGINE: EngineName;
export const engine = ENGINE;

/** Shared by the tests of a file: a running engine, and the proxy between it and the storefront. */
export type Suite = { steps: Steps; proxy: TestProxy };

/**
 * Defines a test for the engine of this run. Skips the test if the engine, or something else it needs, is missing.
 */
export function test(sentence: string, run: () => Promise<void>, canRun = true): void {
  const testOrSkip = isInstalled(ENGINE) && canRun ? globalThis.test : globalThis.test.skip;
  testOrSkip(`${ENGINE}: ${sentence}`, run);
}

/** Starts an engine for the tests of a file: the engine of this run, or another one to compare with. */
export function engineSuite(options: EngineOptions = {}, name = ENGINE): Suite {
  const suite = {} as Suite;
  let running: Engine | undefined;
  beforeAll(async () => {
    if (!isInstalled(name)) return;
    suite.proxy = await startProxy(process.env.STOREFRONT_URL ?? '');
    running = await startEngine(name, options);
    suite.steps = new Steps(running.driver, suite.proxy.url);
  });
  afterEach(async () => {
    if (!running) return;
    suite.proxy.reset();
    await suite.steps.leave();
  });
  afterAll(async () => {
    await running?.stop();
    await suite.proxy?.stop();
  });
  return suite;
}
