import 'server-only';

import { BREAKPOINT_FROM } from './breakpoints';
import { type Spans, TRACKS } from './grid-rows';
import { PREPARED_PREFIX, type PreparedPicture, preparedPictures } from './prepared-pictures';
import { publicAddress } from './public-files';

/** Widths, in pixels, that pictures are made in; next.config.mjs lists the same. */
export const WIDTHS = [160, 320, 480, 640, 828, 1080, 1280, 1600, 1920];
export const QUALITY = 70;

/** How wide a slot gets at most, in pixels of the picture. */
export type SlotWidth = (typeof WIDTHS)[number];

/**
 * The variants of a picture up to the width that its slot can use, and no wider than the picture is. A query on one of
 * this site's own, as shops write it to get past caches, names the same file: variants are made of that alone, so that
 * nobody can ask for ever new ones.
 */
export function pictureSources(
  given: string,
  slot: SlotWidth,
  ownWidth = Number.POSITIVE_INFINITY,
  prepared = preparedPictures().get(fileOf(given)),
) {
  // Drawings scale by themselves, and the optimiser rightly refuses what may hold script.
  if (/\.svg(?:[?#]|$)/i.test(given)) return { src: given };
  const src = fileOf(given);
  const made = prepared?.widths ?? WIDTHS.filter((width) => width <= ownWidth);
  const fitting = made.filter((width) => width <= slot);
  const widths = fitting.length > 0 ? fitting : WIDTHS.slice(0, 1);
  const variant = (width: number) => variantAddress(src, width, prepared);
  return {
    src: variant(widths.at(-1) ?? slot),
    srcSet: widths.map((width) => `${variant(width)} ${width}w`).join(', '),
  };
}

/** The one name of a picture of this site, which the server in front insists on; another's address as it is. */
function fileOf(src: string): string {
  return publicAddress(src) ?? src.replace(/#.*$/s, '');
}

/** One that lies ready, or one that is made when it is first asked for. */
function variantAddress(src: string, width: number, prepared: PreparedPicture | undefined): string {
  return prepared ? `${PREPARED_PREFIX}${prepared.name}-${width}` : pictureProxyAddress(src, width);
}

/** Where the server in front (lib/server/pictures/picture-proxy.ts) and, for others' pictures, the framework make them smaller. */
export const PICTURE_PROXY = '/_next/image';

export function pictureProxyAddress(src: string, width: number): string {
  return `${PICTURE_PROXY}?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** The part of the window's width that twelve tracks take. */
const GRID_VW = 92;

/** How wide a slot is that takes a share of its item, in the grid of twelve tracks. */
export function tileSizes({ xs, sm, md, lg }: Spans, share = 1): string {
  const width = (span: number) => `${Math.round((span / TRACKS) * GRID_VW * share)}vw`;
  const from = (breakpoint: keyof typeof BREAKPOINT_FROM) => `(min-width: ${BREAKPOINT_FROM[breakpoint]}px)`;
  return `${from('lg')} ${width(lg)}, ${from('md')} ${width(md)}, ${from('sm')} ${width(sm)}, ${width(xs)}`;
}

/** Phones with three pixels to one of the page get pictures for two: nobody sees more, and it halves their bytes. */
export function forDenseScreens(sizes: string): string {
  const narrowest = sizes.split(', ').at(-1) ?? sizes;
  return `(min-resolution: 2.5dppx) and (max-width: ${BREAKPOINT_FROM.sm - 0.02}px) calc(${narrowest} * 2 / 3), ${sizes}`;
}

/** How wide a picture is that fills the window and is cut where its shape is another. */
export function windowSizes(width: number | undefined, height: number | undefined): string {
  if (width === undefined || height === undefined) return '100vw';
  return `max(100vw, ${Math.round((width / height) * 100)}vh)`;
}

/** How wide a picture is that fills five of a window's twelve columns, and is cut to the window's height at most. */
export function besideWordsSizes(width = 1, height = width): string {
  return `(min-width: ${BREAKPOINT_FROM.md}px) max(42vw, ${Math.round((width / height) * 100)}vh), 100vw`;
}
