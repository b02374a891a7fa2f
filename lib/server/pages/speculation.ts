import { routes, withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';

/** Returns addresses in all languages, because every page contains the same speculation rules. */
function shopPages(): string[] {
  const [, ...others] = environment().locales;
  const bases = ['', ...others.map((locale) => `/${locale}`)];
  const shop = routes(undefined).shop();
  return bases.flatMap((base) => [withBasePath(base, shop), withBasePath(base, `${shop}/*`)]);
}

/**
 * Returns rules that let a browser prerender a shop page after a short hover or touch. The shop pages of this site are
 * a stand-in for an external shop (lib/model/routes.ts). The rules are in the HTML, because browsers would load a
 * separate file before the LCP image. Over HTTP/1.1, the file would also occupy one of only six connections.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: shopPages() }, eagerness: 'moderate' }],
  });
}
