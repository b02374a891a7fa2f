import { type RefObject, useEffect } from 'react';

import { distanceFromStart, edgeDistance, edgeFactor } from './edge-scroll';
import type { SliderEngine } from './slider-engine';

import { BREAKPOINT_FROM } from '@/lib/model/breakpoints';

const ENABLED_QUERY = `(min-width: ${BREAKPOINT_FROM.md}px) and (prefers-reduced-motion: no-preference)`;
/**
 * Maximum time for which one animation frame moves the row. Without this limit, the row would jump after a long time
 * between two frames, for example in a hidden tab.
 */
const MAX_FRAME_MS = 50;

/** Scrolls the row while the mouse is near an edge of the slider. Needs the running engine. */
export function useEdgeScroll(
  view: RefObject<HTMLElement | null>,
  engine: RefObject<SliderEngine | null>,
  isOn: boolean,
): void {
  useEffect(() => {
    const element = view.current;
    if (!element || !isOn) return;
    const enabledQuery = matchMedia(ENABLED_QUERY);
    let factor = 0;
    let frame = 0;
    let last = 0;
    const step = (now: number) => {
      frame = 0;
      if (factor === 0) return;
      engine.current?.moveBy(edgeDistance(factor, Math.min(now - last, MAX_FRAME_MS)));
      last = now;
      frame = requestAnimationFrame(step);
    };
    const onPointerMove = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      const isHovering = event.pointerType === 'mouse' && event.buttons === 0 && enabledQuery.matches;
      const { direction } = getComputedStyle(element);
      factor = isHovering ? edgeFactor(distanceFromStart(event.clientX, box, direction), box.width) : 0;
      if (factor === 0 || frame) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    };
    const stop = () => (factor = 0);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('pointerdown', stop);
    element.addEventListener('pointerleave', stop);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerdown', stop);
      element.removeEventListener('pointerleave', stop);
    };
  }, [view, engine, isOn]);
}
