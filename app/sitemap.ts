import type { MetadataRoute } from 'next';

import { environment } from '@/lib/config/environment';
import { contentStore } from '@/lib/content/shared-store';
import { sitemapEntries } from '@/lib/sitemap';

export const dynamic = 'force-dynamic';

/** Empty without SITE_URL: a sitemap has whole addresses, and none is taken from what a visitor sends. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl, shopUrl } = environment();
  const { current } = contentStore();
  if (siteUrl === undefined || !current) return [];
  return sitemapEntries(current, siteUrl, { hasShop: shopUrl === undefined });
}
