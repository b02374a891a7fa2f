import type { Hint } from '../checks/hint';
import { hintRank } from '../messages/hint-sentences';

import type { HintGroup } from './grouped-hints';
import { isForBuyers, type ProblemGroup } from './grouped-problems';

/**
 * Returns the list whose first entry an editor must look at first. Returns the hints if there are no problems, or if the
 * first hint is about buyers' safety or prices and the first problem is not. Otherwise returns the problems. Undefined
 * if both lists are empty.
 */
export function firstFinding(
  [problem]: readonly ProblemGroup[],
  [hint]: readonly HintGroup<Hint>[],
): 'problem' | 'hint' | undefined {
  const [first] = hint?.hints ?? [];
  if (!problem || !first) return problem ? 'problem' : first && 'hint';
  return isForBuyers(problem) || hintRank(first.text) > 0 ? 'problem' : 'hint';
}
