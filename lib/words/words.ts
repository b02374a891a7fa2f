import { en, type Words } from './en';
import { fr } from './fr';

export type { Words };

const BY_LANGUAGE: Record<string, Words> = { en, fr };

/** The interface's words for a locale: `fr-CA` -> French; a language that is not here -> English. */
export function wordsFor(locale: string): Words {
  return BY_LANGUAGE[new Intl.Locale(locale).language] ?? en;
}
