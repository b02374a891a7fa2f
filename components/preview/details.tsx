import { Children, type ReactNode } from 'react';

import styles from './preview-bar.module.css';

/** Renders a list that opens below its label and count. At most one list is open, by the shared `name`. */
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
