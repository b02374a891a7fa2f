import type { Metadata } from 'next';

import { plainText } from './content/html';
import type { Content } from './content/model';
import { wordsFor } from './words/words';

/** app/share-picture draws it. */
const SHARE_PICTURE = { url: '/share-picture', width: 1200, height: 630, type: 'image/png' };

/** Title, description and share tags of the home page. Without SITE_URL there are no whole addresses, so none is told. */
export function homeMetadata({ site, home }: Content, siteUrl: string | undefined): Metadata {
  const title = site.name ?? home.intro?.title ?? wordsFor(site.locale).home;
  const description = plainText(home.intro?.copy ?? home.story?.text ?? '') || undefined;
  return {
    ...addresses(siteUrl, '/'),
    title,
    description,
    openGraph: {
      type: 'website',
      title,
      description,
      siteName: site.name,
      locale: site.locale.replace('-', '_'),
      ...(siteUrl !== undefined && { url: '/', images: [{ ...SHARE_PICTURE, alt: title }] }),
    },
    twitter: { card: siteUrl === undefined ? 'summary' : 'summary_large_image', title, description },
  };
}

/** The same for a page of the stand-in shop. */
export function shopMetadata(
  { site }: Content,
  siteUrl: string | undefined,
  page: { title: string; path: string },
): Metadata {
  const title = [page.title, site.name].filter(Boolean).join(' · ');
  return {
    ...addresses(siteUrl, page.path),
    title,
    openGraph: { type: 'website', title, siteName: site.name },
  };
}

function addresses(siteUrl: string | undefined, path: string): Metadata {
  return siteUrl === undefined ? {} : { metadataBase: new URL(siteUrl), alternates: { canonical: path } };
}
