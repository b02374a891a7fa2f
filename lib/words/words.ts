import 'server-only';

import { en, type Words as OwnWords } from './en';
import { fr } from './fr';

import { sectionLabels } from '@/lib/model/sections';
import { type Language, languageOf } from '@/lib/platform/locales-list';

export type Words = OwnWords & { sections: ReturnType<typeof sectionLabels> };

const BY_LANGUAGE: Record<Language, Words> = {
  en: { ...en, sections: sectionLabels('en') },
  fr: { ...fr, sections: sectionLabels('fr') },
};

export function wordsFor(locale: string): Words {
  return BY_LANGUAGE[languageOf(locale)];
}
