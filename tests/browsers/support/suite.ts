import { type Engine, type EngineName, isInstalled, startEngine, type EngineOptions } from './engines';
import { type TestProxy, startProxy } from './proxy';
import { Steps } from './steps';

declare const ENGINE: EngineName;
export const engine = ENGINE;

export type Suite = { steps: Steps; proxy: TestProxy };

export function test(sentence: string, run: () => Promise<void>, canRun = true): void {
  const testOrSkip = isInstalled(ENGINE) && canRun ? globalThis.test : globalThis.test.skip;
  testOrSkip(`${ENGINE}: ${sentence}`, run);
}

type Storefront = 'STOREFRONT_URL' | 'BILINGUAL_STOREFRONT_URL';

/** Starts the current engine, or another engine to compare with, for the tests of a file. */
export function engineSuite(
  options: EngineOptions = {},
  name = ENGINE,
  storefront: Storefront = 'STOREFRONT_URL',
): Suite {
  const suite = {} as Suite;
  let running: Engine | undefined;
  beforeAll(async () => {
    if (!isInstalled(name)) return;
    suite.proxy = await startProxy(process.env[storefront] ?? '');
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
