import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

export const COMMON = {
  siteName: {
    what: {
      en: 'The name of the business, in the header, in the title of every page and for search engines.',
      fr: 'Le nom de l’entreprise, dans l’en-tête, dans le titre de chaque page et pour les moteurs de recherche.',
    },
    form: FORM.text,
    example: 'Quatorze',
    absent: 'The header shows no name.',
  },
  locale: {
    what: {
      en: 'The language of the page. It also decides how numbers, prices and dates are written.',
      fr: 'La langue de la page. Elle décide aussi de la façon d’écrire les nombres, les prix et les dates.',
    },
    form: {
      en: 'a language, with or without a country, such as `en` or `fr-CA`',
      fr: 'une langue, avec ou sans pays, comme `en` ou `fr-CA`',
    },
    example: 'fr',
    absent: 'English.',
    default: 'en',
  },
  currency: {
    what: {
      en: 'The currency of every price in the document.',
      fr: 'La monnaie de tous les prix du document.',
    },
    form: { en: 'three letters of ISO 4217, such as `EUR`', fr: 'trois lettres selon ISO 4217, comme `EUR`' },
    example: 'EUR',
    absent: 'Euros.',
    default: 'EUR',
  },
  saleEnabled: {
    what: {
      en: 'Whether the shop sells online. If not, no flavour has a link to buy.',
      fr: 'Indique si la boutique vend en ligne. Sinon, aucune saveur n’a de lien d’achat.',
    },
    form: FORM.flag,
    example: true,
    absent: 'Nothing can be bought.',
    default: false,
  },
  allergenPattern: {
    what: {
      en: 'Additional words to mark as allergens in lists of ingredients. The words of the fourteen allergens are always marked.',
      fr: 'Mots supplémentaires à signaler comme allergènes dans les listes d’ingrédients. Les mots des quatorze allergènes sont toujours signalés.',
    },
    form: {
      en: 'a regular expression in RE2 syntax; it ignores upper and lower case',
      fr: 'une expression régulière selon la syntaxe RE2\u202f; elle ne distingue pas majuscules et minuscules',
    },
    example: '\\b(?:almonds?|hazelnuts?|milk|soya)\\b',
    absent: 'Only the words of the fourteen allergens are marked.',
  },
  operator: {
    what: {
      en: 'Name and address of the business that is responsible for the food. The law requires it.',
      fr: 'Nom et adresse de l’entreprise responsable de la denrée. La loi l’exige.',
    },
    form: FORM.block,
    example: 'Quatorze SARL, 14 rue des Quatre-Vents, 75006 Paris, France',
    absent: 'The facts of a flavour do not name the responsible business.',
  },
  timeZone: {
    what: {
      en: 'The time zone of the shop, for “Open now” and for deadlines.',
      fr: 'Le fuseau horaire de la boutique, pour «\u202fOuvert\u202f» et pour les dates limites.',
    },
    form: {
      en: 'an IANA time zone, such as `Europe/Paris`',
      fr: 'un fuseau horaire IANA, comme `Europe/Paris`',
    },
    example: 'Europe/Paris',
    absent: 'The time zone of Paris.',
    default: 'Europe/Paris',
  },
} satisfies Record<keyof Schema['common']['shape'], GuideEntry>;
