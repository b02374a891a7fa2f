import { openText, type OpenWords } from './open-text';

import { openState } from '@/lib/model/open-now';
import type { Hours } from '@/lib/model/opening-hours';

const MINUTE_MS = 60_000;

/**
 * Calls `onChange` at once and at every full minute, except while `element` is out of view or the page is hidden.
 * Returns a stop function.
 */
export function watchOpeningHours(
  element: Element,
  hours: Hours,
  locale: string,
  words: OpenWords,
  onChange: (shown: { isOpen: boolean; text: string }) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // True at first, so that the text is set before `element` scrolls into view.
  let isInView = true;

  const update = () => {
    clearTimeout(timer);
    if (!isInView || document.hidden) return;
    const now = new Date();
    const state = openState(hours, now);
    onChange({
      isOpen: state.isOpen,
      text: openText(state, now, { locale, timeZone: hours.timeZone }, words),
    });
    timer = setTimeout(update, MINUTE_MS - (now.getTime() % MINUTE_MS));
  };

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  update();
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
