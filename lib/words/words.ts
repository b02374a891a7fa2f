import 'server-only';

import { sectionLabels } from '../sections';

import { en, type Words as OwnWords } from './en';
import { fr } from './fr';
import { type Language, languageOf } from './languages';

/** The interface's words in one language, with the names of the page's sections. */
export type Words = OwnWords & { sections: ReturnType<typeof sectionLabels> };

const BY_LANGUAGE: Record<Language, Words> = {
  en: { ...en, sections: sectionLabels('en') },
  fr: { ...fr, sections: sectionLabels('fr') },
};

/** The interface's words for a locale. */
export function wordsFor(locale: string): Words {
  return BY_LANGUAGE[languageOf(locale)];
}
