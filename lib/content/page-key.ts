import type { Content } from './model';
import { sharedFlavour, sharedQuery } from './shared-flavour';
import { productOf, shelfOf } from './shop';

import { routes } from '@/lib/model/routes';

/** The page that is answered with 503; asked for by its address it is one of those that do not exist. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** Says why a deployment cannot be previewed (lib/server/previews.ts); asked for by its address it does not exist either. */
export const PREVIEW_FAULT_PAGE = '/preview-fault';

/** Stands for every address without a page, which are without number: rendered and kept once. */
export const NOT_FOUND_PAGE = '/not-found';

/** The picture of shared links, kept like a page. */
export const SHARE_PICTURE = '/share-picture';

/** Rendered with each version beside its pages. */
export const BESIDE_PAGES = [NOT_FOUND_PAGE, SHARE_PICTURE];

/** Files and endpoints are no pages: they answer as usual even while there is no content for pages. */
export function isPagePath(pathname: string): boolean {
  // A code of the shop may end as a file's name does.
  if (pathname.startsWith('/shop/')) return true;
  return !/^\/(?:_next|api|pictures|upload)\//.test(pathname) && !/\.[a-z\d]{2,5}$/i.test(pathname);
}

/** Whose addresses no visitor reads: what is not there is answered in a word, and not with a page. */
export function isFrameworkPath(pathname: string): boolean {
  return /^\/(?:_next|api)\//.test(pathname);
}

/** Pages with a fixed address: the home page, the shop's first one, and the picture of shared links. */
const FIXED_PAGES = new Set(['/', '/shop', SHARE_PICTURE]);

/** Those that are others for each flavour that a link shares. */
const SHARING = new Set(['/', SHARE_PICTURE]);

const to = routes(undefined);

/**
 * What a page is rendered and stored under: one key for each page there is, however its address is written. So visitors
 * can make the server render no more than the content has pages. Queries do not change pages (what they mean is read in
 * the browser); the exceptions are a flavour that a link shares, which has a head and a picture of its own, and the shop's mark
 * for the flavour that one came for, on the pages that show it.
 */
export function pageKey({ pathname, searchParams }: URL, content: Content): string {
  const [place = '', ...codes] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (codes.length === 0) {
    const page = `/${place}`;
    const shared = SHARING.has(page) ? sharedFlavour(content, searchParams.getAll('flavour')) : undefined;
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

/** Whether there is a page at a path. */
export function hasPage(content: Content, path: string): boolean {
  return pageKey(new URL(path, 'http://localhost'), content) !== NOT_FOUND_PAGE;
}

/** What a key names: the path of a page, and the flavour that makes it another page where a link shares one. */
export function placeOf(key: string): { path: string; flavourIds: string[] } {
  const [path = '', query = ''] = key.split('?', 2);
  return { path, flavourIds: new URLSearchParams(query).getAll('flavour') };
}

/** The shop's page of these codes, and whose marks it can show. */
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
