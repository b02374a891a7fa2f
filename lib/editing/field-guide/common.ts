import { FORM, type GuideEntry } from '@/lib/content/document/guide-entry';
import type { Schema } from '@/lib/content/document/schema';

export const COMMON = {
  siteName: {
    what: 'The house’s name: in the header, in the title of every page and for search engines.',
    form: FORM.text,
    example: 'Quatorze',
    absent: 'The header shows no name.',
  },
  locale: {
    what: 'The language of the page: of its own words, and of how numbers, prices and days are written.',
    form: 'a language, perhaps with a country, such as `en` or `fr-CA`',
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
    what: 'Whether the shop sells: without it no flavour has a link to buy it.',
    form: FORM.flag,
    example: true,
    absent: 'Nothing can be bought.',
    default: false,
  },
  allergenPattern: {
    what: 'Further words that are marked as allergens in the lists of ingredients, beside those of the fourteen allergens.',
    form: 'a regular expression as RE2 knows them; small and capital letters are the same to it',
    example: '\\b(?:almonds?|hazelnuts?|milk|soya)\\b',
    absent: 'The words of the fourteen allergens alone are marked.',
  },
  operator: {
    what: 'Name and address of the business that answers for the food. The law asks for it.',
    form: FORM.block,
    example: 'Quatorze SARL, 14 rue des Quatre-Vents, 75006 Paris, France',
    absent: 'The facts of a flavour do not say who answers for it.',
  },
  timeZone: {
    what: 'The time zone of the shop: whether it is open now is said by its clock.',
    form: 'a name of the IANA list, such as `Europe/Paris`',
    example: 'Europe/Paris',
    absent: 'That of Paris.',
    default: 'Europe/Paris',
  },
} satisfies Record<keyof Schema['common']['shape'], GuideEntry>;
