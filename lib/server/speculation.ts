import { routes } from '../routes';

const shop = routes(undefined).shop();

/**
 * What the browser may prepare when a visitor is about to follow a link (after a short hover, or when a finger comes
 * down): pages of this site's own shop. A shop elsewhere is none of these. The rules stand in the page: a file that a
 * header names is fetched before the LCP image, and on HTTP/1.1 takes one of the six connections from it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: [shop, `${shop}/*`] }, eagerness: 'moderate' }],
});
