/** Rounding tolerance. A section counts as passed if its top is at most this far below the top of the window. */
const ROUNDING_PX = 1;

/**
 * Returns the anchor of the last section whose top has passed the top of the window. Undefined above the first section.
 */
export function passedAnchor(sections: { anchor: string; top: number }[]): string | undefined {
  return sections.findLast(({ top }) => top <= ROUNDING_PX)?.anchor;
}
