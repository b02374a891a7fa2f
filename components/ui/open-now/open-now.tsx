'use client';

import { useEffect, useRef, useState } from 'react';

import { whenNear } from '../when-near-viewport';

import styles from './open-now.module.css';
import type { OpenWords } from './open-text';

import type { Hours } from '@/lib/model/opening-hours';

/** Runs in the browser, because the served page is the same all day. */
export function OpenNow({ hours, locale, words }: { hours: Hours; locale: string; words: OpenWords }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<{ isOpen: boolean; text: string }>();
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const cleanups: (() => void)[] = [];
    let isUnmounted = false;
    const follow = async () => {
      const { watchOpeningHours } = await import('./follow-clock');
      if (!isUnmounted) cleanups.push(watchOpeningHours(element, hours, locale, words, setShown));
    };
    // If the import fails, the line stays empty.
    cleanups.push(whenNear(element, () => void follow().catch(() => undefined)));
    return () => {
      isUnmounted = true;
      for (const cleanup of cleanups) cleanup();
    };
  }, [hours, locale, words]);
  return (
    <p ref={line} data-open-now={shown && (shown.isOpen ? 'open' : 'closed')} className={styles.line}>
      {shown?.text}
    </p>
  );
}
