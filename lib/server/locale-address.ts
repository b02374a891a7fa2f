/** A language, and an address from which the language prefix was removed. */
export type LocaleAddress = { locale?: string; url: URL };

/**
 * Reads the language from the first part of an address's path.
 * @param locales empty if the site has one language
 * @returns `moved` (the target of a redirect) if the path starts with the first language, whose addresses have no
 * prefix
 */
export function localeAddress(url: URL, locales: string[]): LocaleAddress | { moved: string } {
  const [, named = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(url.pathname) ?? [];
  const [first, ...others] = locales;
  // A path that starts with two slashes would lead to another host.
  const pathname = rest.replace(/^\/*/, '/');
  if (named !== '' && named === first) return { moved: pathname + url.search };
  if (!others.includes(named)) return { locale: first, url };
  const plain = new URL(url);
  plain.pathname = pathname;
  return { locale: named, url: plain };
}
