import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { CHROMIUM, CHROMIUM_ARGUMENTS } from './browser';
import { median } from './numbers';

export type Paint = { speed: number; firstPaint: number; largestPaint: number; blocking: number };

async function visit(url: string, port: number): Promise<Paint> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
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

/** Lighthouse's phone on several pages in turn, so that whatever else the machine does meets all of them; medians. */
export async function measurePaint<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
): Promise<Record<Name, Paint>> {
  const names = Object.keys(urls) as Name[];
  const visits = new Map<Name, Paint[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const chrome = await launch({
        chromePath: CHROMIUM,
        chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
      });
      visits.get(name)?.push(await visit(urls[name], chrome.port));
      chrome.kill();
    }
  }
  const medianOf = (name: Name, figure: keyof Paint) =>
    median((visits.get(name) ?? []).map((paint) => paint[figure]));
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
