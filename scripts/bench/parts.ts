import type { Browser } from '@playwright/test';

import { startStorefront } from '../../tests/e2e/support/storefront';

import { measureBytes, measureScripts } from './bytes';
import { measureGrowth } from './growth';
import { measureMarks, measurePaint } from './lighthouse';
import type { startLimits } from './limits';
import { measureLongTasks } from './long-tasks';
import { measureMemory } from './memory';
import { measureLife, measureLoad, startMicroCache } from './serving';

export type Setup = {
  browser: Browser;
  page: string;
  empty: string;
  limits: Awaited<ReturnType<typeof startLimits>>;
};

const PAIRS = 7;
/** Smaller than `PAIRS`, because measurements on a slow processor or network take long. */
const SLOW_PAIRS = 3;
const ROUNDS = 5;
const SIZES = [
  [14, 6, 1],
  [140, 6, 1],
  [1400, 6, 1],
  [14, 60, 1],
  [14, 6, 2],
] as const;

export const PARTS = {
  bytes: async ({ browser, page, empty }: Setup) => ({
    phone: await measureBytes(browser, page, 'phone'),
    desktop: await measureBytes(browser, page, 'desktop'),
    scripts: { page: await measureScripts(browser, page), empty: await measureScripts(browser, empty) },
  }),
  paint: async ({ page, limits }: Setup) => {
    if (!limits) return undefined;
    const urls = { page, limit: limits.visual };
    return {
      phone: await measurePaint(urls, PAIRS),
      'slow processor': await measurePaint(urls, SLOW_PAIRS, 'slow processor'),
      'slow 3G': await measurePaint(urls, SLOW_PAIRS, 'slow 3G'),
    };
  },
  blocking: async ({ page, empty }: Setup) => measurePaint({ page, empty }, ROUNDS),
  marks: async ({ page }: Setup) => measureMarks(page),
  tasks: async ({ browser, page }: Setup) => measureLongTasks(browser, page),
  growth: async ({ browser }: Setup) => {
    const rows = [];
    for (const [flavours, categories, languages] of SIZES)
      rows.push(await measureGrowth(browser, flavours, categories, languages));
    return rows;
  },
  serving: async ({ page, empty, limits }: Setup) => {
    const framework = { url: `${empty}/copy`, encoding: 'gzip' };
    const direct = { url: page, encoding: 'gzip' };
    const languages = await startStorefront({ LOCALES: 'en,fr' });
    const french = { url: `${languages.url}/fr`, encoding: 'gzip' };
    const loads = await measureLoad({ direct, french, framework });
    await languages.stop();
    if (!limits) return loads;
    const microCache = await startMicroCache(page);
    const through = { url: `http://127.0.0.1:${microCache.port}` };
    const behind = await measureLoad({ through, limit: { url: limits.serving } });
    await microCache.stop();
    return { ...loads, behind };
  },
  life: async () => measureLife(),
  memory: async () => measureMemory(),
};

export type PartName = keyof typeof PARTS;
export type Results = { [Name in PartName]?: Awaited<ReturnType<(typeof PARTS)[Name]>> };
