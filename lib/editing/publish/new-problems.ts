import type { Problem } from '@/lib/content/problems';

/** Identifies a problem without list indexes, because a new entry at the head of a list moves all others. */
const identity = ({ locale, path, expected, found, action }: Problem) =>
  JSON.stringify([locale, path.replaceAll(/\[\d+\]/g, '[]'), expected, found, action]);

/** Returns the problems in `after` that are not in `before`, or occur there less often. */
export function newProblems(before: Problem[], after: Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(identity(problem), (known.get(identity(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(identity(problem)) ?? 0;
    known.set(identity(problem), left - 1);
    return left <= 0;
  });
}
