import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';

import { CHROMIUM, CHROMIUM_ARGUMENTS } from './browser';
import { median } from './numbers';

export type Paint = { speed: number; firstPaint: number; largestPaint: number; blocking: number };

/** Lighthouse's own factors by which a browser's throttling comes close to that of a real line. */
const LATENCY_FACTOR = 3.75;
const THROUGHPUT_FACTOR = 0.9;

/** A processor and a line that the browser itself makes slow, so that every timer and every wait is as long as it would be. */
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

/** The lines as Lighthouse and Chrome's developer tools know them. */
const SLOW_4G = { rttMs: 150, kbps: 1638 };
const SLOW_3G = { rttMs: 400, kbps: 400 };

/** How fast the phone and its line are: Lighthouse's simulated phone, one four times slower still, and one far out. */
const PACES = {
  phone: {},
  'slow processor': slowedBy(16, SLOW_4G),
  'slow 3G': slowedBy(4, SLOW_3G),
} satisfies Record<string, Flags>;
export type Pace = keyof typeof PACES;

async function visit(url: string, port: number, pace: Pace): Promise<Paint> {
  const flags = { port, logLevel: 'silent' as const, ...PACES[pace] };
  const result = await lighthouse(url, { ...flags, onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    speed: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  };
}

/** A phone on several pages in turn, so that whatever else the machine does meets all of them; medians. */
export async function measurePaint<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
  pace: Pace = 'phone',
): Promise<Record<Name, Paint>> {
  const names = Object.keys(urls) as Name[];
  const visits = new Map<Name, Paint[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const chrome = await launch({
        chromePath: CHROMIUM,
        chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
      });
      visits.get(name)?.push(await visit(urls[name], chrome.port, pace));
      chrome.kill();
    }
  }
  // On a machine that is busy with other work Lighthouse now and then cannot tell a figure of one visit.
  const medianOf = (name: Name, figure: keyof Paint) =>
    median((visits.get(name) ?? []).map((paint) => paint[figure]).filter(Number.isFinite));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        speed: medianOf(name, 'speed'),
        firstPaint: medianOf(name, 'firstPaint'),
        largestPaint: medianOf(name, 'largestPaint'),
        blocking: medianOf(name, 'blocking'),
      },
    ]),
  ) as Record<Name, Paint>;
}

/** Lighthouse's other three marks. */
export async function measureMarks(url: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
  });
  const onlyCategories = ['accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'silent' });
  chrome.kill();
  const categories = Object.entries(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(([name, { score }]) => [name, (score ?? Number.NaN) * 100]));
}
