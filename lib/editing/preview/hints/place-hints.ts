import type { HintText } from '../../messages/hint-sentences';

import type { Hint } from './hint';

/** Minimum width in pixels for a sharp picture on a high-density phone or a common desktop. */
export const MIN_PICTURE_WIDTH = { tile: 640, wide: 1200, poster: 1280 } as const;
/** Maximum number of characters that fit without looking crowded. */
export const MAX_LENGTH = { heading: 40, copy: 120, flavourName: 40 } as const;

/** Returns hints for a picture that has no alternative text or is too small for its place on the page. */
export function pictureHints(
  place: string,
  path: string,
  picture: { alt?: string; width?: number } | undefined,
  minWidth: number,
): Hint[] {
  if (!picture) return [];
  const { alt, width } = picture;
  const noWords: HintText = `a picture of ${place} has no alternative text`;
  const tooSmall: HintText = `a picture of ${place} is ${width} px wide; use at least ${minWidth} px`;
  const texts = [
    ...(alt === undefined ? [noWords] : []),
    ...(width !== undefined && width < minWidth ? [tooSmall] : []),
  ];
  return texts.map((text) => ({ path, text }));
}

/** Returns a hint if a text is too long for its place on the page. */
export function lengthHints(
  place: string,
  path: string,
  text: string | undefined,
  maxLength: number,
): Hint[] {
  if (text === undefined || text.length <= maxLength) return [];
  return [{ path, text: `${place} has ${text.length} characters; use at most ${maxLength}` }];
}
