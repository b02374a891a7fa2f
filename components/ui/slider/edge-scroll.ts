import { BREAKPOINT_FROM } from '@/lib/model/breakpoints';

const ENABLED_QUERY = `(min-width: ${BREAKPOINT_FROM.md}px) and (prefers-reduced-motion: no-preference)`;
/** Without a limit, the row would jump after a long pause, for example in a hidden tab. */
const MAX_FRAME_MS = 50;
/** Fraction of the slider's width (owner's specification). */
const EDGE_ZONE = 0.2;
/** Speed factor at the slider's edge. At the inner end of the zone, the factor is 0 (owner's specification). */
const MAX_FACTOR = 3;
/** Speed at factor 1: 1 px in 1/60 s. */
const BASE_PX_PER_MS = 60 / 1000;

/** `x`: distance from the start edge. A negative factor scrolls towards the start. */
export function edgeFactor(x: number, width: number): number {
  if (width <= 0 || x < 0 || x > width) return 0;
  const zone = width * EDGE_ZONE;
  const intoStart = (zone - x) / zone;
  const intoEnd = (x - (width - zone)) / zone;
  if (intoStart > 0) return -intoStart * MAX_FACTOR;
  return intoEnd > 0 ? intoEnd * MAX_FACTOR : 0;
}

export function distanceFromStart(
  x: number,
  box: { left: number; right: number },
  direction: string,
): number {
  return direction === 'rtl' ? box.right - x : x - box.left;
}

export function edgeDistance(factor: number, elapsedMs: number): number {
  return factor * BASE_PX_PER_MS * elapsedMs;
}

/** Returns a function that removes the listeners. */
export function scrollAtEdges(view: HTMLElement, moveBy: (px: number) => void): () => void {
  const enabledQuery = matchMedia(ENABLED_QUERY);
  let factor = 0;
  let frame = 0;
  let last = 0;
  const step = (now: number) => {
    frame = 0;
    if (factor === 0) return;
    moveBy(edgeDistance(factor, Math.min(now - last, MAX_FRAME_MS)));
    last = now;
    frame = requestAnimationFrame(step);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = view.getBoundingClientRect();
    const isHovering = event.pointerType === 'mouse' && event.buttons === 0 && enabledQuery.matches;
    const { direction } = getComputedStyle(view);
    factor = isHovering ? edgeFactor(distanceFromStart(event.clientX, box, direction), box.width) : 0;
    if (factor === 0 || frame) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  };
  const stop = () => (factor = 0);
  const controller = new AbortController();
  const { signal } = controller;
  view.addEventListener('pointermove', onPointerMove, { signal });
  view.addEventListener('pointerdown', stop, { signal });
  view.addEventListener('pointerleave', stop, { signal });
  return () => {
    cancelAnimationFrame(frame);
    controller.abort();
  };
}
