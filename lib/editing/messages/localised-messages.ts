import type { Hint } from '../checks/hint';

import { HINT_SENTENCES } from './hint-sentences';
import { ACTION_SENTENCES, EXPECTED_SENTENCES, FOUND_SENTENCES } from './problem-translations';
import { translate } from './sentences';

import type { Problem } from '@/lib/content/problems';
import type { Language } from '@/lib/platform/locales-list';

/** Translates a problem. Values from the document stay unchanged. */
export function translateProblem<P extends Problem>(problem: P, language: Language): P {
  return {
    ...problem,
    expected: translate(problem.expected, EXPECTED_SENTENCES, language),
    found: translate(problem.found, FOUND_SENTENCES, language),
    action: translate(problem.action, ACTION_SENTENCES, language),
  };
}

export type TranslatedHint = Omit<Hint, 'text'> & { text: string };

export function translateHint<H extends Hint>(
  hint: H,
  language: Language,
): Omit<H, 'text'> & { text: string } {
  return { ...hint, text: translate(hint.text, HINT_SENTENCES, language) };
}
