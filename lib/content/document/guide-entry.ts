import type { MediaPolicy } from '../values/media';

import { LIMITS } from './limits';
import type { Field } from './wire';

import type { Language } from '@/lib/platform/locales-list';

/** The documentation of one field, for editors. `what` and `form` are translated, because previews show them. */
export type GuideEntry = {
  what: Record<Language, string>;
  form: Record<Language, string>;
  example: unknown;
  /** Effect of a missing value. */
  absent: string;
  default?: string | number | boolean;
};

export type FieldRow = GuideEntry & {
  read: Field<unknown> | ((media: MediaPolicy) => Field<unknown>);
  /** Property of `Flavour`. If several fields fill the property, messages show the first field. */
  fills?: string;
  /** Property of `Nutrition`. A mini inherits a missing value from its full-size flavour. */
  nutrient?: string;
  /** Whether a mini inherits a missing value from its full-size flavour. */
  isInherited?: boolean;
  /**
   * Whether a missing value falls back to the first language of LOCALES. Never true for facts that buyers must
   * understand, such as ingredients.
   */
  fallsBack?: boolean;
};

const ID = {
  en: 'text or a number; `41` and `"41"` are the same',
  fr: 'un texte ou un nombre\u202f; `41` et `"41"` sont identiques',
};
const CODE = {
  en: 'text or a number that can be part of an address, such as `dark`',
  fr: 'un texte ou un nombre qui peut faire partie d’une adresse, comme `dark`',
};
const word = (language: Language) => LIMITS.word.toLocaleString(language);
const text = (language: Language) => LIMITS.text.toLocaleString(language);

/** Formats that editors should use. The parser also accepts a number as text, such as "12,50" (docs/editing.md). */
export const FORM = {
  id: ID,
  ownId: {
    en: `${ID.en}; if several entries have the same ID, only the first is kept`,
    fr: `${ID.fr}\u202f; si plusieurs entrées ont le même ID, seule la première est gardée`,
  },
  code: CODE,
  ownCode: {
    en: `${CODE.en}; if several entries have the same CODE, only the first is kept`,
    fr: `${CODE.fr}\u202f; si plusieurs entrées ont le même CODE, seule la première est gardée`,
  },
  flag: {
    en: '`true`, `1`, `"1"` or `"Y"` for yes; `false`, `0`, `"0"`, `"N"` or no value for no',
    fr: '`true`, `1`, `"1"` ou `"Y"` pour oui\u202f; `false`, `0`, `"0"`, `"N"` ou aucune valeur pour non',
  },
  amount: {
    en: 'a number of 0 or more, such as `36.2`',
    fr: 'un nombre d’au moins 0, comme `36.2`',
  },
  price: {
    en: 'a number above 0, such as `8.9`',
    fr: 'un nombre supérieur à 0, comme `8.9`',
  },
  size: {
    en: 'a number above 0, such as `1600`',
    fr: 'un nombre supérieur à 0, comme `1600`',
  },
  percentage: {
    en: 'a number from 0 to 100, such as `72.5`',
    fr: 'un nombre de 0 à 100, comme `72.5`',
  },
  text: {
    en: `plain text, at most ${word('en')} characters`,
    fr: `du texte simple, ${word('fr')} caractères au plus`,
  },
  line: {
    en: `one line of text, at most ${word('en')} characters; it can contain links, bold and italic text`,
    fr: `une ligne de texte, ${word('fr')} caractères au plus\u202f; elle peut contenir des liens, du gras et de l’italique`,
  },
  block: {
    en: `text of at most ${text('en')} characters; a blank line starts a new paragraph; it can contain lists, quotations, links, bold and italic text`,
    fr: `un texte de ${text('fr')} caractères au plus\u202f; une ligne vide commence un nouveau paragraphe\u202f; il peut contenir des listes, des citations, des liens, du gras et de l’italique`,
  },
  texts: {
    en: `a list of texts, or one text separated by commas; at most ${LIMITS.values} entries`,
    fr: `une liste de textes, ou un texte dont les parties sont séparées par des virgules\u202f; ${LIMITS.values} entrées au plus`,
  },
  picture: {
    en: 'a path such as `/upload/flavours/raspberry.jpg`, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
    fr: 'un chemin comme `/upload/flavours/raspberry.jpg`, une adresse, ou `{SRC, WIDTH, HEIGHT, ALT}`',
  },
  pictures: {
    en: 'a list of pictures, each a path, an address, or `{SRC, WIDTH, HEIGHT, ALT}`',
    fr: 'une liste d’images, chacune un chemin, une adresse ou `{SRC, WIDTH, HEIGHT, ALT}`',
  },
  film: {
    en: 'a path such as `/upload/intro/desktop.mp4`, or an address; at best an MP4 with H.264, without sound, of at most 8 MB',
    fr: 'un chemin comme `/upload/intro/desktop.mp4`, ou une adresse\u202f; de préférence un MP4 en H.264, sans son, de 8 Mo au plus',
  },
  style: {
    en: 'an object of CSS sizes, spaces and positions, such as `{"margin-top": "12px"}`',
    fr: 'un objet de tailles, d’espaces et de positions CSS, comme `{"margin-top": "12px"}`',
  },
  span: { en: 'a number of columns from 1 to 12', fr: 'un nombre de colonnes de 1 à 12' },
} satisfies Record<string, Record<Language, string>>;
