/** The part of a slider's width, at either edge, where the mouse makes it scroll (the owner's 20 %). */
const EDGE_ZONE = 0.2;
/** The speed factor right at the edge (the owner's 3); it grows from 0 at the zone's inner end. */
const MAX_FACTOR = 3;
const BASE_PX_PER_MS = 60 / 1000; // factor 1 is 1 px in 1/60 s

/** The factor at a distance from the edge where the slider begins: negative scrolls back, positive on, 0 not at all. */
export function edgeFactor(x: number, width: number): number {
  if (width <= 0 || x < 0 || x > width) return 0;
  const zone = width * EDGE_ZONE;
  const intoStart = (zone - x) / zone;
  const intoEnd = (x - (width - zone)) / zone;
  if (intoStart > 0) return -intoStart * MAX_FACTOR;
  return intoEnd > 0 ? intoEnd * MAX_FACTOR : 0;
}

/** How far a place in the window is from the edge where the slider begins: the left one, or the right one in such a script. */
export function distanceFromStart(
  x: number,
  box: { left: number; right: number },
  direction: string,
): number {
  return direction === 'rtl' ? box.right - x : x - box.left;
}

/** How far the row moves in a time at a factor, in pixels. */
export function edgeDistance(factor: number, elapsedMs: number): number {
  return factor * BASE_PX_PER_MS * elapsedMs;
}
