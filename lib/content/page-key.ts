import type { Content } from './model';
import { sharedFlavour, sharedQuery } from './shared-flavour';
import { productOf, shelfOf } from './shop';

import { routes } from '@/lib/model/routes';

/** Page for 503 responses. Visitors who request this path get the 404 page. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** Key of all addresses without a page, so that the 404 page is rendered only once. */
export const NOT_FOUND_PAGE = '/not-found';

/** The share picture is stored like a page. */
export const SHARE_PICTURE = '/share-picture';

/** Keys that every version has in addition to its pages. */
export const BESIDE_PAGES = [NOT_FOUND_PAGE, SHARE_PICTURE];

/** Returns false for the path of a file or an endpoint. */
export function isPagePath(pathname: string): boolean {
  // A shop code can look like a file name, such as `box.2024`.
  if (pathname.startsWith('/shop/')) return true;
  return !/^\/(?:_next|api|pictures|upload)\//.test(pathname) && !/\.[a-z\d]{2,5}$/i.test(pathname);
}

/** Matches paths whose 404 response is JSON, because visitors do not open them. */
export function isFrameworkPath(pathname: string): boolean {
  return /^\/(?:_next|api)\//.test(pathname);
}

const FIXED_PAGES = new Set(['/', '/shop', SHARE_PICTURE]);

const PAGES_OF_SHARED_FLAVOURS = new Set(['/', SHARE_PICTURE]);

const to = routes(undefined);

/**
 * Returns the key under which a page is stored. All spellings of an address have one key, so visitors cannot make the
 * server render more pages than the content has.
 */
export function pageKey({ pathname, searchParams }: URL, content: Content): string {
  const [place = '', ...codes] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (codes.length === 0) {
    const page = `/${place}`;
    const shared = PAGES_OF_SHARED_FLAVOURS.has(page)
      ? sharedFlavour(content, searchParams.getAll('flavour'))
      : undefined;
    if (shared) return page + sharedQuery(shared);
    return FIXED_PAGES.has(page) ? page : NOT_FOUND_PAGE;
  }
  if (place !== 'shop') return NOT_FOUND_PAGE;
  const page = shopPage(content, codes);
  if (!page) return NOT_FOUND_PAGE;
  const flavourId = searchParams.get('flavourId');
  return flavourId !== null && page.flavourIds.includes(flavourId)
    ? `${page.address}?flavourId=${encodeURIComponent(flavourId)}`
    : page.address;
}

export function hasPage(content: Content, path: string): boolean {
  return pageKey(new URL(path, 'http://localhost'), content) !== NOT_FOUND_PAGE;
}

/** Splits a page key. `flavourIds` contains the ID of the shared flavour, or is empty if no flavour is shared. */
export function parsePageKey(key: string): { path: string; flavourIds: string[] } {
  const [path = '', query = ''] = key.split('?', 2);
  return { path, flavourIds: new URLSearchParams(query).getAll('flavour') };
}

/** `flavourIds`: flavours that the page can highlight. */
function shopPage(content: Content, codes: string[]): { address: string; flavourIds: string[] } | undefined {
  const [first = '', second, ...more] = codes;
  if (more.length > 0) return undefined;
  if (second === undefined) {
    const shelf = shelfOf(content, first);
    const tiles = shelf?.collections.flatMap((collection) => collection.tiles) ?? [];
    return shelf && { address: to.category(shelf), flavourIds: tiles.map(({ flavour }) => flavour.id) };
  }
  const product = productOf(content, first, second);
  return product && { address: to.product(product), flavourIds: product.flavours.map(({ id }) => id) };
}
