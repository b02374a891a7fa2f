import { Fragment } from 'react';

import styles from './phrases.module.css';

/**
 * Renders a text so that its lines break only after punctuation. A phrase that is longer than a line also breaks
 * between words.
 */
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
