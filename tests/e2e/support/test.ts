import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, type Page, test as base, type WorkerFixture } from '@playwright/test';

import { type ContentServer, startContentServer } from '../../content-server';

import { type Once, Shared } from './once';
import { sharedStorefront } from './shared-storefronts';
import { ShopPool } from './shop-pool';
import { type StorefrontServer, startStorefront } from './storefront';
import { StorefrontPool } from './storefront-pool';
import { scriptsLoaded } from './visit';

import { MAP_TIMEOUT_MS } from '@/components/stores/map/map-state';

/** Expected faults. All other console errors, warnings and failed requests fail the test. */
type Expected = { console: RegExp[]; requests: RegExp[] };

/** The film is paused by default: without a graphics card, it takes more processor time than the rest of the page. */
type Film = 'paused by the visitor' | 'playing';

type Fixtures = {
  expected: Expected;
  film: Film;
  once: Once;
  /** The storefront shows the document during one test. */
  serve: (document: object | string, settings?: Record<string, string>) => Promise<StorefrontServer>;
  /** The server is stopped even if the test fails. */
  startServer: (settings?: Record<string, string>) => Promise<StorefrontServer>;
  /** The server is stopped even if the test fails. */
  startBackend: (...first: Parameters<typeof startContentServer>) => Promise<ContentServer>;
  /** An empty folder, deleted after the test. */
  folder: string;
  /** These pages go to `about:blank` before a test stops a server that `startServer` started. */
  openPages: Page[];
  /** Whether the map has its usual time limit. */
  isMapTimed: boolean;
  /** A storefront with the default document. Tests must not change this storefront. */
  storefront: { url: string };
  /** A storefront in English and French that never had content. */
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
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-test-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  openPages: async ({}, provide) => provide([]),
  // Depends on `folder`, so that the folder is deleted only after the servers have stopped.
  startServer: async ({ openPages, folder }, provide) => {
    expect(folder).toBeDefined();
    const started: StorefrontServer[] = [];
    await provide(async (settings) => {
      const server = await startStorefront(settings);
      // A page that is still loading would report failed requests.
      const stop = async () => {
        for (const page of openPages) await page.goto('about:blank');
        await server.stop();
      };
      started.push(server);
      return { ...server, stop };
    });
    for (const server of started) await server.stop();
  },
  startBackend: async ({}, provide) => {
    const started: ContentServer[] = [];
    await provide(async (first) => {
      const backend = await startContentServer(first);
      started.push(backend);
      return backend;
    });
    await Promise.all(started.map((backend) => backend.stop()));
  },
  storefront: async ({}, provide) => provide(sharedStorefront('storefront')),
  withoutContent: async ({}, provide) => provide(sharedStorefront('withoutContent')),
  baseURL: async ({ storefront }, provide) => provide(storefront.url),
  expected: async ({}, provide) => provide({ console: [], requests: [] }),
  film: ['paused by the visitor', { option: true }],
  isMapTimed: [false, { option: true }],
  // Playwright starts a browser only for tests that use `context` or `page`.
  context: async ({ context, film, isMapTimed }, provide) => {
    // The script skips `about:blank`, with which each visit begins, because `about:blank` has no session storage.
    if (film !== 'playing')
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.setItem('film-paused', '1');
      });
    if (!isMapTimed) await context.addInitScript(disableMapTimeout, MAP_TIMEOUT_MS);
    await provide(context);
  },
  // Depends on `startServer`, so that the page is closed before the servers stop.
  page: async ({ page, expected, javaScriptEnabled, openPages, startServer }, provide) => {
    expect(startServer).toBeDefined();
    openPages.push(page);
    const faults = recordFaults(page, expected);
    if (javaScriptEnabled !== false) waitForDeferredScripts(page);
    await provide(page);
    expect(faults, 'nothing unexpected on the console or the network').toEqual([]);
  },
});

/** Makes `goto` wait for deferred scripts, which may load after the `load` event (docs/decisions/0007). */
function waitForDeferredScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((options?.waitUntil ?? 'load') === 'load') await scriptsLoaded(page);
    return response;
  };
}

/** Disables the time limit of the map, which a slow machine could exceed. This function runs in the page. */
function disableMapTimeout(mapTimeout: number): void {
  const { setTimeout } = globalThis;
  const later = (run: () => void, ms?: number, ...words: []) =>
    setTimeout(run, ms === mapTimeout ? 2 ** 31 - 1 : ms, ...words);
  Object.assign(globalThis, { setTimeout: later });
}

/** After a resize, Chromium preloads the poster for the new window, and can report it as unused on a slow machine. */
export const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

function recordFaults(page: Page, expected: Expected): string[] {
  const faults: string[] = [];
  const add = (fault: string, patterns: RegExp[]) => {
    if (![...patterns, SOFTWARE_GL].some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = (size) => {
    expected.console.push(UNUSED_PRELOAD);
    return resize(size);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      add(`${message.type()}: ${message.text()}`, expected.console);
  });
  page.on('pageerror', (error) => add(`page error: ${error.message}`, expected.console));
  page.on('requestfailed', (request) => {
    // The browser aborts requests for a film, and requests of a page that the visitor leaves.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isAborted) add(`failed: ${request.url()} ${request.failure()?.errorText}`, expected.requests);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`, expected.requests);
  });
  return faults;
}

export { expect };
