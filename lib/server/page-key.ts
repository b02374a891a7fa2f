/** The page that is answered with 503; asked for by its address it is one of those that do not exist. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** Files and endpoints are no pages: they answer as usual even while there is no content for pages. */
export function isPagePath(pathname: string): boolean {
  return !/^\/(?:_next|api|pictures|upload)\//.test(pathname) && !/\.[a-z\d]{2,5}$/i.test(pathname);
}

/**
 * What a page is stored under. Queries do not change pages (what they mean is read in the browser), so a visitor cannot
 * fill the store with them; the shop's mark for the flavour that one came for is the exception, if there is that flavour.
 */
export function pageKey(url: URL, isFlavour: (id: string) => boolean): string {
  if (url.pathname === UNAVAILABLE_PAGE) return `${UNAVAILABLE_PAGE}/not-found`;
  const flavourId = url.pathname.startsWith('/shop/') ? url.searchParams.get('flavourId') : null;
  if (flavourId === null || !isFlavour(flavourId)) return url.pathname;
  return `${url.pathname}?flavourId=${encodeURIComponent(flavourId)}`;
}
