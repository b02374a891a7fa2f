import type { Content } from '@/lib/content/model';
import type { Parsed } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problems';

export type Edition = Parsed & {
  /** Undefined without LOCALES: the document's field `locale` then names the language. */
  locale?: string;
  /** Prefix of page addresses: empty for the first language, `/fr` for another language. */
  base: string;
  text: string;
};

/** The content of a deployment at one point in time, in all languages. */
export type Version = {
  deployment: string;
  /** A digest of `text`, so that all instances have the same id. */
  id: string;
  /** The document, or, with LOCALES, an envelope of all languages (reading/editions.ts). */
  text: string;
  etag?: string;
  loadedAt: Date;
  /** The first edition is in the main language. */
  editions: readonly [Edition, ...Edition[]];
  content: Parsed['content'];
  problems: Problem[];
  /** Why the version must not be public. */
  fault?: string;
};

export function versionOf(
  editions: Version['editions'],
  about: Pick<Version, 'deployment' | 'id' | 'text' | 'etag' | 'loadedAt'>,
): Version {
  const broken = editions.find(({ fault }) => fault !== undefined);
  return {
    ...about,
    editions,
    content: editions[0].content,
    problems: editions.flatMap(({ locale, problems }) =>
      locale === undefined ? problems : problems.map((problem) => ({ ...problem, locale })),
    ),
    fault: broken && [broken.locale, broken.fault].filter(Boolean).join(': '),
  };
}

/** Returns the edition of a locale, or else the first edition. */
export function editionOf({ editions }: Pick<Version, 'editions'>, locale: string | undefined): Edition {
  return editions.find((edition) => edition.locale === locale) ?? editions[0];
}

export function countsOf(content: Content | undefined) {
  return {
    categories: content?.home.categories?.items.length ?? 0,
    collections: content?.home.collections?.items.length ?? 0,
    flavours: content?.shop.flavours.length ?? 0,
  };
}
