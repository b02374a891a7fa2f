import { Children, type ReactNode } from 'react';

import styles from './preview-bar.module.css';

/** A list behind its name and number; one list of the bar is open at a time. */
export function Details({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <details className={styles.details} name="preview">
      <summary>
        {label} {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
