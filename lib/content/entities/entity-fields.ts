import type { Schema } from '../document/schema';
import type { Category, Collection, Flavour, Site } from '../model';

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

/** Nutrition has a table of its own (nutrition.ts); evidence of allergens comes from several fields; a mini’s parent is the flavour whose MINI_ID it is. */
export const FLAVOUR_FIELDS = {
  id: { from: 'ID' },
  name: { from: 'NAME', fallsBack: true },
  subname: { from: 'SUBNAME', fallsBack: true },
  lead: { from: 'PREVIEW_TEXT', fallsBack: true },
  note: { from: 'PREVIEW_UNDER', fallsBack: true },
  about: { from: 'DETAIL_TEXT', isInherited: true, fallsBack: true },
  picture: { from: 'PREVIEW_PICTURE', fallsBack: true },
  hoverPicture: { from: 'DETAIL_PICTURE', fallsBack: true },
  photos: { from: ['PHOTO_IMAGE', 'PHOTO_INTRO'], fallsBack: true },
  legalName: { from: 'LEGAL_NAME', isInherited: true },
  price: { from: 'PRICE' },
  netWeight: { from: 'NET_WEIGHT' },
  grossWeightGrams: { from: 'WEIGHT' },
  pricePerKg: { from: 'PRICE_PER_KG' },
  cocoaPercent: { from: 'COCOA', isInherited: true },
  allergens: { from: 'ALLERGENS', isInherited: true },
  traces: { from: 'TRACES', isInherited: true },
  ingredients: { from: 'INGREDIENTS', isInherited: true },
  storage: { from: 'STORAGE', isInherited: true },
  accent: { from: 'ACCENT' },
  productCode: { from: 'PRODUCT_ID' },
} as const satisfies Sources<
  Exclude<keyof Flavour, 'nutrition' | 'evidence' | 'parentId'>,
  FieldOf<'flavour'>
>;

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

export const fieldsIn = ({ from }: FieldSource): readonly string[] =>
  typeof from === 'string' ? [from] : from;
