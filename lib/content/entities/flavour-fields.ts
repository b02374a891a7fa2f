import { type FieldRow, FORM } from '../document/guide-entry';
import type { Field } from '../document/wire';
import { amount, block, colour, foodLine, foodText, id, ids, text } from '../values/fields';
import { type MediaPolicy, picture } from '../values/media';

import { FOOD_FIELDS } from './food-fields';

const NOT_SHOWN = 'Nothing is shown.';

/** To add a field, add an entry here or in food-fields.ts. */
export const FLAVOUR = {
  ID: {
    read: id,
    fills: 'id',
    what: {
      en: 'Identifies the flavour in MINI_ID and in addresses. Do not change it: shared links would no longer open this flavour.',
      fr: 'Identifie la saveur dans MINI_ID et dans les adresses. Ne le changez pas\u202f: les liens partagés n’ouvriraient plus cette saveur.',
    },
    form: FORM.ownId,
    example: '104',
    absent: 'The flavour is left out.',
  },
  NAME: {
    read: foodText,
    fills: 'name',
    fallsBack: true,
    what: {
      en: 'The flavour’s name, on its tile, in its panel and for search engines. The page adds “MINI ” before the name of a mini.',
      fr: 'Le nom de la saveur, sur sa tuile, dans son panneau et pour les moteurs de recherche. La page ajoute «\u202fMINI\u202f» devant le nom d’une mini.',
    },
    form: FORM.text,
    example: 'Raspberry',
    absent: 'The tile has no name.',
  },
  SUBNAME: {
    read: text,
    fills: 'subname',
    fallsBack: true,
    what: { en: 'A second line below the name.', fr: 'Une deuxième ligne sous le nom.' },
    form: FORM.text,
    example: 'Dark, with whole berries',
    absent: NOT_SHOWN,
  },
  PREVIEW_TEXT: {
    read: block,
    fills: 'lead',
    fallsBack: true,
    what: { en: 'The first text in the panel.', fr: 'Le premier texte du panneau.' },
    form: FORM.block,
    example: 'Dried berries, broken by hand, on a dark tablet.',
    absent: NOT_SHOWN,
  },
  PREVIEW_PICTURE: {
    read: picture,
    fills: 'picture',
    fallsBack: true,
    what: { en: 'The picture of the tile.', fr: 'L’image de la tuile.' },
    form: FORM.picture,
    example: { SRC: '/upload/flavours/raspberry-front.png', WIDTH: 1000, HEIGHT: 1000, ALT: 'A dark tablet' },
    absent: 'The tile has no picture.',
  },
  DETAIL_PICTURE: {
    read: picture,
    fills: 'hoverPicture',
    fallsBack: true,
    what: {
      en: 'The picture that the tile shows when the mouse is over it. Also the photo of the panel if PHOTO_IMAGE is missing.',
      fr: 'L’image que la tuile montre au passage de la souris. Aussi la photo du panneau si PHOTO_IMAGE manque.',
    },
    form: FORM.picture,
    example: {
      SRC: '/upload/flavours/raspberry-detail.jpg',
      WIDTH: 1000,
      HEIGHT: 1000,
      ALT: 'Broken pieces',
    },
    absent: 'The tile does not change when the mouse is over it.',
  },
  PREVIEW_UNDER: {
    read: foodLine,
    fills: 'note',
    fallsBack: true,
    what: { en: 'A few words below the tile.', fr: 'Quelques mots sous la tuile.' },
    form: FORM.line,
    example: 'New harvest',
    absent: NOT_SHOWN,
  },
  DETAIL_TEXT: {
    read: block,
    fills: 'about',
    isInherited: true,
    fallsBack: true,
    what: {
      en: 'Details of the flavour. The panel shows them after a press on “About the product”.',
      fr: 'Des détails sur la saveur. Le panneau les montre après un appui sur «\u202fÀ propos du produit\u202f».',
    },
    form: FORM.block,
    example: '<p>The berries come from two farms in the Loire valley.</p>',
    absent: 'There is no such button. A mini uses the text of its full-size flavour.',
  },
  IBLOCK_SECTION_ID: {
    read: id,
    what: {
      en: 'The ID of the flavour’s collection. Used only if SECTION_ID is missing.',
      fr: 'L’ID de la collection de la saveur. Utilisé seulement si SECTION_ID manque.',
    },
    form: FORM.id,
    example: '41',
    absent: 'Only SECTION_ID is used.',
  },
  SECTION_ID: {
    read: ids,
    what: {
      en: 'The IDs of all collections that contain the flavour.',
      fr: 'Les ID de toutes les collections qui contiennent la saveur.',
    },
    form: { en: 'an ID, or a list of IDs', fr: 'un ID, ou une liste d’ID' },
    example: ['41', '44'],
    absent: 'IBLOCK_SECTION_ID is used.',
  },
  MINI_ID: {
    read: id,
    what: {
      en: 'The ID of the mini version of this flavour. The panel switches between the two.',
      fr: 'L’ID de la version mini de cette saveur. Le panneau passe de l’une à l’autre.',
    },
    form: FORM.id,
    example: '201',
    absent: 'There is no mini.',
  },
  PRODUCT_ID: {
    read: id,
    fills: 'productCode',
    what: {
      en: 'The ID of the product that the link to buy opens.',
      fr: 'L’ID du produit qu’ouvre le lien d’achat.',
    },
    form: FORM.id,
    example: '501',
    absent: 'The link to buy opens the collection’s product section.',
  },
  PHOTO_IMAGE: {
    read: picture,
    fills: 'photos',
    fallsBack: true,
    what: { en: 'The photo of the panel.', fr: 'La photo du panneau.' },
    form: FORM.picture,
    example: '/upload/flavours/raspberry-open.jpg',
    absent: 'The panel shows DETAIL_PICTURE.',
  },
  PHOTO_INTRO: {
    read: picture,
    fills: 'photos',
    fallsBack: true,
    what: { en: 'A photo that the panel shows first.', fr: 'Une photo que le panneau montre en premier.' },
    form: FORM.picture,
    example: '/upload/flavours/raspberry-berries.jpg',
    absent: 'The panel starts with PHOTO_IMAGE.',
  },
  ...FOOD_FIELDS,
  WEIGHT: {
    read: amount,
    fills: 'grossWeightGrams',
    what: {
      en: 'The weight with packaging, in grams, on the product’s page and for search engines.',
      fr: 'Le poids avec l’emballage, en grammes, sur la page du produit et pour les moteurs de recherche.',
    },
    form: FORM.amount,
    example: 84,
    absent: 'No such weight is shown.',
  },
  ACCENT: {
    read: colour,
    fills: 'accent',
    what: {
      en: 'A colour that tints the background of the tile.',
      fr: 'Une couleur qui teinte le fond de la tuile.',
    },
    form: {
      en: 'a colour as `#B5713C`, `rgb(181 113 60)` or `hsl(26deg 50% 47%)`',
      fr: 'une couleur sous la forme `#B5713C`, `rgb(181 113 60)` ou `hsl(26deg 50% 47%)`',
    },
    example: '#B5713C',
    absent: 'The background has the standard colour.',
  },
} as const satisfies Record<string, FieldRow>;

type Table = typeof FLAVOUR;
type ReadBy<R> = R extends (media: MediaPolicy) => Field<infer T> ? T : R extends Field<infer T> ? T : never;

type FilledBy<Key extends 'fills' | 'nutrient'> = {
  -readonly [F in keyof Table as Table[F] extends Record<Key, infer P extends string> ? P : never]?: ReadBy<
    Table[F]['read']
  >;
};

export type FlavourFacts = FilledBy<'fills'>;

/** Values per 100 g, in the unit that the property name gives. */
export type Nutrition = FilledBy<'nutrient'>;

export type NutritionFields = {
  -readonly [F in keyof Table as Table[F] extends { nutrient: infer P extends string } ? P : never]: F;
};

type Shape = { -readonly [F in keyof Table]: Field<ReadBy<Table[F]['read']>> };

export function flavourShape(media: MediaPolicy): Shape {
  const readers = Object.entries<FieldRow>(FLAVOUR).map(([field, { read }]) => [
    field,
    typeof read === 'function' ? read(media) : read,
  ]);
  return Object.fromEntries(readers) as Shape;
}
