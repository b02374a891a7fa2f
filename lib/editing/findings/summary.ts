import { buyersRank, type ChangeGroup, FIELD_RANK, saleChange } from '../comparison/grouped-changes';
import { groupBy } from '../group-by';
import type { PreviewWords } from '../messages/preview-en';

import {
  capitalise,
  changeCount,
  changeName,
  changeText,
  hintText,
  joinTitles,
  shortProblemText,
} from './finding-text';
import type { Findings } from './findings';

import { fillIn } from '@/lib/model/fill-in';

/** Says whether the deployment is public, and whether the version can be published. */
export type Verdict = {
  isPublic: boolean;
  /** Reason why a publish would be refused. */
  fault?: string;
  /**
   * The next plan for the deployment. `isOutdated`: the deployment's documents have changed since the plan was made.
   */
  plan?: { at: string; isOutdated: boolean };
};

export type Summary = {
  state: string;
  publishing: string;
  /** At most three lines. */
  changes: string[];
  /** The most important finding, or words for “no findings”. Undefined if the version is refused without findings. */
  first?: string;
};

const MAX_NAMED = 3;

/**
 * Space for all `changes` in the preview bar, in characters. Exception: if at most MAX_NAMED entries have changed
 * allergens or ingredients, the titles of these entries are always listed.
 */
const MAX_LENGTH = 178;

const SEPARATOR = ' · ';

export function summaryOf(about: Verdict & Findings, words: PreviewWords): Summary {
  return {
    state: words[stateKind(about)],
    publishing: publishingAnswer(about, words),
    changes: changesAnswer(about, words),
    first: firstText(about, words),
  };
}

/** Returns which version visitors see. `editsNotPublic`: visitors see an earlier version of the same deployment. */
export const stateKind = ({ isPublic, differences }: Verdict & Pick<Findings, 'differences'>) =>
  !isPublic ? 'notPublic' : differences.length > 0 ? 'editsNotPublic' : 'isPublic';

function publishingAnswer(about: Verdict & Findings, words: PreviewWords): string {
  const { fault, plan } = about;
  const now = publishingNow(about, words);
  if (!plan) return now;
  const planned = fillIn(words.planned, { time: plan.at });
  if (!plan.isOutdated) return `${planned} · ${now}`;
  // Without a `fault`, the text `now` is left out, because it could ask editors to confirm new problems. The plan is
  // carried out without a confirmation.
  return [planned, words.summary.outdatedPlan, ...(fault === undefined ? [] : [now])].join(' · ');
}

function publishingNow(
  { fault, isPublic, differences, problems }: Verdict & Findings,
  { refused, summary }: PreviewWords,
): string {
  if (fault !== undefined) return `${refused} · ${fault}`;
  if (isPublic && differences.length === 0) return summary.unchanged;
  const { length } = problems.filter((group) => group.problems.some(({ isNew }) => isNew));
  if (length === 0) return summary.possible;
  const [one, many] = length === problems.length ? summary.confirmAll : summary.confirmSome;
  return fillIn(length === 1 ? one : many, { count: length, all: problems.length });
}

function changesAnswer({ differences }: Findings, words: PreviewWords): string[] {
  if (differences.length === 0) return [words.noDifferences];
  if (differences.length > MAX_NAMED) return digestLines(differences, words);
  const full = differences.map((group) => changeText(group, words));
  if (full.join(SEPARATOR).length <= MAX_LENGTH) return full;
  const short = differences.map((group) => changeName(group, words));
  return short.join(SEPARATOR).length <= MAX_LENGTH ? short : digestLines(differences, words);
}

function digestLines(groups: readonly ChangeGroup[], words: PreviewWords): string[] {
  const { kinds, summary, semicolon } = words;
  const changed = groups.filter((group) => group.kind === 'changed');
  const withRank = (rank: number) =>
    changed
      .filter(({ fields }) => fields.some(({ field }) => buyersRank(field) === rank))
      .map(({ change }) => change);
  const counted = (text: string, { length: count }: unknown[]) =>
    count > 0 ? [fillIn(text, { count })] : [];
  const sale = groups.map(saleChange).find((change) => change !== undefined);
  const safety = withRank(FIELD_RANK.safety);
  const first = [
    ...(sale === undefined ? [] : [words.sale[sale]]),
    ...counted(summary.safety, safety).map((text) => {
      const titles = safety.map(({ title }) => title);
      return titles.length > MAX_NAMED ? text : text + words.colon + joinTitles(titles, words);
    }),
  ];
  const rest = [
    ...counted(summary.currency, withRank(FIELD_RANK.currency)),
    ...counted(summary.prices, withRank(FIELD_RANK.prices)),
    ...counted(summary.shopLinks, withRank(FIELD_RANK.shopLinks)),
    ...groups.filter((group) => group.kind !== 'changed').map((group) => changeCount(group, words)),
    ...groupBy(withRank(FIELD_RANK.other), ({ what }) => what).map((alike) =>
      fillIn(summary.changed, {
        count: alike.length,
        kind: kinds[alike[0].what][alike.length === 1 ? 0 : 1],
      }),
    ),
  ];
  const restOf = (count: number) =>
    [rest.slice(0, count).join(semicolon), ...(count < rest.length ? [summary.otherChanges] : [])]
      .join(' ')
      .trim();
  const hasSpace = (count: number) => [...first, restOf(count)].join(SEPARATOR).length <= MAX_LENGTH;
  const last = restOf(rest.findLastIndex((_, index) => hasSpace(index + 1)) + 1);
  return [...first, ...(last ? [last] : [])].map(capitalise);
}

function firstText(
  { first, problems: [ofProblems], hints: [ofHints], fault }: Verdict & Findings,
  words: PreviewWords,
): string | undefined {
  const others = (all: unknown[]) =>
    all.length > 1 ? ` · ${fillIn(words.more, { count: all.length - 1 })}` : '';
  if (first === 'problem' && ofProblems) {
    const { problems } = ofProblems;
    const problem = problems.find(({ isElsewhere }) => !isElsewhere) ?? problems[0];
    return shortProblemText(problem, words) + others(problems);
  }
  const { hints = [] } = ofHints ?? {};
  if (hints[0]) return hintText(hints[0], words) + others(hints);
  // If the version is refused without findings, `Summary.first` is undefined, because `Summary.publishing` contains the
  // reason.
  return fault === undefined ? words.noFindings : undefined;
}
