import {
  CATEGORY_FIELDS,
  COLLECTION_FIELDS,
  type FieldSource,
  FLAVOUR_FIELDS,
  SITE_FIELDS,
} from './entities/entity-fields';
import type { Category, Collection, Content, Home } from './model';
import { SECTION_TEXTS, type TextSource } from './section-texts';

import { directionWithin } from '@/lib/model/direction';
import { recordLanguage } from '@/lib/model/field-of';
import { type SectionName, SECTIONS } from '@/lib/model/sections';

/** The place of a value that was filled from the first language. */
export type Place = { path: string } | { list: EntityList; key: string; field: string };
type EntityList = 'home.categories' | 'home.collections' | 'home.flavours';

/** A page hides these sections if its language has no entries for them. */
const LIST_SECTIONS: SectionName[] = ['categories', 'collections'];

/** Maps properties to their sources. `withFallback` never fills a property that has no source. */
type Sources<T> = Partial<Record<keyof T & string, FieldSource>>;

/** Fills gaps in `own` from the first language in LOCALES. Adds no entities. */
export function withFallback(own: Content, first: Content): { content: Content; filled: Place[] } {
  const filled: Place[] = [];
  const lang = first.site.locale;
  const dir = directionWithin(own.site.locale, lang);
  const language = dir === undefined ? { lang } : { lang, dir };
  const fill = <T extends object>(
    thing: T,
    other: T,
    sources: Sources<T>,
    placeOf: (field: string) => Place,
  ): T => {
    const copy = { ...thing };
    for (const [property, { from, fallsBack }] of Object.entries(sources) as [
      keyof T & string,
      FieldSource,
    ][]) {
      // Null can mean "no link", so null is neither replaced nor copied.
      if (!fallsBack || !isMissing(thing[property]) || isMissing(other[property] ?? undefined)) continue;
      copy[property] = structuredClone(other[property]);
      // Marks only the copy, because pages in the first language show the original without `lang`.
      recordLanguage(copy, property, language);
      for (const part of objectsIn(copy[property])) recordLanguage(part, 'self', language);
      filled.push(placeOf(from[0]));
    }
    return copy;
  };
  const within = (list: EntityList, key: string) => (field: string) => ({ list, key, field });
  const at = (path: string) => ({ path });

  const categoryOf = fillMatching(own.shop.categories, first.shop.categories, codeOf, (category, other) =>
    fill(category, other, CATEGORY_FIELDS, within('home.categories', category.code)),
  );
  const flavourOf = fillMatching(own.shop.flavours, first.shop.flavours, idOf, (flavour, other) =>
    fill(flavour, other, FLAVOUR_FIELDS, within('home.flavours', flavour.id)),
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
      fill(collection, other, COLLECTION_FIELDS, within('home.collections', collection.id)),
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
    home[name] = fill<NonNullable<Home[N]>>(section ?? emptyCopy(other), other, textSources(name), at);
  };
  for (const { name } of SECTIONS) fillSection(name);

  return {
    content: {
      site: fill(own.site, first.site, SITE_FIELDS, at),
      home,
      shop: {
        ...own.shop,
        categories: own.shop.categories.map(categoryOf),
        flavours: own.shop.flavours.map(flavourOf),
      },
    },
    filled,
  };
}

function textSources<N extends SectionName>(name: N): Sources<NonNullable<Home[N]>> {
  const texts = Object.entries<TextSource>(SECTION_TEXTS[name]).flatMap(([property, { place }]) =>
    place === undefined ? [] : [[property, { from: [`home.texts.${place}`], fallsBack: true }]],
  );
  const films = name === 'intro' ? [['films', { from: ['home.videos'], fallsBack: true }]] : [];
  return Object.fromEntries([...texts, ...films]) as Sources<NonNullable<Home[N]>>;
}

const idOf = ({ id }: { id: string }) => id;
const codeOf = ({ code }: Category) => code;

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
