import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { drawn } from '../support/visit';

import { luminance, ratio } from './contrast';

/** Contrast and width in pixels that a focus ring needs (WCAG 2.2, 1.4.11 and 2.4.13). */
const MIN_CONTRAST = 3;
const MIN_WIDTH = 2;

/**
 * Pixels with this contrast already count towards the ring's width, because a round ring covers some pixels only in
 * part. At least one of the counted pixels must have MIN_CONTRAST.
 */
const EDGE_CONTRAST = 1.5;

/**
 * Fraction of each side with a clearly visible ring. Round rings and rings inside a control are shorter than the side.
 */
const MIN_SHARE = 0.8;

/** The test looks for the ring up to this many pixels outside (AROUND) and inside (INSIDE) the edge of a control. */
const AROUND = 12;
const INSIDE = 22;

type Box = { x: number; y: number; width: number; height: number };
type Stop = {
  markup: string;
  control: Box;
  /** The part of the window with the control and its ring. */
  clip: Box;
};
type LuminanceAt = (x: number, y: number) => number | undefined;
/** Contrast of the ring at the pixel (x, y). (dx, dy) is a step of one pixel at a right angle to the ring. */
type ContrastAt = (x: number, y: number, dx: number, dy: number) => number;

/**
 * Returns the sides where the focused control's ring is not clearly visible. Compares screenshots, because styles do
 * not show whether a ring is clipped, covered or too pale.
 */
export async function ringFaults(page: Page): Promise<string[]> {
  const faults = await ringFaultsNow(page);
  if (faults.length === 0) return [];
  await drawn(page); // the page may have scrolled during the first check
  return ringFaultsNow(page);
}

async function ringFaultsNow(page: Page): Promise<string[]> {
  const { markup, control, clip } = await page.evaluate(focusedStop, AROUND);
  const focused = await screenshot(page, clip);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((node) => node.blur());
  const blurred = await screenshot(page, clip);
  await element.evaluate((node) => node.focus({ preventScroll: true }));
  const inClip = { ...control, x: control.x - clip.x, y: control.y - clip.y };
  return sharesOf(inClip, ringIn(focused, blurred)).flatMap(([side, share]) =>
    share < MIN_SHARE ? `${markup}: a ring along ${Math.round(share * 100)} % of the ${side}` : [],
  );
}

async function screenshot(page: Page, clip: Box): Promise<LuminanceAt> {
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return (x, y) => {
    const first = (y * clip.width + x) * 3;
    const isInside = x >= 0 && y >= 0 && x < clip.width && y < clip.height;
    return isInside ? luminance(pixels.subarray(first, first + 3)) : undefined;
  };
}

/**
 * Returns the contrast between the screenshots with and without the focus. If the focus also draws a band on both sides
 * of the ring, returns the higher of two contrasts: between the screenshots, or between ring and band.
 */
function ringIn(focused: LuminanceAt, blurred: LuminanceAt): ContrastAt {
  const contrast = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? 1 : ratio(one, other);
  return (x, y, dx, dy) => {
    const here = focused(x, y);
    const change = contrast(here, blurred(x, y));
    if (change >= MIN_CONTRAST) return change;
    const beside = [-MIN_WIDTH, MIN_WIDTH].map((far) => [x + far * dx, y + far * dy] as const);
    const isBand = beside.some(([bx, by]) => focused(bx, by) !== blurred(bx, by));
    return isBand
      ? Math.max(change, Math.min(...beside.map(([bx, by]) => contrast(here, focused(bx, by)))))
      : change;
  };
}

/** Returns the fraction of each side where the ring is clearly visible. */
function sharesOf({ x, y, width, height }: Box, contrastAt: ContrastAt): [side: string, share: number][] {
  const shareOf = (length: number, across: number, at: (along: number, depth: number) => number) => {
    const depths = Array.from(
      { length: AROUND + Math.min(INSIDE, Math.floor(across / 2)) },
      (_, depth) => depth,
    );
    const isClear = (along: number) => {
      const contrasts = depths
        .map((depth) => at(along, depth))
        .filter((contrast) => contrast >= EDGE_CONTRAST);
      return contrasts.length >= MIN_WIDTH && contrasts.some((contrast) => contrast >= MIN_CONTRAST);
    };
    return Array.from({ length }, (_, along) => isClear(along)).filter(Boolean).length / length;
  };
  const [left, top] = [x - AROUND, y - AROUND];
  const [right, bottom] = [x + width + AROUND - 1, y + height + AROUND - 1];
  return [
    ['top', shareOf(width, height, (along, depth) => contrastAt(x + along, top + depth, 0, 1))],
    ['bottom', shareOf(width, height, (along, depth) => contrastAt(x + along, bottom - depth, 0, 1))],
    ['left', shareOf(height, width, (along, depth) => contrastAt(left + depth, y + along, 1, 0))],
    ['right', shareOf(height, width, (along, depth) => contrastAt(right - depth, y + along, 1, 0))],
  ];
}

/** Runs in the page. */
function focusedStop(around: number): Stop {
  const focused = document.activeElement ?? document.body;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const boxWith = (space: number): Box => {
    const [x, y] = [Math.max(0, Math.round(left) - space), Math.max(0, Math.round(top) - space)];
    return {
      x,
      y,
      width: Math.min(innerWidth, Math.round(right) + space) - x,
      height: Math.min(innerHeight, Math.round(bottom) + space) - y,
    };
  };
  return { markup: focused.outerHTML.slice(0, 120), control: boxWith(0), clip: boxWith(around) };
}
