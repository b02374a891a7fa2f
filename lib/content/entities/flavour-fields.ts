import { type FieldRow, FORM } from '../document/guide-entry';
import type { Field } from '../document/wire';
import { amount, block, colour, id, ids, line, text } from '../values/fields';
import { type MediaPolicy, picture } from '../values/media';

import { FOOD_FIELDS } from './food-fields';

const NOT_SHOWN = 'It is not shown.';

/** The fields of a flavour, by their names in the backend. A new field is a new row here or in food-fields.ts. */
export const FLAVOUR = {
  ID: {
    read: id,
    fills: 'id',
    what: 'What names the flavour everywhere: in MINI_ID, in addresses, and for those who come back to it.',
    form: FORM.ownId,
    example: '104',
    absent: 'The flavour is left out.',
  },
  NAME: {
    read: text,
    fills: 'name',
    fallsBack: true,
    what: 'The flavour’s name: on its tile, in its panel, and for search engines. A mini’s is shown with “MINI ” before it.',
    form: FORM.text,
    example: 'Raspberry',
    absent: 'The tile has no name.',
  },
  SUBNAME: {
    read: text,
    fills: 'subname',
    fallsBack: true,
    what: 'A second line below the name.',
    form: FORM.text,
    example: 'Dark, with whole berries',
    absent: NOT_SHOWN,
  },
  PREVIEW_TEXT: {
    read: block,
    fills: 'lead',
    fallsBack: true,
    what: 'The lead: the first words of the panel.',
    form: FORM.block,
    example: 'Dried berries, broken by hand, on a dark tablet.',
    absent: NOT_SHOWN,
  },
  PREVIEW_PICTURE: {
    read: picture,
    fills: 'picture',
    fallsBack: true,
    what: 'The picture of the tile.',
    form: FORM.picture,
    example: { SRC: '/upload/flavours/raspberry-front.png', WIDTH: 1000, HEIGHT: 1000, ALT: 'A dark tablet' },
    absent: 'The tile has no picture.',
  },
  DETAIL_PICTURE: {
    read: picture,
    fills: 'hoverPicture',
    fallsBack: true,
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
    read: line,
    fills: 'note',
    fallsBack: true,
    what: 'A few words beneath the tile.',
    form: FORM.line,
    example: 'New harvest',
    absent: NOT_SHOWN,
  },
  DETAIL_TEXT: {
    read: block,
    fills: 'about',
    isInherited: true,
    fallsBack: true,
    what: 'All about the flavour; the panel shows it when “About the product” is pressed.',
    form: FORM.block,
    example: '<p>The berries come from two farms in the Loire valley.</p>',
    absent: 'There is no such button; a mini has its parent’s text.',
  },
  IBLOCK_SECTION_ID: {
    read: id,
    what: 'The ID of the flavour’s collection, where SECTION_ID is not given.',
    form: FORM.id,
    example: '41',
    absent: 'SECTION_ID alone says where the flavour stands.',
  },
  SECTION_ID: {
    read: ids,
    what: 'The IDs of all collections that the flavour stands in.',
    form: 'an id, or a list of them',
    example: ['41', '44'],
    absent: 'IBLOCK_SECTION_ID says where it stands.',
  },
  MINI_ID: {
    read: id,
    what: 'The ID of the flavour that is this one’s mini variant; the panel switches between the two.',
    form: FORM.id,
    example: '201',
    absent: 'There is no mini.',
  },
  PRODUCT_ID: {
    read: id,
    fills: 'productCode',
    what: 'The ID of the product that is bought.',
    form: FORM.id,
    example: '501',
    absent: 'The link to buy leads to the collection’s product section.',
  },
  PHOTO_IMAGE: {
    read: picture,
    fills: 'photos',
    fallsBack: true,
    what: 'The photo of the panel.',
    form: FORM.picture,
    example: '/upload/flavours/raspberry-open.jpg',
    absent: 'DETAIL_PICTURE takes its place.',
  },
  PHOTO_INTRO: {
    read: picture,
    fills: 'photos',
    fallsBack: true,
    what: 'A photo that stands first in the panel.',
    form: FORM.picture,
    example: '/upload/flavours/raspberry-berries.jpg',
    absent: 'The panel begins with PHOTO_IMAGE.',
  },
  ...FOOD_FIELDS,
  WEIGHT: {
    read: amount,
    fills: 'grossWeightGrams',
    what: 'The weight with its packing, in grams: on the page of its product, and for search engines.',
    form: FORM.amount,
    example: 84,
    absent: 'It is not said.',
  },
  ACCENT: {
    read: colour,
    fills: 'accent',
    what: 'A colour that tints the plate of the tile.',
    form: 'a colour as `#B5713C`, `rgb(181 113 60)` or `hsl(26deg 50% 47%)`',
    example: '#B5713C',
    absent: 'The plate has the page’s own colour.',
  },
} as const satisfies Record<string, FieldRow>;

type Table = typeof FLAVOUR;
type ReadBy<R> = R extends (media: MediaPolicy) => Field<infer T> ? T : R extends Field<infer T> ? T : never;

/** The properties of a flavour that are the value of one field. */
export type FlavourFacts = {
  -readonly [F in keyof Table as Table[F] extends { fills: infer P extends string } ? P : never]?: ReadBy<
    Table[F]['read']
  >;
};

/** Nutrition values per 100 g, in grams, kJ or kcal as the names say. */
export type Nutrition = {
  -readonly [F in keyof Table as Table[F] extends { nutrient: infer P extends string } ? P : never]?: ReadBy<
    Table[F]['read']
  >;
};

/** The field of each nutrition value. */
export type NutritionFields = {
  -readonly [F in keyof Table as Table[F] extends { nutrient: infer P extends string } ? P : never]: F;
};

type Shape = { -readonly [F in keyof Table]: Field<ReadBy<Table[F]['read']>> };

/** Returns the reader of each field. */
export function flavourShape(media: MediaPolicy): Shape {
  const readers = Object.entries<FieldRow>(FLAVOUR).map(([field, { read }]) => [
    field,
    typeof read === 'function' ? read(media) : read,
  ]);
  return Object.fromEntries(readers) as Shape;
}
