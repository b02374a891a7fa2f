import 'server-only';

import type { Metadata } from 'next';

import type { Languages } from './languages';
import { pageTitle } from './page-title';
import { sharePictureContent, sharePictureDigest } from './share-picture/content';
import { SHARE_PICTURE_SIZE } from './share-picture/encode';

import type { Content, Flavour, Site } from '@/lib/content/model';
import { SHARE_PICTURE } from '@/lib/content/page-key';
import { sharedQuery } from '@/lib/content/shared-flavour';
import { type Html, htmlToText } from '@/lib/content/values/html-text';
import { withBasePath } from '@/lib/model/routes';
import { wordsFor } from '@/lib/words/words';

export function homeMetadata(
  { site, home }: Content,
  siteUrl: string | undefined,
  languages: Languages,
): Metadata {
  const title = site.title ?? site.name ?? home.intro?.title ?? wordsFor(site.locale).home;
  const description = htmlToText(home.intro?.copy ?? home.story?.text);
  return pageMetadata(site, siteUrl, languages, { title, description, path: '/' });
}

/** Returns the metadata of `/?flavour=ID`. The canonical address is the home page. */
export function flavourMetadata(
  content: Content,
  flavour: Flavour,
  siteUrl: string | undefined,
  languages: Languages,
): Metadata {
  const { site } = content;
  const query = sharedQuery(flavour);
  const digest = sharePictureDigest(sharePictureContent(content, flavour));
  const name = flavour.name ?? flavour.id;
  const text = htmlToText(flavour.lead ?? flavour.about) ?? flavour.subname;
  return pageMetadata(site, siteUrl, languages, {
    title: pageTitle(name, site.name),
    description: [name, text].filter(Boolean).join(wordsFor(site.locale).colon),
    path: '/',
    shared: { path: `/${query}`, picture: `${SHARE_PICTURE}${query}&v=${digest}`, alt: name },
  });
}

export function shopMetadata(
  { site }: Content,
  siteUrl: string | undefined,
  page: { title: string; text?: Html; path: string },
  languages: Languages,
): Metadata {
  const title = pageTitle(page.title, site.name);
  const description = htmlToText(page.text);
  return pageMetadata(site, siteUrl, languages, { title, description, path: page.path });
}

type PageWords = {
  title: string;
  description?: string;
  /** Without the base path of the language. */
  path: string;
  shared?: { path: string; picture: string; alt: string };
};

/** Without SITE_URL, the metadata contains no addresses, because they must be absolute. */
function pageMetadata(
  { name, locale }: Site,
  siteUrl: string | undefined,
  { base, otherLocales, alternates }: Languages,
  { title, description, path, shared }: PageWords,
): Metadata {
  const hasAddress = siteUrl !== undefined;
  const own = (address: string) => withBasePath(base, address);
  const hasOtherLanguages = otherLocales.length > 0;
  return {
    ...(hasAddress && {
      metadataBase: new URL(siteUrl),
      alternates: { canonical: own(path), ...(hasOtherLanguages && { languages: alternates(path) }) },
    }),
    title,
    description,
    openGraph: {
      type: 'website',
      title,
      description,
      siteName: name,
      locale: shareLocale(locale),
      ...(hasOtherLanguages && { alternateLocale: otherLocales.map(shareLocale) }),
      ...(hasAddress && {
        url: own(shared?.path ?? path),
        images: [
          {
            url: own(shared?.picture ?? SHARE_PICTURE),
            ...SHARE_PICTURE_SIZE,
            type: 'image/jpeg',
            alt: shared?.alt ?? name ?? title,
          },
        ],
      }),
    },
    twitter: { card: hasAddress ? 'summary_large_image' : 'summary', title, description },
  };
}

/** Converts to Open Graph's format: `zh-Hant-TW` -> `zh_TW`. */
function shareLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  return region === undefined ? language : `${language}_${region}`;
}
