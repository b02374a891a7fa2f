'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import type { FinderWords } from './suitability';

/** Loads the allergen finder on the first click, or at once if the address contains a choice (`?without=`). */
export function FinderIsland({
  words,
  locale,
  children,
}: {
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
      runFinder(element, locale, words);
    };
    const onFirstClick = ({ target }: Event) => {
      // Repeats the click for the handler that has now loaded.
      start().then(
        () => target instanceof HTMLElement && target.click(),
        () => element.addEventListener('click', onFirstClick), // the import failed: retry on the next click
      );
    };
    element.addEventListener('click', onFirstClick);
    if (location.search.includes('without='))
      start().catch(() => element.addEventListener('click', onFirstClick));
    return () => element.removeEventListener('click', onFirstClick);
  }, [locale, words]);
  return <div ref={root}>{children}</div>;
}
