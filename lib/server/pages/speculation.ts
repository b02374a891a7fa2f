import { routes, withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';

/** In every language: the rules are the same on all pages. */
function shopPages(): string[] {
  const [, ...others] = environment().locales;
  const bases = ['', ...others.map((locale) => `/${locale}`)];
  const shop = routes(undefined).shop();
  return bases.flatMap((base) => [withBasePath(base, shop), withBasePath(base, `${shop}/*`)]);
}

/**
 * What the browser may prepare when a visitor is about to follow a link (after a short hover, or when a finger comes
 * down): pages of this site's own shop. A shop elsewhere is none of these. The rules stand in the page: a file that a
 * header names is fetched before the LCP image, and on HTTP/1.1 takes one of the six connections from it.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: shopPages() }, eagerness: 'moderate' }],
  });
}
