import 'server-only';

import render from 'dom-serializer';
import { Element, Text } from 'domhandler';

import { alternatesOf } from './languages';

import type { Content } from '@/lib/content/model';
import { routes, withBasePath } from '@/lib/model/routes';
import type { Version } from '@/lib/versions/version';

/** `alternates`: addresses by `hreflang`. */
export type SitemapEntry = {
  url: string;
  lastModified: Date;
  images?: string[];
  alternates?: Record<string, string>;
};

export function sitemapEntries(
  { editions, loadedAt }: Pick<Version, 'editions' | 'loadedAt'>,
  siteUrl: string,
  { hasShop }: { hasShop: boolean },
): SitemapEntry[] {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return editions.flatMap(({ content, base }) => {
    const entry = (path: string, images?: string[]) => ({
      url: absolute(withBasePath(base, path)),
      lastModified: loadedAt,
      images: images?.map(absolute),
      alternates: Object.fromEntries(
        Object.entries(alternatesOf(editions, path)).map(([language, place]) => [language, absolute(place)]),
      ),
    });
    const shop = hasShop ? shopPaths(content).map((path) => entry(path)) : [];
    return [entry('/', homePictures(content)), ...shop];
  });
}

/** Uses a serialiser, because addresses can contain characters that XML must escape. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified, images = [], alternates = {} }) => {
    const languages = Object.entries(alternates).map(([hreflang, href]) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang, href }),
    );
    const pictures = images.map((image) => element('image:image', [withText('image:loc', image)]));
    const day = withText('lastmod', lastModified.toISOString());
    return element('url', [withText('loc', url), ...languages, ...pictures, day]);
  });
  const hasLanguages = entries.some(({ alternates = {} }) => Object.keys(alternates).length > 0);
  const namespaces = hasLanguages ? { ...NAMESPACES, ...LANGUAGE_NAMESPACE } : NAMESPACES;
  const set = render(element('urlset', urls, namespaces), { xmlMode: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${set}\n`;
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};
const LANGUAGE_NAMESPACE = { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
const element = (name: string, children: Element[], attributes: Record<string, string> = {}) =>
  new Element(name, attributes, children);
const withText = (name: string, text: string) => new Element(name, {}, [new Text(text)]);

function homePictures({ home }: Content): string[] {
  const { intro, categories, collections, story, founder, corporate, partnership, stores } = home;
  const pictures = [
    intro?.posters.desktop,
    ...(categories?.items ?? []).map(({ picture }) => picture),
    ...(collections?.items ?? []).flatMap(({ picture, tiles }) => [
      picture,
      ...tiles.map(({ flavour }) => flavour.picture),
    ]),
    ...[story, home['story-second'], founder, corporate, partnership].flatMap(
      (section) => section?.pictures ?? [],
    ),
    stores?.picture,
  ];
  return [...new Set(pictures.flatMap((picture) => picture?.src ?? []))];
}

function shopPaths({ home, shop }: Content): string[] {
  const to = routes(undefined);
  const shelves = [...shop.categories, ...shop.sections].map(({ code }) => to.category({ code }));
  const products = (home.collections?.items ?? []).flatMap(({ tiles, sectionCode }) =>
    tiles
      .flatMap(({ flavour, mini }) => [flavour.productCode, mini?.productCode])
      .flatMap((code) =>
        sectionCode === undefined || code === undefined ? [] : to.product({ sectionCode, code }),
      ),
  );
  return [...new Set([to.shop(), ...shelves, ...products])];
}
