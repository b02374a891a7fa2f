import type { GuideKind } from '../field-guide/guide';

import { buyersRank } from './grouped-changes';
import { kindOf } from './kind-of';

import type { Problem } from '@/lib/content/problems';

/** Problems that say the same of a field of several entities, or one problem. There is at least one. */
export type ProblemGroup<P extends Problem = Problem> = {
  /** The path without numbers, such as `home.flavours[].PRICE`. */
  path: string;
  what?: GuideKind;
  problems: [P, ...P[]];
};

/** Groups problems that differ only in the entity or the language. Allergens and ingredients come first, then prices. */
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
