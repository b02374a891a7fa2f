'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import styles from './allergen-finder.module.css';
import type { Answers, FinderWords } from './suitability';

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
    const controller = new AbortController();
    const { signal } = controller;
    // Several clicks on a button while the finder loads count as one.
    const clicked = new Set<HTMLElement>();
    let isLoading = false;
    const start = async () => {
      if (isLoading) return;
      isLoading = true;
      const finder = await import('./run-finder').catch(() => undefined);
      isLoading = false;
      if (!finder || signal.aborted) return; // if the import failed, the next click tries again
      element.removeEventListener('click', onEarlyClick);
      finder.runFinder(element, answers, locale, words, signal);
      for (const target of clicked) target.click();
    };
    const onEarlyClick = ({ target }: Event) => {
      if (target instanceof HTMLElement) clicked.add(target);
      void start();
    };
    element.addEventListener('click', onEarlyClick, { signal });
    if (location.search.includes('without=')) void start();
    return () => controller.abort();
  }, [answers, locale, words]);
  return (
    <div ref={root} className={styles.island}>
      {children}
    </div>
  );
}
