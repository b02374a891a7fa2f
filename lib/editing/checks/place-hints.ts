import type { Hint } from './hint';

/** In characters. Longer texts look crowded on the page. */
export const MAX_LENGTH = { heading: 40, copy: 120, flavourName: 40 } as const;

export function pictureHints(place: string, path: string, picture: { alt?: string } | undefined): Hint[] {
  if (!picture || picture.alt !== undefined) return [];
  return [{ path, text: `a picture of ${place} has no alternative text` }];
}

export function lengthHints(
  place: string,
  path: string,
  text: string | undefined,
  maxLength: number,
): Hint[] {
  if (text === undefined || text.length <= maxLength) return [];
  return [{ path, text: `${place} has ${text.length} characters; use at most ${maxLength}` }];
}
