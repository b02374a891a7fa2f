/** Where this site's stand-in shop lies in the real one; undefined for other addresses, and while there is no other shop. */
export function shopRedirect(
  shopUrl: string | undefined,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
  if (shopUrl === undefined || !/^\/shop(?:\/|$)/.test(pathname)) return undefined;
  return shopUrl.replace(/\/+$/, '') + pathname.slice('/shop'.length) + search;
}
