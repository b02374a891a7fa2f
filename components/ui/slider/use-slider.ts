import { type RefObject, useEffect, useRef, useState } from 'react';

import { whenNear } from '../when-near-viewport';

import type { Position, SliderEngine } from './slider-engine';

/** Delay after the slider comes near the viewport (docs/specification.md, section 2). */
const SLIDER_DELAY_MS = 150;

const INITIAL_POSITION: Position = { index: 0, isBeginning: true, isEnd: false };

export function useSlider(view: RefObject<HTMLDivElement | null>, mode: 'free' | 'fade') {
  const engine = useRef<SliderEngine>(null);
  const [isRunning, setRunning] = useState(false);
  const [position, setPosition] = useState(INITIAL_POSITION);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const start = async () => {
      const loaded = await import('./slider-engine').catch(() => undefined); // on failure, native scrolling stays
      if (!loaded || isUnmounted) return;
      engine.current = loaded.startSlider(element, mode, nativePosition(element).index, setPosition);
      setRunning(true);
    };
    const onScroll = () => {
      if (!engine.current) setPosition(nativePosition(element));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const stopWaiting = whenNear(element, () => (timer = setTimeout(() => void start(), SLIDER_DELAY_MS)));
    return () => {
      isUnmounted = true;
      stopWaiting();
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      engine.current?.destroy();
      engine.current = null;
    };
  }, [view, mode]);

  return {
    state: isRunning ? 'running' : 'native',
    ...position,
    previous: () => (engine.current ? engine.current.previous() : scrollNatively(view.current, -1)),
    next: () => (engine.current ? engine.current.next() : scrollNatively(view.current, 1)),
  };
}

function nativePosition(view: HTMLElement): Position {
  const scrolled = Math.abs(view.scrollLeft); // `scrollLeft` is negative on right-to-left pages
  const first = view.firstElementChild?.firstElementChild as HTMLElement | null;
  return {
    index: first ? Math.round(scrolled / Math.max(1, first.offsetWidth)) : 0,
    isBeginning: scrolled < 1,
    isEnd: scrolled + view.clientWidth > view.scrollWidth - 1,
  };
}

/** Scrolls by one slide. Turns snapping off during the scroll, because iOS would otherwise scroll back. */
function scrollNatively(view: HTMLElement | null, direction: 1 | -1): void {
  const [first, second] = view?.firstElementChild?.children ?? [];
  if (!view || !first || !second) return;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  view.toggleAttribute('data-scripted', true);
  view.scrollBy({ left: direction * step, behavior: 'instant' });
  requestAnimationFrame(() => view.toggleAttribute('data-scripted', false));
}
