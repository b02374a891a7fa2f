import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG's relative luminance of a colour in sRGB. */
function luminance([red, green, blue]: readonly number[]): number {
  const linear = (part = 0) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Lone pixels, such as a crystal's glint, hide no letter: this part of the worst ones is not counted. */
const GLINTS = 0.01;

const WITHOUT_WORDS =
  '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important }';

/** The contrast of words with what is drawn behind them, picture or film, where it is lowest. */
export async function lowestContrast(page: Page, words: Locator): Promise<number> {
  const colour = await words.evaluate(
    (element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  const clip = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = await page.screenshot({ clip, style: WITHOUT_WORDS });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = luminance(colour);
  const contrasts = Array.from({ length: data.length / info.channels }, (_, pixel) =>
    ratio(ink, luminance([...data.subarray(pixel * info.channels, pixel * info.channels + 3)])),
  ).sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * GLINTS)] ?? 0;
}

/** What WCAG 2.2 AA asks of words of that size. */
export async function askedContrast(words: Locator): Promise<number> {
  const size = await words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  return size >= 24 ? 3 : 4.5;
}
