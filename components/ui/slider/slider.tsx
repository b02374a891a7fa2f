'use client';

import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';

import buttons from '../button.module.css';
import { Icon } from '../icon';

import styles from './slider.module.css';
import { useSlider } from './use-slider';

import type { SectionName } from '@/lib/model/sections';

/** Renders slides that scroll natively until the engine has loaded. Mode `fade` shows one slide at a time and a counter. */
export function Slider({
  name,
  mode,
  label,
  words,
  head,
  className,
  children,
}: {
  name: SectionName;
  mode: 'free' | 'fade';
  label: string;
  words: { previous: string; next: string };
  head?: ReactNode;
  className?: string;
  children: ReactNode[];
}) {
  const root = useRef<HTMLDivElement>(null);
  const { state, index, isBeginning, isEnd, previous, next } = useSlider(root, mode);
  const count = children.length;
  return (
    <div className={clsx(styles.slider, className)} data-slider={name} data-state={state} data-mode={mode}>
      <div className={styles.top}>
        {head}
        {count > 1 && (
          <div className={styles.controls}>
            {mode === 'fade' && (
              <p className={styles.counter} aria-live="polite">
                {index + 1} / {count}
              </p>
            )}
            <button
              type="button"
              data-slider-prev
              className={buttons.round}
              aria-label={`${words.previous}: ${label}`}
              disabled={isBeginning}
              onClick={previous}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              data-slider-next
              className={buttons.round}
              aria-label={`${words.next}: ${label}`}
              disabled={isEnd}
              onClick={next}
            >
              <Icon name="next" />
            </button>
          </div>
        )}
      </div>
      <div
        ref={root}
        className={styles.view}
        role="group"
        aria-label={label}
        // Lets keyboards scroll the pictures before the engine starts, because not every browser focuses scrollable elements.
        tabIndex={mode === 'fade' && state === 'native' ? 0 : undefined}
      >
        <ul className={styles.row}>{children}</ul>
      </div>
    </div>
  );
}
