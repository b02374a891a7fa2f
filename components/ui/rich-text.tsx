import clsx from 'clsx';

import styles from './rich-text.module.css';

import type { Html } from '@/lib/content/values/html-text';
import type { FieldAttribute } from '@/lib/model/field-of';

/** The markup is safe to insert, because `Html` contains only markup that the parser allows. */
export function RichText({
  html,
  className,
  field,
}: {
  html: Html | undefined;
  className?: string;
  field?: FieldAttribute;
}) {
  if (!html) return null;
  return (
    <div {...field} className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
