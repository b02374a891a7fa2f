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
    const begin = async () => {
      element.removeEventListener('click', hear);
      const { runFinder } = await import('./finder-view');
      runFinder(element, locale, words);
    };
    const hear = ({ target }: Event) => {
      // Repeats the click for the handler that has now loaded.
      begin().then(
        () => target instanceof HTMLElement && target.click(),
        () => element.addEventListener('click', hear), // the import failed: retry on the next click
      );
    };
    element.addEventListener('click', hear);
    if (location.search.includes('without=')) begin().catch(() => element.addEventListener('click', hear));
    return () => element.removeEventListener('click', hear);
  }, [locale, words]);
  return <div ref={root}>{children}</div>;
}
