import clsx from 'clsx';
import type { ReactNode } from 'react';

import { AnswerList, Count } from './answer-list';
import { ChangeItem } from './lists/change-item';
import { HintItem } from './lists/hint-item';
import { ProblemItem } from './lists/problem-item';
import styles from './preview-answers.module.css';

import { summaryOf } from '@/lib/editing/findings/summary';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import type { PreviewReport } from '@/lib/editing/preview/report';

const MAX_CHANGES = 200;

type Props = {
  report: PreviewReport;
  words: PreviewWords;
  publications?: ReactNode;
};

export function PreviewSummary({ report, words, publications }: Props) {
  const { differences, fault } = report;
  const { publishing, changes, first } = summaryOf(report, words);
  return (
    <dl className={clsx(styles.summary, fault !== undefined && styles.refused)}>
      <Answer to={words.summary.publishing}>
        <AnswerList
          list={
            publications && (
              <>
                {/* The bar can cut off the reason of a refusal, so the list repeats it. */}
                {fault !== undefined && <li>{publishing}</li>}
                {publications}
              </>
            )
          }
        >
          {publishing}
        </AnswerList>
      </Answer>
      <Answer to={words.summary.changes}>
        <AnswerList
          list={differences.slice(0, MAX_CHANGES).map((group, index) => (
            <ChangeItem key={index} group={group} words={words} />
          ))}
        >
          <Count of={differences} />
          {changes.map((line, index) => (
            <span key={index} className={styles.line}>
              {line}
            </span>
          ))}
        </AnswerList>
      </Answer>
      <Answer to={words.summary.first}>
        <Findings report={report} words={words} first={first} />
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

function Findings({
  report: { first: kind, problems, hints },
  words,
  first,
}: Omit<Props, 'publications'> & { first?: string }) {
  if (kind === undefined) return <AnswerList>{first}</AnswerList>;
  const lists = {
    problem: (
      <AnswerList
        key="problem"
        list={problems.map((group, index) => (
          <ProblemItem key={index} group={group} words={words} />
        ))}
      >
        {words.problems} <Count of={problems} /> {kind === 'problem' && first}
      </AnswerList>
    ),
    hint: (
      <AnswerList
        key="hint"
        list={hints.map((group, index) => (
          <HintItem key={index} group={group} words={words} />
        ))}
      >
        {words.hints} <Count of={hints} /> {kind === 'hint' && first}
      </AnswerList>
    ),
  };
  return kind === 'problem'
    ? [lists.problem, hints.length > 0 && lists.hint]
    : [lists.hint, problems.length > 0 && lists.problem];
}
