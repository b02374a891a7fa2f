import 'server-only';

import { hasPage } from '@/lib/content/page-key';
import { withBasePath } from '@/lib/model/routes';
import { languageName } from '@/lib/platform/locales-list';
import type { Edition, Version } from '@/lib/versions/version';

type LanguageLink = { locale: string; name: string; href: string };

/** `path` has no base path: `/shop`, not `/fr/shop`. */
export type Languages = {
  base: string;
  /** Undefined if LOCALES is not set. */
  locale?: string;
  otherLocales: string[];
  /** Returns addresses by `hreflang`, or an empty object if only one language has the page. */
  alternates: (path: string) => Record<string, string>;
  links: (path: string) => LanguageLink[];
};

/** `hreflang` for visitors who speak none of the site's languages. */
const X_DEFAULT = 'x-default';

export function languagesOf({ editions }: Pick<Version, 'editions'>, edition: Edition): Languages {
  const { base, locale } = edition;
  const others = editions.filter((other) => other !== edition);
  return {
    base,
    locale,
    otherLocales: others.map(({ content }) => content.site.locale),
    alternates: (path) => alternatesOf(editions, path),
    links: (path) =>
      others.map((other) => ({
        locale: other.locale ?? '',
        name: ownName(other.locale ?? ''),
        href: withBasePath(other.base, nearestPath(other, path)),
      })),
  };
}

export function alternatesOf(editions: readonly Edition[], path: string): Record<string, string> {
  const editionsWithPage = editions.filter(({ content }) => hasPage(content, path));
  const [first, ...others] = editionsWithPage;
  if (!first || others.length === 0) return {};
  const places = editionsWithPage.map(({ locale = '', base }) => [locale, withBasePath(base, path)]);
  return Object.fromEntries([...places, [X_DEFAULT, withBasePath(first.base, path)]]);
}

/** Returns `path`, or the closest parent that the edition has. */
function nearestPath({ content }: Edition, path: string): string {
  const above = [path, path.replace(/\/[^/]*$/, ''), path.replace(/^(\/[^/]+).*$/, '$1')];
  return above.find((candidate) => candidate !== '' && hasPage(content, candidate)) ?? '/';
}

function ownName(locale: string): string {
  const [first = '', ...rest] = languageName(locale, locale);
  return first.toLocaleUpperCase(locale) + rest.join('');
}
