import { COLLECTION, COLUMNS_ITEM, COLUMNS_STYLES } from './field-guide/collection';
import { COMMON } from './field-guide/common';
import { PARTS } from './field-guide/guide';
import { CATEGORY, PICTURE, PRODUCT, PRODUCT_SECTION, VIDEO } from './field-guide/lists';
import type { TextGuide } from './field-guide/text-shapes';
import { TEXTS } from './field-guide/texts';
import { TEXT_FORMS } from './text-forms';

import type { GuideEntry } from '@/lib/content/document/guide-entry';
import { LIMITS } from '@/lib/content/document/limits';
import { schema } from '@/lib/content/document/schema';
import { columnsItem, columnsShared } from '@/lib/content/entities/columns';
import { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import { TEXT_KEYS, type TextKey } from '@/lib/content/text-keys';
import { entryForm, type Form, listForm, optional } from '@/lib/content/values/forms';
import { pictureProperties } from '@/lib/content/values/media';

const FIELDS = schema({ origins: [] });

const productSectionProperties = { ...FIELDS.product.properties };
const textProperties = Object.fromEntries(
  TEXT_KEYS.map((key) => [key, { ...FIELDS.text.properties, ...TEXT_FORMS[key] }]),
) as Record<TextKey, Record<string, Form>>;

/** Maps `properties` objects of the schema to the guides of their fields. Some fields have no guide. */
export const FIELD_ENTRIES = new Map<object, Partial<Record<string, GuideEntry>>>([
  [FIELDS.common.properties, COMMON],
  [FIELDS.video.properties, VIDEO],
  [FIELDS.category.properties, CATEGORY],
  [FIELDS.collection.properties, COLLECTION],
  [FIELDS.flavour.properties, FLAVOUR],
  [FIELDS.product.properties, PRODUCT],
  [productSectionProperties, PRODUCT_SECTION],
  [pictureProperties, PICTURE],
  [columnsItem.properties, COLUMNS_ITEM],
  [columnsShared.properties, COLUMNS_STYLES],
  ...TEXT_KEYS.map((key) => [textProperties[key], (TEXTS[key] as TextGuide).fields] as const),
]);

export function documentForm(): Form {
  const { common, video, category, collection, flavour, product, text } = FIELDS;
  return {
    type: 'object',
    required: ['home'],
    properties: {
      $schema: { type: 'string', description: 'The address of this schema, for completion in code editors.' },
      common: {
        description: descriptionOf('common'),
        ...optional({
          type: 'object',
          allOf: [
            { properties: common.properties },
            {
              properties: {
                productSections: entries('common.productSections', productSectionProperties, ['ID', 'CODE']),
              },
            },
          ],
        }),
      },
      home: {
        type: 'object',
        description: 'What the page shows.',
        properties: {
          texts: textsForm(text.form),
          videos: list('home.videos', video.form, LIMITS.values),
          categories: entries('home.categories', category.properties, ['CODE']),
          collections: entries('home.collections', collection.properties, ['ID']),
          flavours: entries('home.flavours', flavour.properties, ['ID']),
          products: entries('home.products', product.properties, ['ID', 'CODE']),
        },
      },
    },
  };
}

function entries(place: string, properties: Record<string, Form>, required: string[]): Form {
  return list(place, entryForm(properties, required), LIMITS.entities);
}

function list(place: string, item: Form, most: number): Form {
  return { description: descriptionOf(place), ...optional(...listForm(item, most)) };
}

function descriptionOf(place: string): string | undefined {
  return PARTS.find((part) => part.place === place)?.what;
}

function textsForm(unknownKey: Form): Form {
  const known = TEXT_KEYS.map((key) => [
    key,
    { description: TEXTS[key].what, ...optional({ type: 'object', properties: textProperties[key] }) },
  ]);
  return {
    description:
      'The texts and pictures of the page by key. If a key is missing, the page does not show that part.',
    ...optional({
      type: 'object',
      properties: Object.fromEntries(known) as Record<string, Form>,
      additionalProperties: unknownKey,
      maxProperties: LIMITS.texts,
    }),
  };
}
