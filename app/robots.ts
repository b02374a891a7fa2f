import type { MetadataRoute } from 'next';

import { environment } from '@/lib/platform/environment';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = environment();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: siteUrl && new URL('/sitemap.xml', siteUrl).href,
  };
}
