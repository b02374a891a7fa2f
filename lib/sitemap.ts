import 'server-only';

import type { MetadataRoute } from 'next';

import type { Content } from './content/model';
import type { Version } from './content/version';
import { buyAddress, routes } from './routes';

/** The site's pages with their pictures: the home page and, where this site stands in for it, the shop. */
export function sitemapEntries(
  { content, loadedAt }: Pick<Version, 'content' | 'loadedAt'>,
  siteUrl: string,
  { hasShop }: { hasShop: boolean },
): MetadataRoute.Sitemap {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const home = { url: absolute('/'), lastModified: loadedAt, images: homePictures(content).map(absolute) };
  const shop = hasShop
    ? shopPaths(content).map((path) => ({ url: absolute(path), lastModified: loadedAt }))
    : [];
  return [home, ...shop];
}

function homePictures({ home }: Content): string[] {
  const flavours = (home.collections?.items ?? []).flatMap(({ tiles }) =>
    tiles.map(({ flavour }) => flavour.picture),
  );
  const others = [
    home.intro?.posters.desktop,
    ...(home.story?.pictures ?? []),
    ...(home.founder?.pictures ?? []),
  ];
  const pictures = [...others, ...flavours].flatMap((picture) => picture?.src ?? []);
  return [...new Set(pictures)];
}

function shopPaths({ home, shop }: Content): string[] {
  const to = routes(undefined);
  const shelves = [...shop.categories, ...shop.sections].map(({ code }) => to.category({ code }));
  const products = (home.collections?.items ?? []).flatMap(({ tiles, sectionCode }) =>
    tiles.flatMap(({ flavour }) =>
      flavour.productCode === undefined ? [] : (buyAddress(to, flavour, sectionCode) ?? []),
    ),
  );
  const paths = [to.shop(), ...shelves, ...products].map((path) => path.replace(/\?.*$/, ''));
  return [...new Set(paths)];
}
