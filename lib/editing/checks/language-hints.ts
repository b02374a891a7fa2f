import { flavourTitle, type Hint, pathOf } from './hint';

import { parseDocumentText } from '@/lib/content/document/document';
import { FLAVOUR_FIELDS } from '@/lib/content/entities/entity-fields';
import type { Content, Flavour } from '@/lib/content/model';
import { type ListPlace, LISTS, type Outline, outlineOf } from '@/lib/content/outline';
import { type Language, languageName } from '@/lib/platform/locales-list';
import type { Edition } from '@/lib/versions/version';

const FACTS = [
  { property: 'price', what: 'price' },
  { property: 'netWeight', what: 'net weight' },
  { property: 'grossWeightGrams', what: 'weight' },
  { property: 'pricePerKg', what: 'price per kg' },
  { property: 'cocoaPercent', what: 'cocoa' },
  { property: 'productCode', what: 'product' },
] as const satisfies { property: keyof typeof FLAVOUR_FIELDS; what: string }[];

type Other = Pick<Edition, 'content'> & { locale: string; language: string; outline: Outline };

/**
 * Returns hints for differences between languages. Such differences are valid, but usually mistakes.
 * @param language the reader's language, for the names of languages only. `translateHint` translates the rest.
 */
export function languageHints(page: Edition, editions: readonly Edition[], language: Language): Hint[] {
  const others = editions.filter((edition) => edition !== page);
  if (others.length === 0) return [];
  const outline = outlineIn(page);
  return others.flatMap((other) => {
    const { content, locale = '' } = other;
    const named = { content, locale, language: languageName(locale, language), outline: outlineIn(other) };
    return compareLanguages(page.content, named, outline);
  });
}

const outlineIn = ({ text }: Edition) => outlineOf(parseDocumentText(text));

function compareLanguages({ site, home, shop }: Content, other: Other, outline: Outline): Hint[] {
  const { content: otherContent } = other;
  const flavours = new Map(otherContent.shop.flavours.map((flavour) => [flavour.id, flavour]));
  const currency: Hint = {
    path: 'common.currency',
    counterpart: { path: 'common.currency', locale: other.locale },
    text: `prices are in ${site.currency}, but in ${otherContent.site.currency} in ${other.language}`,
  };
  const lists = [
    {
      place: 'home.categories',
      own: shop.categories.map(byCode),
      others: otherContent.shop.categories.map(byCode),
    },
    {
      place: 'home.collections',
      own: home.collections?.items,
      others: otherContent.home.collections?.items,
    },
    { place: 'home.flavours', own: shop.flavours, others: otherContent.shop.flavours },
  ] as const;
  return [
    ...(site.currency === otherContent.site.currency ? [] : [currency]),
    ...lists.flatMap((list) => missingHints(list, other.language, outline)),
    ...shop.flavours.flatMap((flavour) => {
      const counterpart = flavours.get(flavour.id);
      return counterpart ? factHints(flavour, counterpart, other, outline) : [];
    }),
  ];
}

type Named = { id: string; name?: string };
type List = { place: ListPlace; own?: readonly Named[]; others?: readonly Named[] };

const byCode = ({ code, name }: { code: string; name?: string }): Named => ({ id: code, name });
const titleOf = ({ id, name }: Named) => name ?? id;

function missingHints({ place, own = [], others = [] }: List, language: string, { lists }: Outline): Hint[] {
  const { kind } = LISTS[place];
  const [here, there] = [own, others].map((things) => new Set(things.map(({ id }) => id)));
  return [
    ...own
      .filter(({ id }) => !there?.has(id))
      .map((thing): Hint => ({
        path: pathOf(lists[place], thing.id),
        text: `${kind} “${titleOf(thing)}” is missing in ${language}`,
      })),
    ...others
      .filter(({ id }) => !here?.has(id))
      .map((thing): Hint => ({
        path: place,
        text: `${kind} “${titleOf(thing)}” exists in ${language} but not here`,
      })),
  ];
}

function factHints(flavour: Flavour, counterpart: Flavour, other: Other, { lists }: Outline): Hint[] {
  const { language, locale } = other;
  const path = pathOf(lists['home.flavours'], flavour.id);
  const otherPath = pathOf(other.outline.lists['home.flavours'], flavour.id);
  const about = flavourTitle(flavour);
  const different = FACTS.filter(
    ({ property }) => numberOf(flavour[property]) !== numberOf(counterpart[property]),
  );
  const isFood = JSON.stringify(flavour.nutrition) === JSON.stringify(counterpart.nutrition);
  const food: Hint = {
    path,
    counterpart: { path: otherPath, locale },
    text: `${about} has different nutrition values in ${language}`,
  };
  return [
    ...different.map(({ property, what }): Hint => {
      const [field] = FLAVOUR_FIELDS[property].from;
      const text = `${about} has a different ${what} in ${language}` as const;
      const inOther = { path: `${otherPath}.${field}`, locale };
      if (counterpart[property] === undefined) return { ...inOther, text };
      const isMissingHere = flavour[property] === undefined;
      return { path: `${path}.${field}`, counterpart: isMissingHere ? undefined : inOther, text };
    }),
    ...(isFood ? [] : [food]),
    ...allergenHints(flavour, counterpart, { ...other, path: `${otherPath}.ALLERGENS` }, `${path}.ALLERGENS`),
  ];
}

/** If only the counterpart lists allergens, flavour-hints.ts gives the hint. */
function allergenHints(
  flavour: Flavour,
  counterpart: Flavour,
  { path: otherPath, locale, language }: Other & { path: string },
  path: string,
): Hint[] {
  const about = flavourTitle(flavour);
  if (flavour.allergens && !counterpart.allergens)
    return [{ path: otherPath, locale, text: `${about} lists no allergens in ${language}` }];
  if (haveSameAllergens(flavour, counterpart) || (counterpart.allergens && !flavour.allergens)) return [];
  const text = `${about} has different allergens in ${language}` as const;
  return [{ path, counterpart: { path: otherPath, locale }, text }];
}

/** Compares only recognised allergens, because other words differ between languages. */
function haveSameAllergens(flavour: Flavour, counterpart: Flavour): boolean {
  const idsOf = ({ allergens, traces }: Flavour) => JSON.stringify([allergens?.ids, traces?.ids]);
  return idsOf(flavour) === idsOf(counterpart);
}

/** Returns undefined for words, such as “a handful”, because words differ between languages. */
function numberOf(fact: Flavour[(typeof FACTS)[number]['property']]): number | string | undefined {
  return typeof fact === 'object' ? fact.number : fact;
}
