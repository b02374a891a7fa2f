import type { MetadataRoute } from 'next';

import { environment } from '@/lib/config/environment';
import { loadVersion } from '@/lib/content/load';
import { sitemapEntries } from '@/lib/sitemap';

export const dynamic = 'force-dynamic';

/** Empty without SITE_URL: a sitemap has whole addresses, and none is taken from what a visitor sends. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl, shopUrl } = environment();
  const { version } = await loadVersion();
  if (siteUrl === undefined || !version) return [];
  return sitemapEntries(version, siteUrl, { hasShop: shopUrl === undefined });
}
