import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns the relative luminance of an sRGB colour, as WCAG defines it. */
export function luminance([red, green, blue]: Iterable<number>): number {
  const linear = (part = 0) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** This share of the pixels behind a text may have too little contrast, because the text stays readable. */
const IGNORED_SHARE = 0.01;

/**
 * Takes a screenshot of the window with transparent text. Needs `bypassCSP`, because Playwright adds a style element.
 */
export function screenshotWithoutText(page: Page): Promise<Buffer> {
  const nothing = 'color: transparent !important; text-decoration-color: transparent !important';
  return page.screenshot({ style: `*, *::before, *::after { ${nothing} }` });
}

/** `asked`: the contrast that WCAG 2.2 AA requires. */
export async function contrastOf(
  words: Locator,
  picture: Buffer,
): Promise<{ lowest: number; asked: number }> {
  const { colour, size, box } = await words.evaluate((element) => {
    const { color, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return {
      colour: color.match(/[\d.]+/g)?.map(Number) ?? [],
      size: parseFloat(fontSize),
      box: {
        left: Math.max(0, Math.floor(left)),
        top: Math.max(0, Math.floor(top)),
        width: Math.ceil(Math.min(right, window.innerWidth)) - Math.max(0, Math.floor(left)),
        height: Math.ceil(Math.min(bottom, window.innerHeight)) - Math.max(0, Math.floor(top)),
      },
    };
  });
  const behind = sharp(picture).extract(box).removeAlpha().raw();
  const { data, info } = await behind.toBuffer({ resolveWithObject: true });
  const ink = luminance(colour);
  const contrasts = Array.from({ length: data.length / info.channels }, (_, pixel) =>
    ratio(ink, luminance([...data.subarray(pixel * info.channels, pixel * info.channels + 3)])),
  ).sort((one, other) => one - other);
  const lowest = contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 0;
  return { lowest, asked: size >= 24 ? 3 : 4.5 };
}
