import type { GuideKind } from '../../field-guide/guide';
import { hintHeading, hintRank } from '../../messages/hint-sentences';
import { kindOf } from '../kind-of';

import type { Hint } from './hint';

import type { Language } from '@/lib/platform/locales-list';

/** Hints that say the same about several entities, or a single hint without a heading. */
export type HintGroup<H> = {
  /** The text that all hints of the group share, without the entity. */
  heading?: string;
  what?: GuideKind;
  hints: H[];
};

/** Groups hints that differ only in the entity. Sorts the groups by `HINT_SUBJECTS`: safety first, taste last. */
export function groupHints<H extends Hint>(hints: readonly H[], language: Language): HintGroup<H>[] {
  const groups = new Map<string, HintGroup<H>>();
  for (const [index, hint] of hints.entries()) {
    const [heading, what] = [hintHeading(hint.text, language), kindOf(hint.path)];
    const key = heading === undefined ? String(index) : JSON.stringify([heading, what]);
    const group = groups.get(key);
    if (group) group.hints.push(hint);
    else groups.set(key, { heading, what, hints: [hint] });
  }
  const importance = ({ hints: [first] }: HintGroup<H>) => (first ? hintRank(first.text) : 0);
  return [...groups.values()]
    .map((group) => (group.hints.length === 1 ? { hints: group.hints } : group))
    .sort((a, b) => importance(a) - importance(b));
}
