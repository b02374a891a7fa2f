import type { Hint } from '../checks/hint';
import { hintRank } from '../messages/hint-sentences';

import type { HintGroup } from './grouped-hints';
import { isForBuyers, type ProblemGroup } from './grouped-problems';

/**
 * Returns what an editor must look at first: a problem, if there is one. Exception: a hint with the topic `safety`
 * comes before a problem that is not `isForBuyers`.
 */
export function firstFinding(
  [problem]: readonly ProblemGroup[],
  [hint]: readonly HintGroup<Hint>[],
): 'problem' | 'hint' | undefined {
  const [first] = hint?.hints ?? [];
  if (!problem || !first) return problem ? 'problem' : first && 'hint';
  return isForBuyers(problem) || hintRank(first.text) > 0 ? 'problem' : 'hint';
}
