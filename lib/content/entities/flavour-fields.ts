import { FORM, type GuideEntry } from './entry';

import type { Schema } from '@/lib/content/document/schema';

const PER_100_G = 'in grams per 100 g';
const NOT_SHOWN = 'It is not shown.';
const FROM_PARENT = 'It is not shown; a mini has its parent’s.';

const nutrient = (what: string, example: number | string): GuideEntry => ({
  what: `${what}, ${PER_100_G}.`,
  form: FORM.amount,
  example,
  absent: FROM_PARENT,
});

export const FLAVOUR = {
  ID: {
    what: 'What names the flavour everywhere: in MINI_ID, in addresses, and for those who come back to it.',
    form: FORM.ownId,
    example: '104',
    absent: 'The flavour is left out.',
  },
  NAME: {
    what: 'The flavour’s name: on its tile, in its panel, and for search engines. A mini’s is shown with “MINI ” before it.',
    form: FORM.text,
    example: 'Raspberry',
    absent: 'The tile has no name.',
  },
  SUBNAME: {
    what: 'A second line below the name.',
    form: FORM.text,
    example: 'Dark, with whole berries',
    absent: NOT_SHOWN,
  },
  PREVIEW_TEXT: {
    what: 'The lead: the first words of the panel.',
    form: FORM.block,
    example: 'Dried berries, broken by hand, on a dark tablet.',
    absent: NOT_SHOWN,
  },
  PREVIEW_PICTURE: {
    what: 'The picture of the tile.',
    form: FORM.picture,
    example: { SRC: '/upload/flavours/raspberry-front.png', WIDTH: 1000, HEIGHT: 1000, ALT: 'A dark tablet' },
    absent: 'The tile has no picture.',
  },
  DETAIL_PICTURE: {
    what: 'What takes the tile’s picture’s place under the mouse; the photo of the panel where there is no PHOTO_IMAGE.',
    form: FORM.picture,
    example: {
      SRC: '/upload/flavours/raspberry-detail.jpg',
      WIDTH: 1000,
      HEIGHT: 1000,
      ALT: 'Broken pieces',
    },
    absent: 'The tile stays as it is under the mouse.',
  },
  PREVIEW_UNDER: {
    what: 'A few words beneath the tile.',
    form: FORM.line,
    example: 'New harvest',
    absent: NOT_SHOWN,
  },
  DETAIL_TEXT: {
    what: 'All about the flavour; the panel shows it when “About the product” is pressed.',
    form: FORM.block,
    example: '<p>The berries come from two farms in the Loire valley.</p>',
    absent: 'There is no such button; a mini has its parent’s text.',
  },
  IBLOCK_SECTION_ID: {
    what: 'The ID of the flavour’s collection, where SECTION_ID is not given.',
    form: FORM.id,
    example: '41',
    absent: 'SECTION_ID alone says where the flavour stands.',
  },
  SECTION_ID: {
    what: 'The IDs of all collections that the flavour stands in.',
    form: 'an id, or a list of them',
    example: ['41', '44'],
    absent: 'IBLOCK_SECTION_ID says where it stands.',
  },
  MINI_ID: {
    what: 'The ID of the flavour that is this one’s mini variant; the panel switches between the two.',
    form: FORM.id,
    example: '201',
    absent: 'There is no mini.',
  },
  PRODUCT_ID: {
    what: 'The ID of the product that is bought.',
    form: FORM.id,
    example: '501',
    absent: 'The link to buy leads to the collection’s product section.',
  },
  PHOTO_INTRO: {
    what: 'A photo that stands first in the panel.',
    form: FORM.picture,
    example: '/upload/flavours/raspberry-berries.jpg',
    absent: 'The panel begins with PHOTO_IMAGE.',
  },
  PHOTO_IMAGE: {
    what: 'The photo of the panel.',
    form: FORM.picture,
    example: '/upload/flavours/raspberry-open.jpg',
    absent: 'DETAIL_PICTURE takes its place.',
  },
  LEGAL_NAME: {
    what: 'What the law calls the food. The law asks for it.',
    form: FORM.text,
    example: 'Dark chocolate with raspberries',
    absent: FROM_PARENT,
  },
  PRICE: {
    what: 'The price of one pack, in the document’s currency, tax included.',
    form: FORM.positive,
    example: 8.9,
    absent: 'No price is shown, and search engines are told of no offer.',
  },
  NET_WEIGHT: {
    what: 'The weight of what is eaten. A number is grams.',
    form: 'a number of 0 or more, or words',
    example: 70,
    absent: NOT_SHOWN,
  },
  PRICE_PER_KG: {
    what: 'The unit price. A number is money of the document’s currency.',
    form: 'a number of 0 or more, or words',
    example: '127,14',
    absent: NOT_SHOWN,
  },
  ENERGY_KJ: { what: 'Energy in kJ per 100 g.', form: FORM.amount, example: 2274, absent: FROM_PARENT },
  KCAL: { what: 'Energy in kcal per 100 g.', form: FORM.amount, example: 543, absent: FROM_PARENT },
  FATS: nutrient('Fat', 36.2),
  SATURATES: nutrient('Saturates, a part of FATS', 22.1),
  CARBOHYDRATES: nutrient('Carbohydrate', '41,10'),
  SUGARS: nutrient('Sugars, a part of CARBOHYDRATES', 34.2),
  FIBRE: nutrient('Fibre', 9.8),
  PROTEINS: nutrient('Protein', 6.9),
  SALT: nutrient('Salt', 0.02),
  COCOA: {
    what: 'Cocoa solids in percent: the least there is.',
    form: FORM.percentage,
    example: 72,
    absent: FROM_PARENT,
  },
  ALLERGENS: {
    what: 'What the food contains of the fourteen allergens that the law names (Regulation 1169/2011, annex II). Write each in plain words, in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” answers by it; one word that it does not understand makes the flavour “Not known”.',
    form: FORM.texts,
    example: ['milk', 'hazelnuts'],
    absent:
      'The finder says “Not known”, unless ingredients or names show the allergen; a mini has its parent’s.',
  },
  TRACES: {
    what: 'Allergens that the food may contain without being made of them, written like ALLERGENS. What ALLERGENS names does not belong here.',
    form: FORM.texts,
    example: ['almonds'],
    absent: FROM_PARENT,
  },
  INGREDIENTS: {
    what: 'The list of ingredients. The words of the fourteen allergens are marked in it, and what `common.allergenPattern` finds. An allergen in it that ALLERGENS does not state is a problem.',
    form: FORM.block,
    example: 'Cocoa mass, cane sugar, cocoa butter, raspberries 4 %.',
    absent: FROM_PARENT,
  },
  STORAGE: {
    what: 'How to keep it.',
    form: FORM.block,
    example: 'Keep dry, at 15 to 18 °C.',
    absent: FROM_PARENT,
  },
  WEIGHT: {
    what: 'The weight with its packing, in grams: on the page of its product, and for search engines.',
    form: FORM.amount,
    example: 84,
    absent: 'It is not said.',
  },
  ACCENT: {
    what: 'A colour that tints the plate of the tile.',
    form: 'a colour as `#B5713C`, `rgb(181 113 60)` or `hsl(26deg 50% 47%)`',
    example: '#B5713C',
    absent: 'The plate has the page’s own colour.',
  },
} satisfies Record<keyof Schema['flavour']['shape'], GuideEntry>;
