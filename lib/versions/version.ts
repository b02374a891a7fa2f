import type { Parsed } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problems';

/** A deployment in one language. */
export type Edition = Parsed & {
  /** As LOCALES has it; undefined where the site has one language, which the document names. */
  locale?: string;
  /** What its addresses begin with: nothing for the first language, `/fr` for others. */
  base: string;
  /** The document. */
  text: string;
};

/** One state of a deployment's content, in all its languages: they are shown together or not at all. */
export type Version = {
  deployment: string;
  /** A short digest of the text: the same text is the same version on every instance. */
  id: string;
  /** The document; of several languages all of them in one (lib/versions/editions.ts). */
  text: string;
  etag?: string;
  loadedAt: Date;
  /** The first is the site's main language. */
  editions: readonly [Edition, ...Edition[]];
  /** The first edition's. */
  content: Parsed['content'];
  /** Of all editions. */
  problems: Problem[];
  /** Why it is not fit to be shown to the public at all. */
  fault?: string;
};

/** A version of editions that have been read. */
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

/** The edition of a language; the first where none is asked for. */
export function editionOf({ editions }: Pick<Version, 'editions'>, locale: string | undefined): Edition {
  return editions.find((edition) => edition.locale === locale) ?? editions[0];
}
