import { routes } from '@/lib/routes';

const shop = routes(undefined).shop();

/**
 * What the browser may prepare when a visitor is about to follow a link (after a short hover, or when a finger comes
 * down): pages of this site's own shop. A shop elsewhere is none of these. The policy bars rules inside a page.
 */
const RULES = {
  prerender: [{ where: { href_matches: [shop, `${shop}/*`] }, eagerness: 'moderate' }],
};

export function GET(): Response {
  return new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
