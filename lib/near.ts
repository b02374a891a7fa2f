import { NEAR_PX } from './slider';

const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Calls back once, when the visitor comes within reach of an element; answers with what cancels that. What lies just
 * below the first screen from the start has not been come to: it waits until the visitor does anything at all, so that
 * a page that is only opened loads no engine.
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
      for (const sign of SIGNS_OF_LIFE) {
        addEventListener(sign, arrive, { passive: true });
        stops.push(() => removeEventListener(sign, arrive));
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  stops.push(() => observer.disconnect());
  return cancel;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
