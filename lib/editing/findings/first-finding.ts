import type { Hint } from '../checks/hint';
import { hintRank } from '../messages/hint-sentences';

import type { HintGroup } from './grouped-hints';
import { isForBuyers, type ProblemGroup } from './grouped-problems';

/**
 * Returns the kind of finding that an editor must look at first. Problems come before hints. Exception: a hint with the
 * topic `safety` comes before a problem for which `isForBuyers` returns false.
 */
export function firstFinding(
  [problem]: readonly ProblemGroup[],
  [hint]: readonly HintGroup<Hint>[],
): 'problem' | 'hint' | undefined {
  const [first] = hint?.hints ?? [];
  if (!problem || !first) return problem ? 'problem' : first && 'hint';
  return isForBuyers(problem) || hintRank(first.text) > 0 ? 'problem' : 'hint';
}
