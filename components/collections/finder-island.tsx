'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import type { FinderWords } from './suitability';

/** An island because its buttons act: what they do loads with the first press, or with an address that asks for it. */
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
      // What was pressed is pressed again for whoever comes to listen.
      begin().then(
        () => target instanceof HTMLElement && target.click(),
        () => element.addEventListener('click', hear), // no connection: the next press tries again
      );
    };
    element.addEventListener('click', hear);
    if (location.search.includes('without=')) begin().catch(() => element.addEventListener('click', hear));
    return () => element.removeEventListener('click', hear);
  }, [locale, words]);
  return <div ref={root}>{children}</div>;
}
