'use client';

import { useEffect, useRef, useState } from 'react';

import styles from './open-now.module.css';
import type { OpenWords } from './open-text';
import { whenNear } from './when-near-viewport';

import type { Hours } from '@/lib/model/opening-hours';

/**
 * Whether the shop is open, by its own clock. An island because the served page is the same all day; what works it out
 * loads when the visitor comes near. Its line is kept free from the start, so that nothing moves.
 */
export function OpenNow({ hours, locale, words }: { hours: Hours; locale: string; words: OpenWords }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<{ isOpen: boolean; text: string }>();
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const stops: (() => void)[] = [];
    let isOver = false;
    const follow = async () => {
      const { followClock } = await import('./follow-clock');
      if (!isOver) stops.push(followClock(element, hours, locale, words, setShown));
    };
    stops.push(whenNear(element, () => void follow().catch(() => undefined))); // the plain hours are there
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [hours, locale, words]);
  return (
    <p ref={line} data-open-now={shown && (shown.isOpen ? 'open' : 'closed')} className={styles.line}>
      {shown?.text}
    </p>
  );
}
