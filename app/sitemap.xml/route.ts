import { environment } from '@/lib/platform/environment';
import { refusal } from '@/lib/platform/http';
import { loadVersion } from '@/lib/rendering/load';
import { sitemapEntries, sitemapXml } from '@/lib/search/sitemap';
import { RETRY_AFTER } from '@/lib/server/send-page';

/** Each request renders the sitemap, because no content is available during the build. */
export const dynamic = 'force-dynamic';

/**
 * Returns an empty sitemap without SITE_URL, because addresses must be absolute and the Host header is not trusted.
 * Returns 503 if the server has no content, because an empty sitemap would make crawlers drop the pages.
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
