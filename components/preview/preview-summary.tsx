import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ChangeLine, joinTitles } from './lists/change-item';
import { HintLine } from './lists/hint-item';
import { ProblemLine } from './lists/problem-item';
import styles from './preview-bar.module.css';

import { capitalise, changeCount } from '@/lib/editing/messages/change-heading';
import type { PreviewWords } from '@/lib/editing/messages/preview-en';
import { type ChangeDigest, changeDigest } from '@/lib/editing/preview/change-digest';
import type { PreviewReport } from '@/lib/editing/preview/report';

/** Maximum number of lines about changes. */
const MAX_LINES = 3;

type Props = { report: PreviewReport; words: PreviewWords };

/** Answers an editor's first questions: may this be published, what changes for visitors, and what to look at first? */
export function PreviewSummary({ report, words }: Props) {
  const { summary } = words;
  return (
    <dl className={clsx(styles.summary, report.fault !== undefined && styles.refused)}>
      <Answer to={summary.publishing}>{publishingAnswer(report, words)}</Answer>
      <Answer to={summary.changes}>
        <ChangeLines report={report} words={words} />
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

function publishingAnswer(
  { fault, isPublic, differences, newProblems }: PreviewReport,
  { refused, summary }: PreviewWords,
): string {
  if (fault !== undefined) return `${refused} · ${fault}`;
  if (isPublic && differences.length === 0) return summary.unchanged;
  const [one, many] = summary.confirm;
  if (newProblems > 0) return (newProblems === 1 ? one : many).replace('{count}', String(newProblems));
  return summary.possible;
}

/** Renders one line for each change or, for more than MAX_LINES changes, a digest of at most MAX_LINES lines. */
function ChangeLines({ report: { differences }, words }: Props) {
  if (differences.length === 0) return words.noDifferences;
  const lines =
    differences.length <= MAX_LINES
      ? differences.map((group, index) => <ChangeLine key={index} group={group} words={words} />)
      : digestLines(changeDigest(differences), words);
  return (
    <>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </>
  );
}

/** Returns one line for each of the two most important facts, and a line with the counts of all other facts. */
function digestLines({ safety, prices, things, changed }: ChangeDigest, words: PreviewWords): string[] {
  const { kinds, summary } = words;
  const facts = [
    { count: summary.safety, of: safety },
    { count: summary.prices, of: prices },
    ...things.map((group) => ({
      count: changeCount(group, words),
      of: group.things.map(({ change }) => change),
    })),
  ].filter(({ of }) => of.length > 0);
  const counts = changed.map(([what, count]) =>
    summary.changed.replace('{count}', String(count)).replace('{kind}', kinds[what][count === 1 ? 0 : 1]),
  );
  const lines = facts.slice(0, MAX_LINES - 1).map(({ count, of }) => {
    const titles = of.map(({ title }) => title);
    return count.replace('{count}', String(titles.length)) + words.colon + joinTitles(titles, words);
  });
  const rest = [
    ...facts.slice(MAX_LINES - 1).map(({ count, of }) => count.replace('{count}', String(of.length))),
    ...counts,
  ];
  return [...lines, ...(rest.length > 0 ? [rest.join(words.semicolon)] : [])].map(capitalise);
}

function FirstFinding({ report: { first, problems, hints, fault }, words }: Props) {
  const [problem] = problems;
  const [hint] = hints;
  if (first === 'problem' && problem)
    return (
      <>
        <ProblemLine problem={problem.problems[0]} words={words} />
        {others(problem.problems, words)}
      </>
    );
  const [firstHint] = hint?.hints ?? [];
  if (hint && firstHint)
    return (
      <>
        <HintLine hint={firstHint} label={firstHint.text} words={words} />
        {others(hint.hints, words)}
      </>
    );
  return fault === undefined && words.noFindings;
}

/** Returns the text for the number of problems or hints that are not shown. */
const others = ({ length }: unknown[], words: PreviewWords) =>
  length > 1 && ` · ${words.more.replace('{count}', String(length - 1))}`;
