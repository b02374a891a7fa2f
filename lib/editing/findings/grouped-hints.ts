import type { Hint } from '../checks/hint';
import { groupBy } from '../group-by';
import { hintHeading, hintRank } from '../messages/hint-sentences';

import { type EntryKind, kindOf } from '@/lib/content/outline';
import type { Language } from '@/lib/platform/locales-list';

/** Hints that say the same about several entities, or a single hint. */
export type HintGroup<H> = {
  heading?: string;
  what?: EntryKind;
  hints: H[];
};

export function groupHints<H extends Hint>(hints: readonly H[], language: Language): HintGroup<H>[] {
  const headed = hints.map((hint) => ({
    hint,
    heading: hintHeading(hint.text, language),
    what: kindOf(hint.path),
  }));
  const alike = groupBy(headed, ({ hint, heading, what }) =>
    heading === undefined ? hint : JSON.stringify([heading, what]),
  );
  return alike
    .sort(([a], [b]) => hintRank(a.hint.text) - hintRank(b.hint.text))
    .map(([first, ...others]): HintGroup<H> => {
      if (others.length === 0) return { hints: [first.hint] };
      const { heading, what } = first;
      return { heading, what, hints: [first.hint, ...others.map(({ hint }) => hint)] };
    });
}
