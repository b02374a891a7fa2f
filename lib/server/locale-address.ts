/** An address in a language: that language, and the address as the first language has it. */
export type LocaleAddress = { locale?: string; url: URL };

/**
 * The language of an address, which its first part may name.
 * @param locales none where the site has one language
 * @returns `moved`: where an address is that names the first language, whose addresses do not
 */
export function localeAddress(url: URL, locales: string[]): LocaleAddress | { moved: string } {
  const [, named = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(url.pathname) ?? [];
  const [first, ...others] = locales;
  // Two slashes would lead to another host.
  const pathname = rest.replace(/^\/*/, '/');
  if (named !== '' && named === first) return { moved: pathname + url.search };
  if (!others.includes(named)) return { locale: first, url };
  const plain = new URL(url);
  plain.pathname = pathname;
  return { locale: named, url: plain };
}
