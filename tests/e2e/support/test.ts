import { readFileSync } from 'node:fs';

import { expect, type Page, test as base, type WorkerFixture } from '@playwright/test';

import { type Once, Shared } from './once';
import { StorefrontPool } from './pool';
import { ShopPool } from './shops';
import { sharedStorefront } from './storefront';
import { scriptsHaveCome } from './visit';

import { MAP_TIMEOUT_MS } from '@/components/stores/map-view';

/** What a test expects to go wrong; everything else on the console or the network fails it. */
type Expected = { console: RegExp[]; requests: RegExp[] };

/** Most tests are not about the film, and a film that plays in software costs more than all else on the page. */
type Film = 'paused by the visitor' | 'playing';

type Fixtures = {
  expected: Expected;
  film: Film;
  once: Once;
  /** Whether a map that is not ready in its time counts as failed, as it does for visitors. */
  isMapTimed: boolean;
  /** One for all tests that are content with the repository's own document and leave it as it is. */
  storefront: { url: string };
  /** One that never had content, in two languages: English and French. */
  withoutContent: { url: string };
};
/** All that lasts as long as a worker is here: files with worker fixtures of their own would have workers of their own. */
type Workers = { pool: StorefrontPool; shops: ShopPool; shared: Shared };

/** Software rendering alone says this; no visitor's browser does. */
const SOFTWARE_GL = /GPU stall due to ReadPixels|GL Driver Message|software WebGL|swiftshader/i;

/** What is made once in a worker, and ends with it. */
function forTheWorker<Value extends { stop: () => Promise<void> }>(
  make: () => Value | Promise<Value>,
): [WorkerFixture<Value, object>, { scope: 'worker' }] {
  return [
    async ({}, provide) => {
      const value = await make();
      await provide(value);
      await value.stop();
    },
    { scope: 'worker' },
  ];
}

export const test = base.extend<Fixtures, Workers>({
  pool: forTheWorker(() => new StorefrontPool()),
  shops: forTheWorker(() => new ShopPool()),
  shared: forTheWorker(() => new Shared()),
  once: async ({ shared }, provide, { file }) => {
    await shared.enter(file);
    await provide(shared.once);
  },
  storefront: async ({}, provide) => provide(sharedStorefront('storefront')),
  withoutContent: async ({}, provide) => provide(sharedStorefront('withoutContent')),
  baseURL: async ({ storefront }, provide) => provide(storefront.url),
  expected: async ({}, provide) => provide({ console: [], requests: [] }),
  film: ['paused by the visitor', { option: true }],
  isMapTimed: [false, { option: true }],
  // A test that asks by `fetch` or `request` alone has neither of these, and needs no browser.
  context: async ({ context, film, isMapTimed }, provide) => {
    // An empty page, which every visit begins with, has no storage.
    if (film !== 'playing')
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.setItem('film-paused', '1');
      });
    if (!isMapTimed) await context.addInitScript(letMapsTakeLong, MAP_TIMEOUT_MS);
    await provide(context);
  },
  page: async ({ page, expected, javaScriptEnabled }, provide) => {
    const faults = watch(page, expected);
    if (javaScriptEnabled !== false) waitForScriptsToo(page);
    await provide(page);
    expect(faults, 'nothing unexpected on the console or the network').toEqual([]);
  },
});

/** Whoever goes to a page and waits for its `load` waits for its scripts too, which may come after that (docs/decisions/0007). */
function waitForScriptsToo(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((options?.waitUntil ?? 'load') === 'load') await scriptsHaveCome(page);
    return response;
  };
}

/** Drawn by a busy processor a map may take longer than a visitor's may. Runs in the page. */
function letMapsTakeLong(mapTimeout: number): void {
  const { setTimeout } = globalThis;
  const later = (run: () => void, ms?: number, ...words: []) =>
    setTimeout(run, ms === mapTimeout ? 2 ** 31 - 1 : ms, ...words);
  Object.assign(globalThis, { setTimeout: later });
}

/** Collects what no visitor should meet: console messages, page errors, failed requests, violations of the policy. */
function watch(page: Page, expected: Expected): string[] {
  const faults: string[] = [];
  const add = (fault: string, patterns: RegExp[]) => {
    if (![...patterns, SOFTWARE_GL].some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      add(`${message.type()}: ${message.text()}`, expected.console);
  });
  page.on('pageerror', (error) => add(`page error: ${error.message}`, expected.console));
  page.on('requestfailed', (request) => {
    // A browser lets go of a film, or of a page that is left, by itself.
    const isLetGo = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLetGo) add(`failed: ${request.url()} ${request.failure()?.errorText}`, expected.requests);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`, expected.requests);
  });
  return faults;
}

/** The repository's default content as editors write it. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

export { expect };
