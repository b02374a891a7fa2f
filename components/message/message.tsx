import type { ReactNode } from 'react';

import styles from './message.module.css';

/** A page that has only one thing to say. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main id="content" className={styles.message}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </main>
  );
}
