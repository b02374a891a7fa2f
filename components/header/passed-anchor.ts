/** Tolerance for the rounding of scroll positions. */
const ROUNDING_PX = 1;

/** Returns the anchor of the last section whose top has passed the top of the window, if any. */
export function passedAnchor(sections: { anchor: string; top: number }[]): string | undefined {
  return sections.findLast(({ top }) => top <= ROUNDING_PX)?.anchor;
}
