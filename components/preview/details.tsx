import { Children, type ReactNode } from 'react';

import styles from './preview-bar.module.css';

/** Renders a label and a count that open a list. All lists share one `name`, so that at most one list is open. */
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
