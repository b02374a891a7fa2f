import type { FieldRow } from '../document/guide-entry';
import type { Schema } from '../document/schema';
import type { Category, Collection, Site } from '../model';

import { FLAVOUR, type FlavourFacts } from './flavour-fields';

/** How the document fills a property of the model. */
export type FieldSource<Field extends string = string> = {
  /** The field; where several make one value, the one that an editor would fill comes first. */
  from: Field | readonly Field[];
  /** A mini that does not give it takes it from the flavour that it is the mini of. */
  isInherited?: boolean;
  /**
   * A language that does not give it shows the first language's. Allergens, ingredients, prices and what else the law asks
   * for never do: whoever relies on them must be able to read them, so what is missing is missing.
   */
  fallsBack?: boolean;
};

type Sources<Property extends PropertyKey, Field extends string> = Record<Property, FieldSource<Field>>;
type FieldOf<Entity extends keyof Schema> = Extract<keyof Schema[Entity]['shape'], string>;

/** The fields of a flavour by the property that they fill; nutrition.ts has those of nutrition. */
export const FLAVOUR_FIELDS = fieldsByProperty();

function fieldsByProperty() {
  const sources: Record<string, FieldSource> = {};
  for (const [field, { fills, isInherited, fallsBack }] of Object.entries<FieldRow>(FLAVOUR)) {
    if (fills === undefined) continue;
    const earlier = sources[fills];
    sources[fills] = { from: earlier ? [...fieldsIn(earlier), field] : field, isInherited, fallsBack };
  }
  return sources as Record<keyof FlavourFacts, FieldSource<FieldOf<'flavour'>>>;
}

/** Tiles are what flavours say of the collections that they are in. */
export const COLLECTION_FIELDS = {
  id: { from: 'ID' },
  name: { from: 'NAME', fallsBack: true },
  subtitle: { from: 'UF_SUBTITLE', fallsBack: true },
  anchorLabel: { from: ['UF_LIST_NAME', 'UF_WITH_ANCHOR'], fallsBack: true },
  picture: { from: 'PICTURE', fallsBack: true },
  hasHoverPicture: { from: 'UF_WITHOUT_HOVER_TRANSITION' },
  itemShape: { from: ['UF_ITEM_WIDTH', 'UF_ITEM_HEIGHT'] },
  layout: { from: ['UF_XS_COLS', 'UF_COLS_JSON'] },
  sectionCode: { from: 'UF_PRODUCT_SECTION_ID' },
} as const satisfies Sources<Exclude<keyof Collection, 'tiles'>, FieldOf<'collection'>>;

export const CATEGORY_FIELDS = {
  code: { from: 'CODE' },
  name: { from: 'NAME', fallsBack: true },
  picture: { from: 'PICTURE', fallsBack: true },
} as const satisfies Sources<keyof Category, FieldOf<'category'>>;

export const SITE_FIELDS = {
  name: { from: 'common.siteName', fallsBack: true },
  title: { from: 'home.texts.page-title.NAME', fallsBack: true },
  locale: { from: 'common.locale' },
  currency: { from: 'common.currency' },
  saleEnabled: { from: 'common.saleEnabled' },
  operator: { from: 'common.operator' },
  timeZone: { from: 'common.timeZone' },
} as const satisfies Sources<keyof Site, `common.${FieldOf<'common'>}` | 'home.texts.page-title.NAME'>;

export function fieldsIn({ from }: FieldSource): readonly string[] {
  return typeof from === 'string' ? [from] : from;
}
