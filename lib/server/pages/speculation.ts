import { routes, withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';

/** Includes all languages, because every page contains the same speculation rules. */
function shopPages(): string[] {
  const [, ...others] = environment().locales;
  const bases = ['', ...others.map((locale) => `/${locale}`)];
  const shop = routes(undefined).shop();
  return bases.flatMap((base) => [withBasePath(base, shop), withBasePath(base, `${shop}/*`)]);
}

/**
 * Returns rules that let a browser prerender a shop page after a short hover or touch. The rules are in the HTML,
 * because browsers would load a separate file before the LCP image. Over HTTP/1.1, the file would also occupy one of
 * only six connections.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: shopPages() }, eagerness: 'moderate' }],
  });
}
