import { Fragment } from 'react';

import styles from './phrases.module.css';

/** Breaks lines only after punctuation, or between words if a phrase is longer than a line. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.split(/(?<=[,;:–—.!?]) +/u);
  if (phrases.length === 1) return children;
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));
}
