import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './message.module.css';

/**
 * A page that has only one thing to say, or, above another page, what is to be read before it.
 * @param more what belongs to the text and is no text @param children the ways on from here
 */
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
  /** Of what stands above another page. */
  aboveId?: string;
  children?: ReactNode;
}) {
  const body = (
    <div className={styles.body}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {more}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
  return aboveId !== undefined ? (
    <section id={aboveId} aria-label={title} className={clsx(styles.message, styles.abovePage)}>
      {body}
    </section>
  ) : (
    <main id="content" className={styles.message}>
      {body}
    </main>
  );
}
