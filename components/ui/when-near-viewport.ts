import { whenActivated } from '@/lib/browser/prerender';

/** An element within this distance is near the viewport (docs/specification.md, section 2). */
const NEAR_PX = 400;

const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Calls `arrived` once, when an element is near the viewport. On an unscrolled page, an element outside the viewport
 * also waits for the first interaction (docs/decisions/0005).
 * @returns a function that cancels the wait
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
      if (window.scrollY > 0 || isInViewport(element)) {
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

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
