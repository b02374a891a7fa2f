import { type FieldRow, FORM } from '../document/guide-entry';
import { amount, block, percentage, price, quantity, text, texts } from '../values/fields';

const PER_100_G = 'in grams per 100 g';
const NOT_SHOWN = 'It is not shown.';
const FROM_PARENT = 'It is not shown; a mini has its parent’s.';

const nutrient = <Nutrient extends string>(name: Nutrient, what: string, example: number | string) => ({
  read: amount,
  nutrient: name,
  what: `${what}, ${PER_100_G}.`,
  form: FORM.amount,
  example,
  absent: FROM_PARENT,
});

/** The fields of a flavour about the food. The law requires most of them (docs/specification.md, section 4). */
export const FOOD_FIELDS = {
  LEGAL_NAME: {
    read: text,
    fills: 'legalName',
    isInherited: true,
    what: 'What the law calls the food. The law asks for it.',
    form: FORM.text,
    example: 'Dark chocolate with raspberries',
    absent: FROM_PARENT,
  },
  PRICE: {
    read: price,
    fills: 'price',
    what: 'The price of one pack, in the document’s currency, tax included.',
    form: FORM.positive,
    example: 8.9,
    absent: 'No price is shown, and search engines are told of no offer.',
  },
  NET_WEIGHT: {
    read: quantity,
    fills: 'netWeight',
    what: 'The weight of what is eaten. A number is grams.',
    form: 'a number of 0 or more, or words',
    example: 70,
    absent: NOT_SHOWN,
  },
  PRICE_PER_KG: {
    read: quantity,
    fills: 'pricePerKg',
    what: 'The unit price. A number is money of the document’s currency.',
    form: 'a number of 0 or more, or words',
    example: '127,14',
    absent: NOT_SHOWN,
  },
  ENERGY_KJ: {
    read: amount,
    nutrient: 'energyKj',
    what: 'Energy in kJ per 100 g.',
    form: FORM.amount,
    example: 2274,
    absent: FROM_PARENT,
  },
  KCAL: {
    read: amount,
    nutrient: 'energyKcal',
    what: 'Energy in kcal per 100 g.',
    form: FORM.amount,
    example: 543,
    absent: FROM_PARENT,
  },
  FATS: nutrient('fatGrams', 'Fat', 36.2),
  SATURATES: nutrient('saturatesGrams', 'Saturates, a part of FATS', 22.1),
  CARBOHYDRATES: nutrient('carbohydrateGrams', 'Carbohydrate', '41,10'),
  SUGARS: nutrient('sugarsGrams', 'Sugars, a part of CARBOHYDRATES', 34.2),
  FIBRE: nutrient('fibreGrams', 'Fibre', 9.8),
  PROTEINS: nutrient('proteinGrams', 'Protein', 6.9),
  SALT: nutrient('saltGrams', 'Salt', 0.02),
  COCOA: {
    read: percentage,
    fills: 'cocoaPercent',
    isInherited: true,
    what: 'Cocoa solids in percent: the least there is.',
    form: FORM.percentage,
    example: 72,
    absent: FROM_PARENT,
  },
  ALLERGENS: {
    read: texts,
    fills: 'allergens',
    isInherited: true,
    what: 'What the food contains of the fourteen allergens that the law names (Regulation 1169/2011, annex II). Write each in plain words, in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” answers by it; one word that it does not understand makes the flavour “Not known”.',
    form: FORM.texts,
    example: ['milk', 'hazelnuts'],
    absent:
      'The finder says “Not known”, unless ingredients or names show the allergen; a mini has its parent’s.',
  },
  TRACES: {
    read: texts,
    fills: 'traces',
    isInherited: true,
    what: 'Allergens that the food may contain without being made of them, written like ALLERGENS. What ALLERGENS names does not belong here.',
    form: FORM.texts,
    example: ['almonds'],
    absent: FROM_PARENT,
  },
  INGREDIENTS: {
    read: block,
    fills: 'ingredients',
    isInherited: true,
    what: 'The list of ingredients. The words of the fourteen allergens are marked in it, and what `common.allergenPattern` finds. An allergen in it that ALLERGENS does not state is a problem.',
    form: FORM.block,
    example: 'Cocoa mass, cane sugar, cocoa butter, raspberries 4 %.',
    absent: FROM_PARENT,
  },
  STORAGE: {
    read: block,
    fills: 'storage',
    isInherited: true,
    what: 'How to keep it.',
    form: FORM.block,
    example: 'Keep dry, at 15 to 18 °C.',
    absent: FROM_PARENT,
  },
} as const satisfies Record<string, FieldRow>;
