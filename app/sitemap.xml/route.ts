import { environment } from '@/lib/platform/environment';
import { refusal } from '@/lib/platform/http';
import { loadVersion } from '@/lib/rendering/load';
import { sitemapEntries, sitemapXml } from '@/lib/search/sitemap';
import { RETRY_AFTER } from '@/lib/server/answer';

/** Of the content of the moment; the build has none. */
export const dynamic = 'force-dynamic';

/**
 * Empty without SITE_URL: a sitemap has whole addresses, and none is taken from what a visitor sends. Without content it
 * is not known, which is not the same: a crawler that read an empty one would forget the pages.
 */
export async function GET(): Promise<Response> {
  const { siteUrl, shopUrl } = environment();
  const { version } = await loadVersion();
  if (!version) {
    const answer = refusal(503, 'there is no content yet');
    for (const [name, value] of Object.entries(RETRY_AFTER)) answer.headers.set(name, value);
    return answer;
  }
  const entries =
    siteUrl === undefined ? [] : sitemapEntries(version, siteUrl, { hasShop: shopUrl === undefined });
  return new Response(sitemapXml(entries), {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
