import type { GuideKind } from '../field-guide/guide';

import { buyersRank } from './grouped-changes';
import { kindOf } from './kind-of';

import type { Problem } from '@/lib/content/problems';

/** Problems that say the same about one field of several entities, or a single problem. */
export type ProblemGroup<P extends Problem = Problem> = {
  /** The path of the field without indices, such as `home.flavours[].PRICE`. */
  path: string;
  what?: GuideKind;
  problems: [P, ...P[]];
};

/** Groups problems that differ only in the entity or language. Order: allergens and ingredients, prices, all others. */
export function groupProblems<P extends Problem>(problems: readonly P[]): ProblemGroup<P>[] {
  const groups = new Map<string, ProblemGroup<P>>();
  for (const problem of problems) {
    const { expected, found, action } = problem;
    const path = problem.path.replace(/^\$\./, '').replace(/\[\d+\]/g, '[]');
    const key = JSON.stringify([path, expected, found, action]);
    const group = groups.get(key);
    if (group) group.problems.push(problem);
    else groups.set(key, { path, what: kindOf(path), problems: [problem] });
  }
  const importance = ({ path }: ProblemGroup<P>) => buyersRank(path.split('.')[2]?.replace('[]', '') ?? '');
  return [...groups.values()].sort((a, b) => importance(a) - importance(b));
}
