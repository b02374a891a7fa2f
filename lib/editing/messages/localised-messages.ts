import type { Hint } from '../preview/hints/hint';

import { HINT_SENTENCES } from './hint-sentences';
import { ACTION_SENTENCES, EXPECTED_SENTENCES, FOUND_SENTENCES } from './problem-sentences';
import { translated } from './sentences';

import type { Problem } from '@/lib/content/problems';
import type { Language } from '@/lib/platform/locales-list';

/** Translates a problem. Values from the document stay unchanged. */
export function problemIn<P extends Problem>(problem: P, language: Language): P {
  return {
    ...problem,
    expected: translated(problem.expected, EXPECTED_SENTENCES, language),
    found: translated(problem.found, FOUND_SENTENCES, language),
    action: translated(problem.action, ACTION_SENTENCES, language),
  };
}

export type ToldHint = Omit<Hint, 'text'> & { text: string };

export function hintIn(hint: Hint, language: Language): ToldHint {
  return { ...hint, text: translated(hint.text, HINT_SENTENCES, language) };
}
