import 'server-only';

import { en, type Words } from './en';
import { fr } from './fr';
import { type Language, languageOf } from './languages';

export type { Words };

const BY_LANGUAGE: Record<Language, Words> = { en, fr };

/** The interface's words for a locale. */
export function wordsFor(locale: string): Words {
  return BY_LANGUAGE[languageOf(locale)];
}
