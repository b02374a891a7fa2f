import clsx from 'clsx';
import type { ReactNode } from 'react';

import { EndPreview } from './end-preview';
import styles from './preview-bar.module.css';

import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import { PUBLIC_QUERY } from '@/lib/editing/preview/public-query';
import { fillIn } from '@/lib/model/fill-in';

export function PublicBar({
  deployment,
  comparedWith,
  words,
  children,
}: {
  deployment: string;
  /** Name of the previewed deployment. */
  comparedWith: string;
  words: PreviewWords;
  children?: ReactNode;
}) {
  return (
    <aside data-preview-bar data-deployment={deployment} aria-label={words.title} className={styles.bar}>
      <p className={styles.state}>
        <strong className={styles.deployment}>{deployment}</strong>{' '}
        <span className={clsx(styles.chip, styles.isPublic)}>{words.isShownPublic}</span>
      </p>
      <a href="?" data-swap={PUBLIC_QUERY} className={clsx(styles.swap, styles.back)}>
        {fillIn(words.backToPreview, { deployment: comparedWith })}
      </a>
      {children}
      <EndPreview label={words.exit} className={styles.exit} />
    </aside>
  );
}
