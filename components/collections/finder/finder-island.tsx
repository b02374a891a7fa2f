'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import styles from './allergen-finder.module.css';
import type { Answers, FinderWords } from './suitability';

/**
 * Scrolls a focused allergen fully into view in its row. Chromium does not scroll if a part of the button is already
 * visible. Ignores focus by mouse, because a button that moves during a click misses the click.
 */
function scrollIntoRow({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Loads the allergen finder on the first click, or at once if the address contains a choice (`?without=`). */
export function FinderIsland({
  answers,
  words,
  locale,
  children,
}: {
  answers: Map<string, Answers>;
  words: FinderWords;
  locale: string;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const start = async () => {
      element.removeEventListener('click', onFirstClick);
      const { runFinder } = await import('./finder-view');
      runFinder(element, answers, locale, words);
    };
    const onFirstClick = ({ target }: Event) => {
      // Loads the handlers, then repeats the click, so that the handlers receive the click.
      start().then(
        () => target instanceof HTMLElement && target.click(),
        () => element.addEventListener('click', onFirstClick), // the import failed: retry on the next click
      );
    };
    element.addEventListener('click', onFirstClick);
    element.addEventListener('focusin', scrollIntoRow);
    if (location.search.includes('without='))
      start().catch(() => element.addEventListener('click', onFirstClick));
    return () => {
      element.removeEventListener('click', onFirstClick);
      element.removeEventListener('focusin', scrollIntoRow);
    };
  }, [answers, locale, words]);
  return (
    <div ref={root} className={styles.island}>
      {children}
    </div>
  );
}
