import 'server-only';

import { BREAKPOINT_FROM } from './breakpoints';
import { type Spans, TRACKS } from './grid-rows';
import { PREPARED_PREFIX, type PreparedPicture, preparedPictures } from './prepared-pictures';
import { publicAddress } from './public-files';

/** Widths of picture variants in pixels, as in next.config.mjs. */
export const WIDTHS = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920];
export const QUALITY = 70;

/**
 * The server does not resize a picture with more pixels, because much larger pictures would need gigabytes of memory.
 * next.config.mjs sets the same limit for other origins.
 */
export const MAX_PIXELS = 40_000_000;

/** Largest width that a place on the page (picture-slots.ts) needs, in image pixels, not CSS pixels. */
export type SlotWidth = (typeof WIDTHS)[number];

/**
 * Returns the addresses of variants. Removes the query of a local picture: with queries, visitors could make the server
 * create any number of variants.
 */
export function pictureSources(
  given: string,
  slot: SlotWidth,
  ownWidth = Number.POSITIVE_INFINITY,
  prepared = preparedPictures().get(canonicalAddress(given)),
) {
  // The optimiser refuses SVG, because SVG can contain scripts.
  if (/\.svg(?:[?#]|$)/i.test(given)) return { src: given };
  const src = canonicalAddress(given);
  const made = prepared?.widths ?? WIDTHS.filter((width) => width <= ownWidth);
  const fitting = made.filter((width) => width <= slot);
  const widths = fitting.length > 0 ? fitting : WIDTHS.slice(0, 1);
  const variant = (width: number) => variantAddress(src, width, prepared);
  return {
    src: variant(widths.at(-1) ?? slot),
    srcSet: widths.map((width) => `${variant(width)} ${width}w`).join(', '),
  };
}

/** Returns the only address that the server accepts for a local picture. */
function canonicalAddress(src: string): string {
  return publicAddress(src) ?? src.replace(/#.*$/s, '');
}

function variantAddress(src: string, width: number, prepared: PreparedPicture | undefined): string {
  return prepared ? `${PREPARED_PREFIX}${prepared.name}-${width}` : pictureProxyAddress(src, width);
}

/** At this path, picture-proxy.ts resizes local pictures, and the framework resizes pictures of other origins. */
export const PICTURE_PROXY = '/_next/image';

function pictureProxyAddress(src: string, width: number): string {
  return `${PICTURE_PROXY}?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** Upper limit of the grid's width, in percent of the window. */
const GRID_VW = 92;

/** Returns `sizes` for a grid item. `share`: picture width divided by item width. */
export function tileSizes({ xs, sm, md, lg }: Spans, share = 1): string {
  const width = (span: number) => `${Math.round((span / TRACKS) * GRID_VW * share)}vw`;
  return byBreakpoint(width(xs), width(sm), width(md), width(lg));
}

function byBreakpoint(xs: string, sm: string, md: string, lg: string): string {
  const from = (breakpoint: keyof typeof BREAKPOINT_FROM, width: string, narrower: string) =>
    width === narrower ? '' : `(min-width: ${BREAKPOINT_FROM[breakpoint]}px) ${width}, `;
  return `${from('lg', lg, md)}${from('md', md, sm)}${from('sm', sm, xs)}${xs}`;
}

/** Makes phones with 3x screens load the pictures for 2x screens. These pictures look the same with half the bytes. */
export function forDenseScreens(sizes: string): string {
  const narrowest = sizes.split(', ').at(-1) ?? sizes;
  return `(min-resolution: 2.5dppx) and (max-width: ${BREAKPOINT_FROM.sm - 0.02}px) calc(${narrowest} * 2 / 3), ${sizes}`;
}

/** Height divided by width of a tall phone, an upright tablet, a tablet on its side, and a laptop. */
const TALL_WINDOW = { xs: 2.2, sm: 4 / 3, md: 3 / 4, lg: 5 / 8 };

/**
 * Returns `sizes` for a picture that covers the window. Avoids `vh`: Chromium on Android would preload a second
 * variant, because the preload computes `vh` from the screen's height.
 */
export function coverSizes(width: number | undefined, height: number | undefined): string {
  if (width === undefined || height === undefined) return '100vw';
  const sizeAt = (breakpoint: keyof typeof TALL_WINDOW) =>
    `${Math.max(100, Math.round((width / height) * TALL_WINDOW[breakpoint] * 100))}vw`;
  return byBreakpoint(sizeAt('xs'), sizeAt('sm'), sizeAt('md'), sizeAt('lg'));
}

/** Returns `sizes` for a picture beside text: 5 of 12 columns wide, and at most as high as the window. */
export function besideTextSizes(width = 1, height = width): string {
  return `(min-width: ${BREAKPOINT_FROM.md}px) max(42vw, ${Math.round((width / height) * 100)}vh), 100vw`;
}
