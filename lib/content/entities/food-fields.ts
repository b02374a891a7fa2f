import { type FieldRow, FORM } from '../document/guide-entry';
import { amount, block, foodBlock, foodText, percentage, price, quantity, texts } from '../values/fields';

import type { Language } from '@/lib/platform/locales-list';

const NOT_SHOWN = 'Nothing is shown.';
const FROM_PARENT = 'Nothing is shown. A mini uses the value of its full-size flavour.';

const nutrient = <Nutrient extends string>(
  name: Nutrient,
  what: Record<Language, string>,
  example: number,
) => ({
  read: amount,
  nutrient: name,
  what: { en: `${what.en}, in grams per 100 g.`, fr: `${what.fr}, en grammes pour 100\u202fg.` },
  form: FORM.amount,
  example,
  absent: FROM_PARENT,
});

/** The law requires most of these fields (docs/specification.md, section 4). */
export const FOOD_FIELDS = {
  LEGAL_NAME: {
    read: foodText,
    fills: 'legalName',
    isInherited: true,
    what: {
      en: 'The legal name of the food. The law requires it.',
      fr: 'La dénomination légale de la denrée. La loi l’exige.',
    },
    form: FORM.text,
    example: 'Dark chocolate with raspberries',
    absent: FROM_PARENT,
  },
  PRICE: {
    read: price,
    fills: 'price',
    what: {
      en: 'The price of one pack, in the document’s currency, tax included.',
      fr: 'Le prix d’un paquet, dans la monnaie du document, taxes comprises.',
    },
    form: FORM.price,
    example: 8.9,
    absent: 'No price is shown, and search engines get no offer.',
  },
  NET_WEIGHT: {
    read: quantity,
    fills: 'netWeight',
    what: {
      en: 'The weight without packaging. A number means grams.',
      fr: 'Le poids sans l’emballage. Un nombre veut dire des grammes.',
    },
    form: { en: 'a number of 0 or more, or text', fr: 'un nombre d’au moins 0, ou un texte' },
    example: 70,
    absent: NOT_SHOWN,
  },
  PRICE_PER_KG: {
    read: quantity,
    fills: 'pricePerKg',
    what: {
      en: 'The price per kg. A number is an amount in the document’s currency.',
      fr: 'Le prix au kg. Un nombre est un montant dans la monnaie du document.',
    },
    form: { en: 'a number of 0 or more, or text', fr: 'un nombre d’au moins 0, ou un texte' },
    example: 127.14,
    absent: NOT_SHOWN,
  },
  ENERGY_KJ: {
    read: amount,
    nutrient: 'energyKj',
    what: { en: 'Energy in kJ per 100 g.', fr: 'Énergie en kJ pour 100\u202fg.' },
    form: FORM.amount,
    example: 2274,
    absent: FROM_PARENT,
  },
  KCAL: {
    read: amount,
    nutrient: 'energyKcal',
    what: { en: 'Energy in kcal per 100 g.', fr: 'Énergie en kcal pour 100\u202fg.' },
    form: FORM.amount,
    example: 543,
    absent: FROM_PARENT,
  },
  FATS: nutrient('fatGrams', { en: 'Fat', fr: 'Matières grasses' }, 36.2),
  SATURATES: nutrient(
    'saturatesGrams',
    { en: 'Saturates (part of FATS)', fr: 'Acides gras saturés (partie de FATS)' },
    22.1,
  ),
  CARBOHYDRATES: nutrient('carbohydrateGrams', { en: 'Carbohydrate', fr: 'Glucides' }, 41.1),
  SUGARS: nutrient(
    'sugarsGrams',
    { en: 'Sugars (part of CARBOHYDRATES)', fr: 'Sucres (partie de CARBOHYDRATES)' },
    34.2,
  ),
  FIBRE: nutrient('fibreGrams', { en: 'Fibre', fr: 'Fibres alimentaires' }, 9.8),
  PROTEINS: nutrient('proteinGrams', { en: 'Protein', fr: 'Protéines' }, 6.9),
  SALT: nutrient('saltGrams', { en: 'Salt', fr: 'Sel' }, 0.02),
  COCOA: {
    read: percentage,
    fills: 'cocoaPercent',
    isInherited: true,
    what: { en: 'Minimum cocoa solids, in percent.', fr: 'Cacao minimum, en pour cent.' },
    form: FORM.percentage,
    example: 72,
    absent: FROM_PARENT,
  },
  ALLERGENS: {
    read: texts,
    fills: 'allergens',
    isInherited: true,
    what: {
      en: 'Which of the fourteen allergens of the law (Regulation 1169/2011, annex II) the food contains. Write each as a word in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” uses this field. If it does not know one of the words, it shows “Not known” for the flavour.',
      fr: 'Lesquels des quatorze allergènes de la loi (règlement 1169/2011, annexe II) la denrée contient. Écrivez chacun par un mot anglais ou français\u202f: `milk`, `hazelnuts`, `noisettes`. Écrivez `none` s’il n’y en a aucun. La recherche par allergène utilise ce champ. Si elle ne connaît pas l’un des mots, elle montre «\u202fNon connu\u202f» pour la saveur.',
    },
    form: FORM.texts,
    example: ['milk', 'hazelnuts'],
    absent:
      'The finder shows “Not known”, unless the ingredients or names contain the allergen. A mini uses the value of its full-size flavour.',
  },
  TRACES: {
    read: texts,
    fills: 'traces',
    isInherited: true,
    what: {
      en: 'Allergens that the food may contain as traces. Write them as in ALLERGENS. Do not repeat those that are in ALLERGENS.',
      fr: 'Allergènes dont la denrée peut contenir des traces. Écrivez-les comme dans ALLERGENS. Ne répétez pas ceux qui sont dans ALLERGENS.',
    },
    form: FORM.texts,
    example: ['almonds'],
    absent: FROM_PARENT,
  },
  INGREDIENTS: {
    read: foodBlock,
    fills: 'ingredients',
    isInherited: true,
    what: {
      en: 'The list of ingredients. The page marks the words of the fourteen allergens, and the words that `common.allergenPattern` finds. Every allergen in this list must also be in ALLERGENS.',
      fr: 'La liste des ingrédients. La page signale les mots des quatorze allergènes, et les mots que `common.allergenPattern` trouve. Chaque allergène de cette liste doit aussi être dans ALLERGENS.',
    },
    form: FORM.block,
    example: 'Cocoa mass, cane sugar, cocoa butter, raspberries 4 %.',
    absent: FROM_PARENT,
  },
  STORAGE: {
    read: block,
    fills: 'storage',
    isInherited: true,
    what: { en: 'How to store the food.', fr: 'Comment conserver la denrée.' },
    form: FORM.block,
    example: 'Keep dry, at 15 to 18 °C.',
    absent: FROM_PARENT,
  },
} as const satisfies Record<string, FieldRow>;
