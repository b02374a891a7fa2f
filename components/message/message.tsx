import type { ReactNode } from 'react';

import styles from './message.module.css';

/** Renders a message as a page or, with `aboveId`, as a section above a page's content. */
export function Message({
  title,
  text,
  more,
  aboveId,
  children,
}: {
  title: string;
  text: string;
  more?: ReactNode;
  aboveId?: string;
  children?: ReactNode;
}) {
  const body = (
    <div className={styles.body}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {more}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
  return aboveId !== undefined ? (
    <section id={aboveId} aria-label={title} className={styles.abovePage}>
      {body}
    </section>
  ) : (
    <main id="content" className={styles.message}>
      {body}
    </main>
  );
}
