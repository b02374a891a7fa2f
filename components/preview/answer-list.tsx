import { Children, type ReactNode } from 'react';

import styles from './preview-answers.module.css';

/** All lists share one `name`, so that at most one is open. */
export function AnswerList({ list, children }: { list?: ReactNode; children: ReactNode }) {
  if (Children.count(list) === 0) return <p className={styles.text}>{children}</p>;
  return (
    <details className={styles.details} name="preview">
      <summary>{children}</summary>
      <ul>{list}</ul>
    </details>
  );
}

export const Count = ({ of: { length } }: { of: unknown[] }) =>
  length > 0 && <span className={styles.count}>{length}</span>;
