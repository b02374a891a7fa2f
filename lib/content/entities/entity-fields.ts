import type { FieldRow } from '../document/guide-entry';
import type { Schema } from '../document/schema';
import type { Category, Collection, Site } from '../model';

import { FLAVOUR, type FlavourFacts } from './flavour-fields';

/** The document fields of one property. For the flags, see `FieldRow`. */
export type FieldSource<Field extends string = string> = {
  from: readonly [Field, ...Field[]];
  isInherited?: boolean;
  fallsBack?: boolean;
};

type Sources<Property extends PropertyKey, Field extends string> = Record<Property, FieldSource<Field>>;
type FieldOf<Entity extends keyof Schema> = Extract<keyof Schema[Entity]['shape'], string>;

/** Nutrition fields are in nutrition.ts. */
export const FLAVOUR_FIELDS = fieldsByProperty();

function fieldsByProperty() {
  const sources: Record<string, FieldSource> = {};
  for (const [field, { fills, isInherited, fallsBack }] of Object.entries<FieldRow>(FLAVOUR)) {
    if (fills === undefined) continue;
    const earlier = sources[fills];
    sources[fills] = { from: earlier ? [...earlier.from, field] : [field], isInherited, fallsBack };
  }
  return sources as Record<keyof FlavourFacts, FieldSource<FieldOf<'flavour'>>>;
}

/** Without `tiles`, which are made from the flavours. */
export const COLLECTION_FIELDS = {
  id: { from: ['ID'] },
  name: { from: ['NAME'], fallsBack: true },
  subtitle: { from: ['UF_SUBTITLE'], fallsBack: true },
  anchorLabel: { from: ['UF_LIST_NAME', 'UF_WITH_ANCHOR'], fallsBack: true },
  picture: { from: ['PICTURE'], fallsBack: true },
  hasHoverPicture: { from: ['UF_WITHOUT_HOVER_TRANSITION'] },
  itemShape: { from: ['UF_ITEM_WIDTH', 'UF_ITEM_HEIGHT'] },
  layout: { from: ['UF_XS_COLS', 'UF_COLS_JSON'] },
  sectionCode: { from: ['UF_PRODUCT_SECTION_ID'] },
} as const satisfies Sources<Exclude<keyof Collection, 'tiles'>, FieldOf<'collection'>>;

export const CATEGORY_FIELDS = {
  code: { from: ['CODE'] },
  name: { from: ['NAME'], fallsBack: true },
  picture: { from: ['PICTURE'], fallsBack: true },
} as const satisfies Sources<keyof Category, FieldOf<'category'>>;

export const SITE_FIELDS = {
  name: { from: ['common.siteName'], fallsBack: true },
  title: { from: ['home.texts.page-title.NAME'], fallsBack: true },
  locale: { from: ['common.locale'] },
  currency: { from: ['common.currency'] },
  saleEnabled: { from: ['common.saleEnabled'] },
  operator: { from: ['common.operator'] },
  timeZone: { from: ['common.timeZone'] },
} as const satisfies Sources<keyof Site, `common.${FieldOf<'common'>}` | 'home.texts.page-title.NAME'>;
