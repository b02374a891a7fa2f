/** Fractions of a pixel that a section's top may still be below the window's top and count as passed. */
const ROUNDING_PX = 1;

/** The last anchored section whose top has passed the window's top; undefined where none has. */
export function passedAnchor(sections: { anchor: string; top: number }[]): string | undefined {
  return sections.findLast(({ top }) => top <= ROUNDING_PX)?.anchor;
}
