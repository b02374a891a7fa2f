/** What an address says of where a visitor is and what was chosen, that another language understands alike. */
const KEPT = ['flavour', 'without', 'flavourId'];

/**
 * A page in another language, at the place where a visitor is now.
 * @param href the page, without a query or hash
 */
export function withKeptPlace(href: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => KEPT.includes(pair.split('=', 1)[0] ?? ''));
  return href + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}
