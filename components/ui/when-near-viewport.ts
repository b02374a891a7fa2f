import { NEAR_PX } from './slider/slider-state';

import { whenActivated } from '@/lib/browser/prerender';

/** Any of these is an interaction; a mouse that moves over the page included. */
const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Calls back once, when an element is in the window or within NEAR_PX of it; answers with what cancels that. What lies just
 * below the first screen waits for the first interaction: a page that is only opened loads no engine.
 * Nobody comes near in a page that is prerendered.
 */
export function whenNear(element: Element, arrived: () => void): () => void {
  const stops: (() => void)[] = [];
  const cancel = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const arrive = () => {
    cancel();
    arrived();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if (window.scrollY > 0 || isInWindow(element)) {
        arrive();
        return;
      }
      for (const event of INTERACTIONS) {
        addEventListener(event, arrive, { passive: true });
        stops.push(() => removeEventListener(event, arrive));
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  stops.push(() => observer.disconnect());
  stops.push(whenActivated(() => observer.observe(element)));
  return cancel;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
