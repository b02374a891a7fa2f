import 'server-only';

import { hasPage } from '@/lib/content/page-key';
import { under } from '@/lib/model/routes';
import type { Edition, Version } from '@/lib/versions/version';

/** A page in another language: where it is, and what that language calls itself. */
type LanguageLink = { locale: string; name: string; href: string };

/** What a page knows of its language, and of itself in the others. Paths are those of the first language. */
export type Languages = {
  /** What the addresses of this language begin with. */
  base: string;
  /** Its name as LOCALES has it; undefined where the document names it. */
  locale?: string;
  /** The locales of the other languages' documents. */
  otherLocales: string[];
  /** Where a page is in each language that has it, by `hreflang`, this one too; nothing where only one has it. */
  alternates: (path: string) => Record<string, string>;
  /** What the header needs of a page; undefined where there is one language. */
  header: (path: string) => { home: string; links: LanguageLink[] } | undefined;
};

/** The language for those who speak none of the site's. */
const OTHERWISE = 'x-default';

/** As on a site whose document names its language. */
export const ONE_LANGUAGE: Languages = {
  base: '',
  otherLocales: [],
  alternates: () => ({}),
  header: () => undefined,
};

export function languagesOf({ editions }: Pick<Version, 'editions'>, edition: Edition): Languages {
  const { base, locale } = edition;
  const others = editions.filter((other) => other !== edition);
  if (others.length === 0) return { ...ONE_LANGUAGE, base, locale };
  return {
    base,
    locale,
    otherLocales: others.map(({ content }) => content.site.locale),
    alternates: (path) => alternatesOf(editions, path),
    header: (path) => ({
      home: under(base, '/'),
      links: others.map((other) => ({
        locale: other.locale ?? '',
        name: ownName(other.locale ?? ''),
        href: under(other.base, nearestPath(other, path)),
      })),
    }),
  };
}

/** The one table that the head of a page and the sitemap are written from, so that each language tells of the others alike. */
export function alternatesOf(editions: readonly Edition[], path: string): Record<string, string> {
  const having = editions.filter(({ content }) => hasPage(content, path));
  const [first, ...others] = having;
  if (!first || others.length === 0) return {};
  const places = having.map(({ locale = '', base }) => [locale, under(base, path)]);
  return Object.fromEntries([...places, [OTHERWISE, under(first.base, path)]]);
}

/** The page itself, or what is above it where a language lacks it. */
function nearestPath({ content }: Edition, path: string): string {
  const above = [path, path.replace(/\/[^/]*$/, ''), path.replace(/^(\/[^/]+).*$/, '$1')];
  return above.find((candidate) => candidate !== '' && hasPage(content, candidate)) ?? '/';
}

/** What a language calls itself, as it begins a line: `Français`. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
