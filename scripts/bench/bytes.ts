import { gzipSync } from 'node:zlib';

import type { Browser, CDPSession } from '@playwright/test';

import { hydrated, openWindow, scriptsLoaded, scrollThrough, still, type WINDOWS } from './browser';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'] as const;
type Bytes = Record<(typeof KINDS)[number] | 'total', number>;

/** Counts the received bytes: compressed bodies and response headers. */
async function countBytes(cdp: CDPSession): Promise<() => Bytes> {
  const kinds = new Map<string, string>();
  const bytes = Object.fromEntries([...KINDS, 'total'].map((kind) => [kind, 0])) as Bytes;
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find((candidate) => candidate === kinds.get(requestId));
    if (kind) bytes[kind] += encodedDataLength;
    bytes.total += encodedDataLength;
  });
  return () => ({ ...bytes });
}

/** Measures a page load and a full scroll, with the film paused. */
export async function measureBytes(browser: Browser, url: string, window: keyof typeof WINDOWS) {
  const { page, cdp, close } = await openWindow(browser, window);
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const count = await countBytes(cdp);
  await page.goto(url);
  await hydrated(page);
  await still(page);
  const atLoad = count();
  await scrollThrough(page);
  const afterScroll = count();
  const layoutShift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  await close();
  return { atLoad, afterScroll, layoutShift };
}

/** Returns the gzipped size of the scripts that load with the page. */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openWindow(browser, 'phone');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'load' });
  await scriptsLoaded(page);
  await still(page);
  const scripts = await Promise.all(bodies);
  await close();
  return scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
