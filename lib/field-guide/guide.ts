import { stepsOf } from '../content/document-path';

import { COLLECTION, COLUMNS_ITEM, COLUMNS_STYLES } from './collection';
import { COMMON } from './common';
import type { GuideEntry } from './entry';
import { FLAVOUR } from './flavour';
import { CATEGORY, PICTURE, PRODUCT, PRODUCT_SECTION, VIDEO } from './lists';
import { type TextGuide, TEXTS } from './texts';

/** A kind of thing that a document has, in the words of those who edit it. */
export type GuideKind =
  'settings' | 'text' | 'film' | 'category' | 'collection' | 'flavour' | 'product' | 'product section';

/** A kind with where it stands and its fields. */
export type GuidePart = { kind: GuideKind; place: string; what: string; fields: Record<string, GuideEntry> };

/** All kinds but texts, in the order of a document. Each is a list, but for the settings. */
export const PARTS = [
  { kind: 'settings', place: 'common', what: 'What holds for the whole page.', fields: COMMON },
  {
    kind: 'product section',
    place: 'common.productSections',
    what: 'Parts of the shop that flavours are sold in.',
    fields: PRODUCT_SECTION,
  },
  {
    kind: 'film',
    place: 'home.videos',
    what: 'The film of the first screen. Each entry is one encoding, best first: a browser plays the first that it can.',
    fields: VIDEO,
  },
  {
    kind: 'category',
    place: 'home.categories',
    what: 'The row of tiles that lead into the shop.',
    fields: CATEGORY,
  },
  {
    kind: 'collection',
    place: 'home.collections',
    what: 'Groups of flavours. One that no flavour names is not shown.',
    fields: COLLECTION,
  },
  {
    kind: 'flavour',
    place: 'home.flavours',
    what: 'The flavours, in the order of their collections.',
    fields: FLAVOUR,
  },
  { kind: 'product', place: 'home.products', what: 'What the shop sells.', fields: PRODUCT },
] as const satisfies GuidePart[];

/** What the guide says of one place of a document. */
export type Guidance = GuideEntry & {
  kind: GuideKind;
  /** The field that it is about, such as `NAME`; for a picture's alternative text `PREVIEW_PICTURE.ALT`. */
  field: string;
};

/**
 * What the guide says of a place, such as `home.flavours[3].NAME` or `home.texts.stores-phone.NAME`; undefined for a place
 * that the page does not read, and for a whole entity.
 */
export function guidanceAt(path: string): Guidance | undefined {
  const steps = stepsOf(path)?.map(String);
  if (!steps) return undefined;
  if (steps[0] === 'home' && steps[1] === 'texts') {
    const text: TextGuide | undefined = Object.hasOwn(TEXTS, steps[2] ?? '')
      ? TEXTS[steps[2] as keyof typeof TEXTS]
      : undefined;
    return text && inFields('text', text.fields, steps.slice(3));
  }
  const part = PARTS.findLast(({ place }) => `${steps.join('.')}.`.startsWith(`${place}.`));
  if (!part) return undefined;
  const own = steps.slice(part.place.split('.').length + (part.kind === 'settings' ? 0 : 1));
  return inFields(part.kind, part.fields, own);
}

function inFields(
  kind: GuideKind,
  fields: Partial<Record<string, GuideEntry>>,
  [field = '', ...deeper]: string[],
): Guidance | undefined {
  const entry = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!entry) return undefined;
  const [inner, name] = innerEntry(field, deeper);
  return inner ? { kind, field: `${field}.${name}`, ...inner } : { kind, field, ...entry };
}

/** The entry of what lies within a field: a part of a picture, or of UF_COLS_JSON. */
function innerEntry(field: string, deeper: string[]): [GuideEntry | undefined, string] {
  const name = deeper.find((step) => !/^\d+$/.test(step)) ?? '';
  const isAtTop = deeper[0] === name;
  const columns: Record<string, GuideEntry> = isAtTop ? COLUMNS_STYLES : COLUMNS_ITEM;
  const inner: Record<string, GuideEntry> = field === 'UF_COLS_JSON' ? columns : PICTURE;
  return [Object.hasOwn(inner, name) ? inner[name] : undefined, name];
}
