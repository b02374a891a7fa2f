import clsx from 'clsx';

import styles from './rich-text.module.css';

import type { Html } from '@/lib/content/html';

/** Words that editors wrote, with the markup that the parser let through; nothing where there are none. */
export function RichText({ html, className }: { html: Html | undefined; className?: string }) {
  if (!html) return null;
  return <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
