import { readFileSync } from 'node:fs';

import { expect, type Page, test as base, type WorkerFixture } from '@playwright/test';

import { type Once, Shared } from './once';
import { StorefrontPool } from './pool';
import type { StorefrontServer } from './server';
import { ShopPool } from './shops';
import { sharedStorefront } from './storefront';
import { scriptsLoaded } from './visit';

import { MAP_TIMEOUT_MS } from '@/components/stores/map/map-state';

/** Console errors, warnings and failed requests that a test expects. All others fail the test. */
type Expected = { console: RegExp[]; requests: RegExp[] };

/** Paused by default: without a graphics card, the film takes more processor time than the rest of the page. */
type Film = 'paused by the visitor' | 'playing';

type Fixtures = {
  expected: Expected;
  film: Film;
  once: Once;
  /** Returns a storefront that shows the given document during one test. */
  serve: (document: object | string, settings?: Record<string, string>) => Promise<StorefrontServer>;
  /** Whether the map has its time limit, as for visitors. Off by default. */
  isMapTimed: boolean;
  /** Shared, with the repository's own document. Tests must not change this storefront. */
  storefront: { url: string };
  /** Shared, in English and French. Never had content. */
  withoutContent: { url: string };
};
/** The worker fixtures of all test files. A test file with its own worker fixtures would get separate workers. */
type Workers = { pool: StorefrontPool; shops: ShopPool; shared: Shared };

/** WebGL prints these messages without a graphics card. */
const SOFTWARE_GL = /GPU stall due to ReadPixels|GL Driver Message|software WebGL|swiftshader/i;

function workerFixture<Value extends { stop: () => Promise<void> }>(
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
  pool: workerFixture(() => new StorefrontPool()),
  shops: workerFixture(() => new ShopPool()),
  shared: workerFixture(() => new Shared()),
  once: async ({ shared }, provide, { file }) => {
    await shared.enter(file);
    await provide(shared.once);
  },
  serve: async ({ pool }, provide) => {
    await provide((document, settings) => pool.take(document, settings));
    pool.release();
  },
  storefront: async ({}, provide) => provide(sharedStorefront('storefront')),
  withoutContent: async ({}, provide) => provide(sharedStorefront('withoutContent')),
  baseURL: async ({ storefront }, provide) => provide(storefront.url),
  expected: async ({}, provide) => provide({ console: [], requests: [] }),
  film: ['paused by the visitor', { option: true }],
  isMapTimed: [false, { option: true }],
  // Playwright starts a browser only for tests that use `context` or `page`.
  context: async ({ context, film, isMapTimed }, provide) => {
    // about:blank, with which each visit begins, has no session storage.
    if (film !== 'playing')
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.setItem('film-paused', '1');
      });
    if (!isMapTimed) await context.addInitScript(disableMapTimeout, MAP_TIMEOUT_MS);
    await provide(context);
  },
  page: async ({ page, expected, javaScriptEnabled }, provide) => {
    const faults = recordFaults(page, expected);
    if (javaScriptEnabled !== false) waitForDeferredScripts(page);
    await provide(page);
    expect(faults, 'nothing unexpected on the console or the network').toEqual([]);
  },
});

/** Deferred scripts may load after `load` (docs/decisions/0007). */
function waitForDeferredScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((options?.waitUntil ?? 'load') === 'load') await scriptsLoaded(page);
    return response;
  };
}

/** This machine may be slower than a visitor's. Runs in the page. */
function disableMapTimeout(mapTimeout: number): void {
  const { setTimeout } = globalThis;
  const later = (run: () => void, ms?: number, ...words: []) =>
    setTimeout(run, ms === mapTimeout ? 2 ** 31 - 1 : ms, ...words);
  Object.assign(globalThis, { setTimeout: later });
}

/** Records unexpected console warnings and errors (such as policy violations), page errors and failed requests. */
function recordFaults(page: Page, expected: Expected): string[] {
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
    // The browser aborts requests for a film, and those of a page that the visitor leaves.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isAborted) add(`failed: ${request.url()} ${request.failure()?.errorText}`, expected.requests);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`, expected.requests);
  });
  return faults;
}

/** Returns the repository's default document in wire form. */
export function liveDocument(): { common: Record<string, unknown>; home: Record<string, unknown> } {
  return JSON.parse(readFileSync('content/live.json', 'utf8')) as ReturnType<typeof liveDocument>;
}

export { expect };
