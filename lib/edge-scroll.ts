/** The part of a slider's width, at either edge, where the mouse makes it scroll (the owner's 20 %). */
export const EDGE_ZONE = 0.2;
/** The speed factor right at the edge (the owner's 3); it grows from 0 at the zone's inner end. */
export const MAX_FACTOR = 3;
const BASE_PX_PER_MS = 60 / 1000; // factor 1 is 1 px in 1/60 s

/** The factor at a distance from the slider's left edge: negative scrolls back, positive on, 0 not at all. */
export function edgeFactor(x: number, width: number): number {
  if (width <= 0 || x < 0 || x > width) return 0;
  const zone = width * EDGE_ZONE;
  const fromLeft = (zone - x) / zone;
  const fromRight = (x - (width - zone)) / zone;
  if (fromLeft > 0) return -fromLeft * MAX_FACTOR;
  return fromRight > 0 ? fromRight * MAX_FACTOR : 0;
}

/** How far the row moves in a time at a factor, in pixels. */
export function edgeDistance(factor: number, elapsedMs: number): number {
  return factor * BASE_PX_PER_MS * elapsedMs;
}
