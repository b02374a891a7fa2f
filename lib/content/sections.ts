import type { Category, Collection, EditorialName, Films, Home, Intro, Showcase, Store } from './model';
import { EDITORIAL_TEXTS, readSection, CUSTOM_TEXTS } from './section-texts';
import type { Texts } from './texts';

export function toHome(
  texts: Texts,
  films: Films,
  categories: Category[],
  collections: Collection[],
  timeZone: string,
): Home {
  const own = <N extends keyof typeof CUSTOM_TEXTS>(name: N) =>
    readSection(CUSTOM_TEXTS[name], texts, timeZone);
  return {
    intro: toIntro(own('intro'), films),
    categories: categories.length > 0 ? { ...own('categories'), items: categories } : undefined,
    collections: collections.length > 0 ? { ...own('collections'), items: collections } : undefined,
    ...toEditorials(texts, timeZone),
    corporate: toCorporate(own('corporate')),
    partnership: unlessEmpty(own('partnership')),
    stores: toStore(own('stores')),
    contacts: unlessEmpty(own('contacts')),
  };
}

type Own<N extends keyof typeof CUSTOM_TEXTS> = ReturnType<typeof readSection<(typeof CUSTOM_TEXTS)[N]>>;

function toEditorials(texts: Texts, timeZone: string): Pick<Home, EditorialName> {
  const entries = Object.entries(EDITORIAL_TEXTS).map(([name, sources]) => [
    name,
    unlessEmpty(readSection(sources, texts, timeZone)),
  ]);
  return Object.fromEntries(entries) as Pick<Home, EditorialName>;
}

function unlessEmpty<T extends object>(section: T): T | undefined {
  const isEmpty = Object.values(section).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
  return isEmpty ? undefined : section;
}

function toIntro({ posters, ...words }: Own<'intro'>, films: Films): Intro | undefined {
  const hasPoster = posters.desktop !== undefined || posters.mobile !== undefined;
  const hasFilm = films.desktop.length > 0 || films.mobile.length > 0;
  if (!unlessEmpty(words) && !hasPoster && !hasFilm) return undefined;
  return { ...words, posters, films };
}

/** Omits a section with only a deadline, which would be empty after the deadline. */
function toCorporate({ deadline, ...showcase }: Own<'corporate'>): Showcase | undefined {
  return unlessEmpty(showcase) && { ...showcase, deadline };
}

function toStore({ opening, special, ...shop }: Own<'stores'>): Store | undefined {
  return unlessEmpty(shop) && { ...shop, opening, special };
}
