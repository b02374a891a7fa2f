import 'server-only';

import { EN, inflectEnglish } from './en';
import { FR, inflectFrench } from './fr';
import type { AllergenTable, Inflect } from './table';
import type { AllergenId } from './vocabulary';

import { type Language, LANGUAGES } from '@/lib/platform/locales-list';

const TABLES: Record<Language, { table: AllergenTable; inflect: Inflect }> = {
  en: { table: EN, inflect: inflectEnglish },
  fr: { table: FR, inflect: inflectFrench },
};

/** The table of every language. All of them apply to every document: shops copy lists from suppliers of other countries. */
export const ALL_TABLES = LANGUAGES.map((language) => TABLES[language]);

/** Returns what buyers call an allergen: `brazil-nuts` -> `Brazil nuts`, `noix du Brésil`. */
export function allergenName(id: AllergenId, language: Language): string {
  return TABLES[language].table.allergens[id].name;
}
