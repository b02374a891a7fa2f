/** Query parameters that mean the same in every language. */
const KEPT = ['flavour', 'without', 'flavourId'];

/**
 * Returns `href` with the current hash and the query parameters in KEPT.
 * @param href has neither a query nor a hash
 */
export function withHashAndChoices(
  href: string,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => KEPT.includes(pair.split('=', 1)[0] ?? ''));
  return href + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}
