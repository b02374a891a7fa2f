import { routes, withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';

/** Returns patterns for the shop's pages in all languages, because every page contains the same speculation rules. */
function shopPages(): string[] {
  const [, ...others] = environment().locales;
  const bases = ['', ...others.map((locale) => `/${locale}`)];
  const shop = routes(undefined).shop();
  return bases.flatMap((base) => [withBasePath(base, shop), withBasePath(base, `${shop}/*`)]);
}

/**
 * Returns the rules that let a browser prerender a page of the stand-in shop after a short hover or touch. The rules
 * are in the HTML, because a browser would load a separate file before the LCP image. On HTTP/1.1, this file would also
 * use one of the browser's six connections to the server.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: shopPages() }, eagerness: 'moderate' }],
  });
}
