import 'server-only';

import { BREAKPOINT_FROM } from './breakpoints';
import type { Spans } from './grid-rows';
import { besideTextSizes, coverSizes, type SlotWidth, tileSizes } from './pictures';

type Shape = readonly [width: number, height: number];
type Size = { width?: number; height?: number };

export type PictureSlot = {
  sizes: string;
  slot: SlotWidth;
  /** Shapes to which the stylesheet crops the picture. Empty if unknown or not cropped. */
  shapes: readonly Shape[];
  /** Windows that show the picture: `wide` from 960 px, `narrow` below. */
  windows?: 'wide' | 'narrow';
};

export const PICTURE_SLOTS = {
  category: {
    sizes:
      '(min-width: 1640px) 22vw, (min-width: 1280px) 24vw, (min-width: 960px) 28vw, (min-width: 600px) 40vw, 66vw',
    slot: 1080,
    shapes: [[4, 5]],
  },
  collection: {
    sizes: '92vw',
    slot: 1920,
    shapes: [
      [4, 1],
      [5, 2],
    ],
  },
  /** In wide windows, the picture is as high as the text, and its sides are cropped. `sizes`: width before cropping. */
  storyLeft: { sizes: '(min-width: 960px) max(55vw, 850px), 90vw', slot: 1600, shapes: [[4, 3]] },
  storyRight: { sizes: '(min-width: 960px) 55vw, 90vw', slot: 1600, shapes: [[4, 3]] },
  founder: { sizes: '(min-width: 600px) 37vw, 90vw', slot: 1280, shapes: [[4, 5]] },
  showcase: { sizes: '(min-width: 960px) 55vw, 90vw', slot: 1600, shapes: [[3, 2]] },
  /** The flavour's picture in a panel without photos. */
  panelPlate: { sizes: '(min-width: 960px) 33vw, 78vw', slot: 1080, shapes: [] },
  storeFront: { sizes: '(min-width: 960px) 30vw, 90vw', slot: 828, shapes: [[4, 3]] },
  /** Replaces the map of a store without coordinates. */
  storeFrontForMap: { sizes: '(min-width: 960px) 67vw, 100vw', slot: 1600, shapes: [] },
  /** In narrow windows, both sides of the picture are cropped. `sizes`: width before cropping. */
  storeFrontForFailedMap: { sizes: '(min-width: 960px) 100vw, 200vw', slot: 1920, shapes: [] },
  shopBanner: { sizes: '90vw', slot: 1600, shapes: [[16, 9]] },
  shopCategory: {
    sizes: '(min-width: 1280px) 15vw, (min-width: 600px) 30vw, 45vw',
    slot: 1080,
    shapes: [[4, 5]],
  },
  shopList: { sizes: '(min-width: 960px) 22vw, 45vw', slot: 640, shapes: [] },
  shopProduct: { sizes: '(min-width: 960px) 40vw, 90vw', slot: 1080, shapes: [] },
} satisfies Record<string, PictureSlot>;

/** Width of `.cutOut` in flavour-card.module.css, as a share of the tile. */
const CUT_OUT_SHARE = 0.86;

export const cutOutSlot = (spans: Spans): PictureSlot => ({
  sizes: tileSizes(spans, CUT_OUT_SHARE),
  slot: 828,
  shapes: [],
});

export const hoverSlot = (spans: Spans, shape: Shape = [1, 1]): PictureSlot => ({
  sizes: tileSizes(spans),
  slot: 828,
  shapes: [shape],
});

/** Wide windows crop the photo to the height of the panel's text, narrow windows to 16:10. */
export const panelPhotoSlot = ({ width, height }: Size): PictureSlot => ({
  sizes: besideTextSizes(width, height),
  slot: 1920,
  shapes: [
    [16, 10],
    [4, 5],
  ],
});

/** @param windows undefined if the intro has only one poster */
export const posterSlot = ({ width, height }: Size, windows?: PictureSlot['windows']): PictureSlot => ({
  sizes: coverSizes(width, height),
  slot: 1920,
  shapes: [windows === 'narrow' ? [9, 16] : [16, 9]],
  windows,
});

type Window = { width: number; height: number };

const WINDOWS: Window[] = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1920, height: 1080 },
];
const isWide = ({ width }: Window) => width >= BREAKPOINT_FROM.md;

/** Returns the largest width of the picture in CSS pixels, at most `slot`. */
export function shownWidth({ sizes, slot, windows }: PictureSlot): number {
  const shown = WINDOWS.filter((window) => !windows || isWide(window) === (windows === 'wide'));
  return Math.min(slot, Math.round(Math.max(...shown.map((window) => widthIn(window, sizes)))));
}

/** Supports only `(min-width: …px)`, `vw`, and `max()` of `vw`, `vh` and `px`. */
function widthIn({ width, height }: Window, sizes: string): number {
  const options = [...sizes.matchAll(/(?:\(min-width: (\d+)px\) )?(max\([^)]*\)|\d+vw)/g)];
  const [, , value = ''] = options.find(([, from = '0']) => width >= Number(from)) ?? [];
  const pixels = { vw: width / 100, vh: height / 100, px: 1 };
  const lengths = [...value.matchAll(/(\d+)(vw|vh|px)/g)];
  return Math.max(...lengths.map(([, number, unit]) => Number(number) * pixels[unit as keyof typeof pixels]));
}
