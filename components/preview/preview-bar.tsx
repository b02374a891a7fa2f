import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Count } from './answer-list';
import { EndPreview } from './end-preview';
import styles from './preview-bar.module.css';
import { PreviewSummary } from './preview-summary';

import { stateKind } from '@/lib/editing/findings/summary';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import { PUBLIC_QUERY } from '@/lib/editing/preview/public-query';
import type { PreviewReport } from '@/lib/editing/preview/report';
import { fillIn } from '@/lib/model/fill-in';

const SHEET_ID = 'preview-sheet';

/** Below 1280 px, the bar is a strip with a button that opens a sheet, also without scripts. */
export function PreviewBar({
  report,
  words,
  publications,
  children,
}: {
  report: PreviewReport;
  words: PreviewWords;
  publications?: ReactNode;
  children?: ReactNode;
}) {
  const { deployment, version, readAt, endsAt, problems, hints, differences } = report;
  const kind = stateKind(report);
  const state = words[kind];
  const ends = endsAt && fillIn(words.ends, { time: endsAt });
  const broken = problems.reduce((sum, group) => sum + group.problems.length, 0);
  const findings = [...problems, ...hints, ...differences];
  return (
    <aside
      data-preview-bar
      data-deployment={deployment}
      data-problems={broken}
      aria-label={words.title}
      className={styles.bar}
    >
      <p className={styles.state}>
        <strong className={styles.deployment}>{deployment}</strong>{' '}
        <span className={clsx(styles.chip, kind === 'isPublic' && styles.isPublic)}>{state}</span>{' '}
        <span className={styles.times}>
          {fillIn(words.version, { version, time: readAt })}
          {ends && (
            <>
              <Dot />
              {ends}
            </>
          )}
        </span>
      </p>
      <button type="button" popoverTarget={SHEET_ID} className={styles.more}>
        {words.details} <Count of={findings} />
      </button>
      <div id={SHEET_ID} popover="auto" className={styles.sheet}>
        <p className={styles.ends}>
          {state}
          {ends && (
            <>
              <Dot />
              {ends}
            </>
          )}
        </p>
        <PreviewSummary report={report} words={words} publications={publications} />
        {children}
        {differences.length > 0 ? (
          <a href={`?${PUBLIC_QUERY}`} data-swap={PUBLIC_QUERY} className={styles.swap}>
            {words.showPublic}
          </a>
        ) : (
          <p className={styles.same}>{words.samePublic}</p>
        )}
        <EndPreview label={words.exit} className={styles.exit} />
      </div>
    </aside>
  );
}

/** Some screen readers read a dot as a word. */
const Dot = () => (
  <>
    {' '}
    <span aria-hidden="true">·</span>{' '}
  </>
);
