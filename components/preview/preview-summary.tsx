import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ChangeLine } from './lists/change-item';
import { HintLine } from './lists/hint-item';
import { ProblemLine } from './lists/problem-item';
import styles from './preview-bar.module.css';

import {
  changesAnswer,
  firstOf,
  noFindings,
  othersText,
  publishingAnswer,
} from '@/lib/editing/findings/summary';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

type Props = { report: PreviewReport; words: PreviewWords };

/** Answers an editor's first questions: may this be published, what changes for visitors, and what to look at first? */
export function PreviewSummary({ report, words }: Props) {
  const { summary } = words;
  return (
    <dl className={clsx(styles.summary, report.fault !== undefined && styles.refused)}>
      <Answer to={summary.publishing}>{publishingAnswer(report, words)}</Answer>
      <Answer to={summary.changes}>
        {changesAnswer(report, words).map((line, index) => (
          <p key={index}>{typeof line === 'string' ? line : <ChangeLine group={line} words={words} />}</p>
        ))}
      </Answer>
      <Answer to={summary.first}>
        <FirstFinding report={report} words={words} />
      </Answer>
    </dl>
  );
}

function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <dt>{to}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FirstFinding({ report, words }: Props) {
  const first = firstOf(report);
  if (!first) return noFindings(report, words);
  return (
    <>
      {first.kind === 'problem' ? (
        <ProblemLine problem={first.problem} words={words} />
      ) : (
        <HintLine hint={first.hint} label={first.hint.text} words={words} />
      )}
      {othersText(first, words)}
    </>
  );
}
