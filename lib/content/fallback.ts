import { CATEGORY_FIELDS, COLLECTION_FIELDS, FLAVOUR_FIELDS, SITE_FIELDS } from './entities/entity-fields';
import { type FallbackFields, fallbackFields, fallbackTexts } from './fallback-fields';
import type { Category, Collection, Content, Home } from './model';

import { type SectionName, SECTIONS } from '@/lib/model/sections';

/** One property whose value comes from the first language. */
export type Fallback = {
  /**
   * A copy of the object that has the property. Only the copy gets language attributes, because pages in other
   * languages show the original.
   */
  thing: object;
  property: string;
  /** The pictures and links inside the value. Empty for plain text. */
  parts: object[];
  place: Place;
};

type Place = { path: string } | { list: EntityList; key: string; field: string };
type EntityList = 'home.categories' | 'home.collections' | 'home.flavours';

/** List entries never fall back, so a language without entries has no such section. */
const LIST_SECTIONS: SectionName[] = ['categories', 'collections'];

const FALLBACK_FIELDS = {
  site: fallbackFields(SITE_FIELDS),
  category: fallbackFields(CATEGORY_FIELDS),
  collection: fallbackFields(COLLECTION_FIELDS),
  flavour: fallbackFields(FLAVOUR_FIELDS),
};

/**
 * Fills gaps in a language's content from the first language, for the fields of fallback-fields.ts. Entities that only
 * the first language has are not added.
 */
export function withFallback(own: Content, first: Content): { content: Content; fallbacks: Fallback[] } {
  const fallbacks: Fallback[] = [];
  const fill = <T extends object>(
    thing: T,
    other: T,
    fields: FallbackFields<T>,
    placeOf: (field: string) => Place,
  ): T =>
    fillMissing(thing, other, fields, (property, parts, copy) =>
      fallbacks.push({ thing: copy, property, parts, place: placeOf(fields[property] ?? '') }),
    );
  const within = (list: EntityList, key: string) => (field: string) => ({ list, key, field });
  const at = (path: string) => ({ path });

  const categoryOf = fillMatching(own.shop.categories, first.shop.categories, codeOf, (category, other) =>
    fill(category, other, FALLBACK_FIELDS.category, within('home.categories', category.code)),
  );
  const flavourOf = fillMatching(own.shop.flavours, first.shop.flavours, idOf, (flavour, other) =>
    fill(flavour, other, FALLBACK_FIELDS.flavour, within('home.flavours', flavour.id)),
  );
  const tilesOf = ({ tiles }: Collection) =>
    tiles.map((tile) => ({
      ...tile,
      flavour: flavourOf(tile.flavour),
      mini: tile.mini && flavourOf(tile.mini),
    }));
  const collections = own.home.collections?.items.map((collection) => ({
    ...collection,
    tiles: tilesOf(collection),
  }));
  const collectionOf = fillMatching(
    collections ?? [],
    first.home.collections?.items ?? [],
    idOf,
    (collection, other) =>
      fill(collection, other, FALLBACK_FIELDS.collection, within('home.collections', collection.id)),
  );

  const { categories, collections: collectionSection } = own.home;
  const home: Home = {
    ...own.home,
    categories: categories && { ...categories, items: categories.items.map(categoryOf) },
    collections: collectionSection && { ...collectionSection, items: (collections ?? []).map(collectionOf) },
  };
  const fillSection = <N extends SectionName>(name: N) => {
    const other: Home[N] = first.home[name];
    const section: Home[N] = home[name];
    if (!other || (!section && LIST_SECTIONS.includes(name))) return;
    home[name] = fill<NonNullable<Home[N]>>(section ?? emptyCopy(other), other, fallbackTexts(name), at);
  };
  for (const { name } of SECTIONS) fillSection(name);

  return {
    content: {
      site: fill(own.site, first.site, FALLBACK_FIELDS.site, at),
      home,
      shop: {
        ...own.shop,
        categories: own.shop.categories.map(categoryOf),
        flavours: own.shop.flavours.map(flavourOf),
      },
    },
    fallbacks,
  };
}

const idOf = ({ id }: { id: string }) => id;
const codeOf = ({ code }: Category) => code;

function fillMissing<T extends object>(
  own: T,
  first: T,
  fields: FallbackFields<T>,
  note: (property: keyof T & string, parts: object[], copy: T) => void,
): T {
  const copy = { ...own };
  for (const property of Object.keys(fields) as (keyof T & string)[]) {
    // Null is a statement, such as "no link": no fallback replaces null, and null is no fallback.
    if (!isMissing(own[property]) || isMissing(first[property] ?? undefined)) continue;
    copy[property] = structuredClone(first[property]);
    note(property, objectsIn(copy[property]), copy);
  }
  return copy;
}

/** Returns a function from an entity to its copy, with gaps filled from the first-language entity with the same key. */
function fillMatching<T>(
  own: T[],
  first: T[],
  keyOf: (thing: T) => string,
  fill: (thing: T, other: T) => T,
): (thing: T) => T {
  const others = new Map(first.map((thing) => [keyOf(thing), thing]));
  const made = new Map(
    own.map((thing) => {
      const other = others.get(keyOf(thing));
      return [keyOf(thing), other ? fill(thing, other) : thing];
    }),
  );
  return (thing) => made.get(keyOf(thing)) ?? thing;
}

function isMissing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined;
  return Object.values(value).every(isMissing);
}

function emptyCopy<T extends object>(section: T): T {
  return Object.fromEntries(
    Object.entries(section).flatMap(([property, value]) =>
      Array.isArray(value) ? [[property, []]] : isMissing(value) ? [[property, value]] : [],
    ),
  ) as T;
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
