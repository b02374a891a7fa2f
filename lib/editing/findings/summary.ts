import type { ChangeGroup } from '../comparison/grouped-changes';
import { capitalise, changeCount, joinTitles } from '../messages/change-heading';
import type { PreviewWords } from '../messages/preview-en';

import { changeDigest, type ChangeDigest } from './change-digest';
import { changeText, hintText, problemText } from './finding-text';
import type { Findings } from './findings';

/** Whether a version is public and whether it may be published. */
export type Verdict = {
  isPublic: boolean;
  /** Reason why a publish would be refused. */
  fault?: string;
  /** Number of problems that the public version does not have. To publish, the editor must confirm these problems. */
  newProblems: number;
};

/** The answers to an editor's first questions, as text. */
export type Summary = {
  /** Is this public? */
  state: string;
  /** May this be published? */
  publishing: string;
  /** What changes for visitors? At most MAX_LINES lines. */
  changes: string[];
  /** What must the editor look at first? Undefined if the version is refused and has neither problems nor hints. */
  first?: string;
};

/** Maximum number of lines about changes. */
const MAX_LINES = 3;

/** Answers an editor's first questions in text. The preview bar gives the same answers with links. */
export function summaryOf(about: Verdict & Findings, words: PreviewWords): Summary {
  const first = firstOf(about);
  return {
    state: stateOf(about, words),
    publishing: publishingAnswer(about, words),
    changes: changesAnswer(about, words).map((line) =>
      typeof line === 'string' ? line : changeText(line, words),
    ),
    first:
      first === undefined
        ? noFindings(about, words)
        : (first.kind === 'problem' ? problemText(first.problem, words) : hintText(first.hint, words)) +
          othersText(first, words),
  };
}

/** Returns the lines of a summary for a terminal. */
export function summaryLines({ state, publishing, changes, first }: Summary, words: PreviewWords): string[] {
  const { summary, colon } = words;
  return [
    state,
    `${summary.publishing}${colon}${publishing}`,
    `${summary.changes}${colon.trimEnd()}`,
    ...changes.map((line) => `  ${line}`),
    ...(first === undefined ? [] : [`${summary.first}${colon}${first}`]),
  ];
}

export const stateOf = ({ isPublic }: Verdict, words: PreviewWords) =>
  isPublic ? words.isPublic : words.notPublic;

export function publishingAnswer(
  { fault, isPublic, differences, newProblems }: Verdict & Findings,
  { refused, summary }: PreviewWords,
): string {
  if (fault !== undefined) return `${refused} · ${fault}`;
  if (isPublic && differences.length === 0) return summary.unchanged;
  const [one, many] = summary.confirm;
  if (newProblems > 0) return (newProblems === 1 ? one : many).replace('{count}', String(newProblems));
  return summary.possible;
}

/** Returns the single changes or, for more than MAX_LINES changes, a digest of at most MAX_LINES lines. */
export function changesAnswer<G extends ChangeGroup>(
  { differences }: { differences: G[] },
  words: PreviewWords,
): (G | string)[] {
  if (differences.length === 0) return [words.noDifferences];
  return differences.length <= MAX_LINES ? differences : digestLines(changeDigest(differences), words);
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

/** The problem or hint to look at first, and the number of other findings that say the same. */
type First = { others: number } & (
  | { kind: 'problem'; problem: Findings['problems'][number]['problems'][number] }
  | { kind: 'hint'; hint: Findings['hints'][number]['hints'][number] }
);

/** Returns the problem or hint that an editor must look at first. Undefined if there is none. */
export function firstOf({
  first,
  problems: [ofProblems],
  hints: [ofHints],
}: Pick<Findings, 'first' | 'problems' | 'hints'>): First | undefined {
  if (first === 'problem' && ofProblems)
    return { kind: first, problem: ofProblems.problems[0], others: ofProblems.problems.length - 1 };
  const [hint, ...others] = ofHints?.hints ?? [];
  return hint && { kind: 'hint', hint, others: others.length };
}

/** Returns the text for the number of problems or hints that are not shown. Empty if all are shown. */
export const othersText = ({ others }: { others: number }, words: PreviewWords) =>
  others > 0 ? ` · ${words.more.replace('{count}', String(others))}` : '';

/** Returns the answer if there are neither problems nor hints. Undefined for a refused version, which is not faultless. */
export const noFindings = ({ fault }: Verdict, words: PreviewWords) =>
  fault === undefined ? words.noFindings : undefined;
