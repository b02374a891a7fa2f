import { Children, type ReactNode } from 'react';

import styles from './preview-answers.module.css';

/**
 * Renders an answer that opens a list or, if the list is empty, an answer of text only. All lists share one `name`, so
 * that at most one list is open.
 */
export function AnswerList({ list, children }: { list?: ReactNode; children: ReactNode }) {
  if (Children.count(list) === 0) return <p className={styles.text}>{children}</p>;
  return (
    <details className={styles.details} name="preview">
      <summary>{children}</summary>
      <ul>{list}</ul>
    </details>
  );
}

/** Renders the number of entries of a list. Renders nothing for an empty list. */
export const Count = ({ of: { length } }: { of: unknown[] }) =>
  length > 0 && <span className={styles.count}>{length}</span>;
