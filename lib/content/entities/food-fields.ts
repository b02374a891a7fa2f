import { type FieldRow, FORM } from '../document/guide-entry';
import { amount, block, percentage, price, quantity, text, texts } from '../values/fields';

const PER_100_G = 'in grams per 100 g';
const NOT_SHOWN = 'Nothing is shown.';
const FROM_PARENT = 'Nothing is shown. A mini uses the value of its full-size flavour.';

const nutrient = <Nutrient extends string>(name: Nutrient, what: string, example: number) => ({
  read: amount,
  nutrient: name,
  what: `${what}, ${PER_100_G}.`,
  form: FORM.amount,
  example,
  absent: FROM_PARENT,
});

/** A flavour's fields that describe the food. The law requires most of these fields (docs/specification.md, section 4). */
export const FOOD_FIELDS = {
  LEGAL_NAME: {
    read: text,
    fills: 'legalName',
    isInherited: true,
    what: 'The legal name of the food. The law requires it.',
    form: FORM.text,
    example: 'Dark chocolate with raspberries',
    absent: FROM_PARENT,
  },
  PRICE: {
    read: price,
    fills: 'price',
    what: 'The price of one pack, in the document’s currency, tax included.',
    form: FORM.price,
    example: 8.9,
    absent: 'No price is shown, and search engines get no offer.',
  },
  NET_WEIGHT: {
    read: quantity,
    fills: 'netWeight',
    what: 'The weight without packaging. A number means grams.',
    form: 'a number of 0 or more, or text',
    example: 70,
    absent: NOT_SHOWN,
  },
  PRICE_PER_KG: {
    read: quantity,
    fills: 'pricePerKg',
    what: 'The price per kg. A number is an amount in the document’s currency.',
    form: 'a number of 0 or more, or text',
    example: 127.14,
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
  SATURATES: nutrient('saturatesGrams', 'Saturates (part of FATS)', 22.1),
  CARBOHYDRATES: nutrient('carbohydrateGrams', 'Carbohydrate', 41.1),
  SUGARS: nutrient('sugarsGrams', 'Sugars (part of CARBOHYDRATES)', 34.2),
  FIBRE: nutrient('fibreGrams', 'Fibre', 9.8),
  PROTEINS: nutrient('proteinGrams', 'Protein', 6.9),
  SALT: nutrient('saltGrams', 'Salt', 0.02),
  COCOA: {
    read: percentage,
    fills: 'cocoaPercent',
    isInherited: true,
    what: 'Minimum cocoa solids, in percent.',
    form: FORM.percentage,
    example: 72,
    absent: FROM_PARENT,
  },
  ALLERGENS: {
    read: texts,
    fills: 'allergens',
    isInherited: true,
    what: 'Which of the fourteen allergens of the law (Regulation 1169/2011, annex II) the food contains. Write each as a word in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” uses this field. If it does not know one of the words, it shows “Not known” for the flavour.',
    form: FORM.texts,
    example: ['milk', 'hazelnuts'],
    absent:
      'The finder shows “Not known”, unless the ingredients or names contain the allergen. A mini uses the value of its full-size flavour.',
  },
  TRACES: {
    read: texts,
    fills: 'traces',
    isInherited: true,
    what: 'Allergens that the food may contain as traces. Write them as in ALLERGENS. Do not repeat those that are in ALLERGENS.',
    form: FORM.texts,
    example: ['almonds'],
    absent: FROM_PARENT,
  },
  INGREDIENTS: {
    read: block,
    fills: 'ingredients',
    isInherited: true,
    what: 'The list of ingredients. The page marks the words of the fourteen allergens, and the words that `common.allergenPattern` finds. Every allergen in this list must also be in ALLERGENS.',
    form: FORM.block,
    example: 'Cocoa mass, cane sugar, cocoa butter, raspberries 4 %.',
    absent: FROM_PARENT,
  },
  STORAGE: {
    read: block,
    fills: 'storage',
    isInherited: true,
    what: 'How to store the food.',
    form: FORM.block,
    example: 'Keep dry, at 15 to 18 °C.',
    absent: FROM_PARENT,
  },
} as const satisfies Record<string, FieldRow>;
