import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';

import { CHROMIUM, CHROMIUM_ARGUMENTS } from './browser';
import { medians } from './numbers';

export type Paint = { speed: number; firstPaint: number; largestPaint: number; blocking: number };

/** For DevTools throttling, Lighthouse multiplies latency and throughput by these factors. */
const LATENCY_FACTOR = 3.75;
const THROUGHPUT_FACTOR = 0.9;

/** Slows down the browser itself, because Lighthouse's simulation distorts waits and timers. */
function slowedBy(cpuSlowdownMultiplier: number, line: { rttMs: number; kbps: number }): Flags {
  const throughput = line.kbps * THROUGHPUT_FACTOR;
  return {
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier,
      requestLatencyMs: line.rttMs * LATENCY_FACTOR,
      downloadThroughputKbps: throughput,
      uploadThroughputKbps: throughput,
    },
  };
}

/** Slow 4G as Lighthouse defines it, slow 3G as WebPageTest defines it. */
const SLOW_4G = { rttMs: 150, kbps: 1638 };
const SLOW_3G = { rttMs: 400, kbps: 400 };

/** `phone`: Lighthouse's simulated phone, 4 times slower than this machine. */
const PACES = {
  phone: {},
  'slow processor': slowedBy(16, SLOW_4G),
  'slow 3G': slowedBy(4, SLOW_3G),
} satisfies Record<string, Flags>;
export type Pace = keyof typeof PACES;

const startChrome = () =>
  launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS] });

async function visit(url: string, pace: Pace): Promise<Paint> {
  const chrome = await startChrome();
  const flags = { port: chrome.port, logLevel: 'silent' as const, ...PACES[pace] };
  const result = await lighthouse(url, { ...flags, onlyCategories: ['performance'] });
  chrome.kill();
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    speed: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  };
}

export function measurePaint<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
  pace: Pace = 'phone',
): Promise<Record<Name, Paint>> {
  return medians(Object.keys(urls) as Name[], rounds, (name) => visit(urls[name], pace));
}

/** Returns Lighthouse's scores, 0 to 100. */
export async function measureMarks(url: string): Promise<Record<string, number>> {
  const chrome = await startChrome();
  const onlyCategories = ['accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'silent' });
  chrome.kill();
  const categories = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(([name, { score }]) => [name, (score ?? Number.NaN) * 100]));
}
