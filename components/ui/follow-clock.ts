import { openText, type OpenWords } from './open-text';

import { openState } from '@/lib/model/open-now';
import type { Hours } from '@/lib/model/opening-hours';

const MINUTE_MS = 60_000;

/** Says whether the shop is open, at once and with each new minute while the element is in view; answers with the end. */
export function followClock(
  element: Element,
  hours: Hours,
  locale: string,
  words: OpenWords,
  say: (shown: { isOpen: boolean; text: string }) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // It is called when the visitor comes near: the words are there before the eye.
  let isInView = true;

  const tell = () => {
    clearTimeout(timer);
    if (!isInView || document.hidden) return;
    const now = new Date();
    const state = openState(hours, now);
    say({
      isOpen: state.isOpen,
      text: openText(state, now, { locale, timeZone: hours.timeZone }, words),
    });
    timer = setTimeout(tell, MINUTE_MS - (now.getTime() % MINUTE_MS));
  };

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  tell();
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
