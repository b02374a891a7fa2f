import type { Problem } from '@/lib/content/problems';

/**
 * Returns a key that is the same for equal problems. Omits list indexes from the path: an added entry changes the
 * indexes of the entries after it, but the problems of these entries are not new.
 */
const identity = ({ locale, path, expected, found, action }: Problem) =>
  JSON.stringify([locale, path.replaceAll(/\[\d+\]/g, '[]'), expected, found, action]);

/** Returns the new problems. If `after` has 3 equal problems and `before` has 1, 2 are new. */
export function newProblems(before: Problem[], after: Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(identity(problem), (known.get(identity(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(identity(problem)) ?? 0;
    known.set(identity(problem), left - 1);
    return left <= 0;
  });
}
