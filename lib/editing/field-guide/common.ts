import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

export const COMMON = {
  siteName: {
    what: 'The name of the business, in the header, in the title of every page and for search engines.',
    form: FORM.text,
    example: 'Quatorze',
    absent: 'The header shows no name.',
  },
  locale: {
    what: 'The language of the page. It also decides how numbers, prices and dates are written.',
    form: 'a language, with or without a country, such as `en` or `fr-CA`',
    example: 'fr',
    absent: 'English.',
    default: 'en',
  },
  currency: {
    what: 'The currency of every price in the document.',
    form: 'three letters of ISO 4217, such as `EUR`',
    example: 'EUR',
    absent: 'Euros.',
    default: 'EUR',
  },
  saleEnabled: {
    what: 'Whether the shop sells online. If not, no flavour has a link to buy.',
    form: FORM.flag,
    example: true,
    absent: 'Nothing can be bought.',
    default: false,
  },
  allergenPattern: {
    what: 'Additional words to mark as allergens in lists of ingredients. The words of the fourteen allergens are always marked.',
    form: 'a regular expression in RE2 syntax; it ignores upper and lower case',
    example: '\\b(?:almonds?|hazelnuts?|milk|soya)\\b',
    absent: 'Only the words of the fourteen allergens are marked.',
  },
  operator: {
    what: 'Name and address of the business that is responsible for the food. The law requires it.',
    form: FORM.block,
    example: 'Quatorze SARL, 14 rue des Quatre-Vents, 75006 Paris, France',
    absent: 'The facts of a flavour do not name the responsible business.',
  },
  timeZone: {
    what: 'The time zone of the shop, for “Open now” and for deadlines.',
    form: 'an IANA time zone, such as `Europe/Paris`',
    example: 'Europe/Paris',
    absent: 'The time zone of Paris.',
    default: 'Europe/Paris',
  },
} satisfies Record<keyof Schema['common']['shape'], GuideEntry>;
