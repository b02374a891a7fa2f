import type { Flavour } from '../content/model';

/** Which field of the document fills a flavour's property. */
export const FLAVOUR_FIELDS = {
  id: 'ID',
  name: 'NAME',
  subname: 'SUBNAME',
  lead: 'PREVIEW_TEXT',
  note: 'PREVIEW_UNDER',
  price: 'PRICE',
  netWeight: 'NET_WEIGHT',
  grossWeightGrams: 'WEIGHT',
  pricePerKg: 'PRICE_PER_KG',
  accent: 'ACCENT',
} as const satisfies Partial<Record<keyof Flavour, string>>;

/** The same for what a mini variant takes from the flavour that it is the mini of. */
export const INHERITED_FIELDS = {
  about: 'DETAIL_TEXT',
  legalName: 'LEGAL_NAME',
  cocoaPercent: 'COCOA',
  allergens: 'ALLERGENS',
  traces: 'TRACES',
  ingredients: 'INGREDIENTS',
  storage: 'STORAGE',
} as const satisfies Partial<Record<keyof Flavour, string>>;
