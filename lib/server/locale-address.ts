/** A language, and an address without language prefix. */
export type LocaleAddress = { locale?: string; url: URL };

/**
 * Splits the language prefix from an address. Addresses of the first language have no prefix.
 * @param locales empty if LOCALES is not set
 * @returns `moved`, the target of a redirect, if the address begins with the first language
 */
export function localeAddress(url: URL, locales: string[]): LocaleAddress | { moved: string } {
  const [, named = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(url.pathname) ?? [];
  const [first, ...others] = locales;
  // A path that starts with `//` would lead to another host.
  const pathname = rest.replace(/^\/*/, '/');
  if (named !== '' && named === first) return { moved: pathname + url.search };
  if (!others.includes(named)) return { locale: first, url };
  const plain = new URL(url);
  plain.pathname = pathname;
  return { locale: named, url: plain };
}
