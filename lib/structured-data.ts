import 'server-only';

import type { Graph, ItemList, Organization, Product, Store, Thing, WebPage, WebSite } from 'schema-dts';

import { plainText } from './content/html';
import type { Content, Flavour, Site } from './content/model';
import { openingHours } from './opening-hours';

/** A graph, or a part of one, that may be written into a page. */
export type StructuredData = Graph;

type Context = { content: Content; siteUrl?: string };

/** The home page for search engines. It claims nothing that the page does not show. */
export function homeGraph(content: Content, siteUrl: string | undefined): StructuredData {
  const context = { content, siteUrl };
  const parts: (Thing | undefined)[] = [
    organization(context),
    webSite(context),
    webPage(context),
    store(context),
    flavourList(context),
  ];
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== undefined) };
}

/** The way to a page of the stand-in shop. */
export function breadcrumbGraph(
  crumbs: { label: string; href: string }[],
  siteUrl: string | undefined,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absolute(href, siteUrl),
        })),
      },
    ],
  };
}

/** JSON that may stand in a script element: nothing in it can end the element or begin a comment. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** Without SITE_URL addresses stay paths, which readers of the data resolve against the page's own address. */
const absolute = (path: string, siteUrl: string | undefined) =>
  siteUrl === undefined ? path : new URL(path, siteUrl).href;
const idOf = (fragment: string, siteUrl: string | undefined) => absolute(`/#${fragment}`, siteUrl);

function organization({ content: { site, home }, siteUrl }: Context): Organization | undefined {
  if (site.name === undefined) return undefined;
  const { contacts } = home;
  return {
    '@type': 'Organization',
    '@id': idOf('organization', siteUrl),
    name: site.name,
    url: absolute('/', siteUrl),
    logo: absolute('/apple-icon.png', siteUrl),
    telephone: contacts?.phone,
    email: contacts?.email,
    sameAs: contacts?.social.map(({ address }) => address).filter((address) => /^https?:/.test(address)),
  };
}

function webSite({ content: { site }, siteUrl }: Context): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('website', siteUrl),
    name: site.name,
    url: absolute('/', siteUrl),
    inLanguage: site.locale,
    publisher: site.name === undefined ? undefined : { '@id': idOf('organization', siteUrl) },
  };
}

function webPage({ content: { site, home }, siteUrl }: Context): WebPage {
  return {
    '@type': 'WebPage',
    '@id': idOf('webpage', siteUrl),
    url: absolute('/', siteUrl),
    name: home.intro?.title ?? site.name,
    description: plainText(home.intro?.copy ?? '') || undefined,
    inLanguage: site.locale,
    isPartOf: { '@id': idOf('website', siteUrl) },
    about: site.name === undefined ? undefined : { '@id': idOf('organization', siteUrl) },
    mainEntity: home.collections && { '@id': idOf('flavours', siteUrl) },
  };
}

function store({ content: { site, home }, siteUrl }: Context): Store | undefined {
  const place = home.stores;
  if (!place || site.name === undefined) return undefined;
  return {
    '@type': 'Store',
    '@id': idOf('stores', siteUrl),
    name: site.name,
    parentOrganization: { '@id': idOf('organization', siteUrl) },
    address: place.address,
    telephone: place.phone,
    image: place.picture && absolute(place.picture.src, siteUrl),
    geo: place.location && { '@type': 'GeoCoordinates', ...place.location },
    // The machine form repeats what the page says in words, and says nothing that it does not.
    openingHoursSpecification:
      place.hours === undefined || place.opening === undefined ? undefined : openingHours(place.opening),
  };
}

function flavourList({ content: { site, home }, siteUrl }: Context): ItemList | undefined {
  const flavours = new Map(
    home.collections?.items.flatMap(({ tiles }) => tiles.map(({ flavour }) => [flavour.id, flavour])),
  );
  if (flavours.size === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': idOf('flavours', siteUrl),
    name: home.collections?.heading,
    numberOfItems: flavours.size,
    itemListElement: [...flavours.values()].map((flavour, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(flavour, site, siteUrl),
    })),
  };
}

function product(flavour: Flavour, site: Site, siteUrl: string | undefined): Product {
  const { id, name, lead, picture, grossWeightGrams, pricePerKg } = flavour;
  const hasPrice = site.saleEnabled && pricePerKg !== undefined && 'number' in pricePerKg;
  return {
    '@type': 'Product',
    '@id': absolute(`/?flavour=${encodeURIComponent(id)}#flavours`, siteUrl),
    name: name ?? id,
    description: plainText(lead ?? '') || undefined,
    image: picture && absolute(picture.src, siteUrl),
    brand: site.name === undefined ? undefined : { '@id': idOf('organization', siteUrl) },
    weight:
      grossWeightGrams === undefined
        ? undefined
        : { '@type': 'QuantitativeValue', value: grossWeightGrams, unitCode: 'GRM' },
    offers: hasPrice
      ? {
          '@type': 'Offer',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: pricePerKg.number,
            priceCurrency: site.currency,
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
          },
        }
      : undefined,
  };
}
