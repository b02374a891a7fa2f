'use client';

import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';

import buttons from '../button.module.css';
import { Icon } from '../icon';

import styles from './slider.module.css';
import { useSlider } from './use-slider';

import { fillIn } from '@/lib/model/fill-in';
import type { SectionName } from '@/lib/model/sections';
import type { Words } from '@/lib/words/words';

/** Renders slides that scroll natively until the engine has loaded. */
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
  words: Words['slider'] & Pick<Words, 'colon'>;
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
                <span aria-hidden="true">
                  {index + 1} / {count}
                </span>
                <span className="visually-hidden">
                  {fillIn(words.position, { number: index + 1, count })}
                </span>
              </p>
            )}
            <button
              type="button"
              data-slider-prev
              className={buttons.round}
              aria-label={words.previous + words.colon + label}
              // With `disabled`, the button would lose the focus, and a screen reader would start at the top.
              aria-disabled={isBeginning}
              onClick={isBeginning ? undefined : previous}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              data-slider-next
              className={buttons.round}
              aria-label={words.next + words.colon + label}
              aria-disabled={isEnd}
              onClick={isEnd ? undefined : next}
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
        // In `fade` mode, 0 lets visitors scroll by keyboard until the engine starts. Then, -1 keeps the focus, which
        // the element would lose if `tabIndex` were undefined.
        tabIndex={mode === 'fade' && state === 'native' ? 0 : -1}
      >
        <ul className={styles.row}>{children}</ul>
      </div>
    </div>
  );
}
