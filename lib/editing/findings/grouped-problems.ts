import { buyersRank, FIELD_RANK } from '../comparison/grouped-changes';
import { groupBy } from '../group-by';

import { type EntryKind, kindOf } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';

/** Problems that say the same about one field of several entities, or a single problem. */
export type ProblemGroup<P extends Problem = Problem> = {
  /** Without indices: `home.flavours[].PRICE`. */
  path: string;
  what?: EntryKind;
  problems: [P, ...P[]];
};

export function groupProblems<P extends Problem>(problems: readonly P[]): ProblemGroup<P>[] {
  const fieldOf = ({ path }: Problem) => path.replace(/^\$\./, '').replace(/\[\d+\]/g, '[]');
  const alike = groupBy(problems, (problem) =>
    JSON.stringify([fieldOf(problem), problem.expected, problem.action]),
  );
  const groups = alike.map((ofGroup): ProblemGroup<P> => {
    const path = fieldOf(ofGroup[0]);
    return { path, what: kindOf(path), problems: ofGroup };
  });
  return groups.sort((a, b) => importance(a) - importance(b));
}

/** Matches `home`, the settings and whole lists, except the list of films. */
const WHOLE_LIST = /^(?:common(?:\.productSections)?|home(?:\.(?!videos$)\w+)?)$/;

/** Matches whole entries of lists, and the fields without which the page cannot show an entry. */
const WHOLE_ENTRY = /^\w+\.\w+\[\](?:\.(?:ID|CODE|(?:IBLOCK_)?SECTION_ID)(?:\[\])?)?$/;

function importance({ path }: ProblemGroup): number {
  if (WHOLE_LIST.test(path)) return FIELD_RANK.sale;
  if (WHOLE_ENTRY.test(path)) return FIELD_RANK.shopLinks;
  const [part, name, field] = path.split('.');
  return buyersRank((part === 'common' ? name : field)?.replace('[]', '') ?? '');
}

/**
 * Returns true if the path of the group matches `WHOLE_LIST`, or if its problems concern `saleEnabled`, allergens,
 * ingredients, the currency or prices.
 */
export const isForBuyers = (group: ProblemGroup) => importance(group) <= FIELD_RANK.prices;
