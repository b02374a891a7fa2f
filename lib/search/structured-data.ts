import 'server-only';

import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  Product,
  Store,
  Thing,
  UnitPriceSpecification,
  WebPage,
  WebSite,
} from 'schema-dts';

import type { Content, Flavour, Site } from '@/lib/content/model';
import { htmlToText } from '@/lib/content/values/html-text';
import { roundMoney, withCity } from '@/lib/model/format';
import { openingHours, specialHours } from '@/lib/model/opening-hours';
import { withBasePath } from '@/lib/model/routes';

export type StructuredData = Graph;
export type ProductData = Product;

/** `base`: base path of the language. The store and the organisation have the same id in all languages. */
type Context = { content: Content; siteUrl?: string; base: string };

/** Returns only facts that the home page shows. */
export function homeGraph(content: Content, siteUrl: string | undefined, base = ''): StructuredData {
  const context = { content, siteUrl, base };
  const parts: (Thing | undefined)[] = [
    organization(context),
    webSite(context),
    webPage(context),
    store(context),
    flavourList(context),
  ];
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== undefined) };
}

export type Crumb = { label: string; href: string };

export function shopGraph(crumbs: Crumb[], siteUrl: string | undefined, product?: Product): StructuredData {
  const way: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href, siteUrl),
    })),
  };
  return { '@context': 'https://schema.org', '@graph': product ? [way, product] : [way] };
}

/** Returns undefined if the flavour is not for sale. */
export function productData(
  flavour: Flavour,
  { site, path }: { site: Site; path: string },
  siteUrl: string | undefined,
): Product | undefined {
  const { id, name, lead, picture, grossWeightGrams } = flavour;
  if (flavour.price === undefined || !site.saleEnabled) return undefined;
  const price = roundMoney(flavour.price, site.currency);
  return {
    '@type': 'Product',
    '@id': absolute(`${path}#product`, siteUrl),
    name: name ?? id,
    description: htmlToText(lead),
    image: picture && absolute(picture.src, siteUrl),
    brand: site.name === undefined ? undefined : { '@type': 'Brand', name: site.name },
    weight: grossWeightGrams === undefined ? undefined : quantity(grossWeightGrams, GRAM),
    offers: {
      '@type': 'Offer',
      url: absolute(path, siteUrl),
      price,
      priceCurrency: site.currency,
      priceSpecification: unitPrice(flavour, price, site.currency),
    },
  };
}

/** Unit codes of UN/CEFACT Recommendation 20. */
const GRAM = 'GRM';
const KILOGRAM = 'KGM';

const quantity = (value: number, unitCode: string) =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const;

/** `valueReference` is one kilogram, because buyers compare prices per kilogram. */
function unitPrice(
  { netWeight }: Flavour,
  price: number,
  priceCurrency: string,
): UnitPriceSpecification | undefined {
  if (!netWeight?.number) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency,
    referenceQuantity: { ...quantity(netWeight.number, GRAM), valueReference: quantity(1, KILOGRAM) },
  };
}

/** Escapes `<`, so that no text can end the script element or begin a comment. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** Returns only the path if `siteUrl` is undefined, because crawlers resolve a path against the page's address. */
const absolute = (path: string, siteUrl: string | undefined) =>
  siteUrl === undefined ? path : new URL(path, siteUrl).href;
const idOf = (fragment: string, siteUrl: string | undefined, base = '') =>
  absolute(withBasePath(base, `/#${fragment}`), siteUrl);

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

function webSite({ content: { site }, siteUrl, base }: Context): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('website', siteUrl, base),
    name: site.name,
    url: absolute(withBasePath(base, '/'), siteUrl),
    inLanguage: site.locale,
    publisher: site.name === undefined ? undefined : { '@id': idOf('organization', siteUrl) },
  };
}

function webPage({ content: { site, home }, siteUrl, base }: Context): WebPage {
  return {
    '@type': 'WebPage',
    '@id': idOf('webpage', siteUrl, base),
    url: absolute(withBasePath(base, '/'), siteUrl),
    name: site.title ?? home.intro?.title ?? site.name,
    description: htmlToText(home.intro?.copy),
    inLanguage: site.locale,
    isPartOf: { '@id': idOf('website', siteUrl, base) },
    about: site.name === undefined ? undefined : { '@id': idOf('organization', siteUrl) },
    mainEntity: home.collections && { '@id': idOf('flavours', siteUrl, base) },
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
    address: place.address && withCity(place.address, place.city),
    telephone: place.phone,
    image: place.picture && absolute(place.picture.src, siteUrl),
    geo: place.location && { '@type': 'GeoCoordinates', ...place.location },
    openingHoursSpecification: place.opening === undefined ? undefined : openingHours(place.opening),
    specialOpeningHoursSpecification: place.special.flatMap(specialHours),
  };
}

/** Omits prices and weights, because the structured data of the product pages contains them. */
function flavourList({ content: { home }, siteUrl, base }: Context): ItemList | undefined {
  const flavours = new Map(
    home.collections?.items.flatMap(({ tiles }) => tiles.map(({ flavour }) => [flavour.id, flavour])),
  );
  if (flavours.size === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': idOf('flavours', siteUrl, base),
    name: home.collections?.heading,
    numberOfItems: flavours.size,
    itemListElement: [...flavours.values()].map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name ?? id,
      url: absolute(withBasePath(base, `/?flavour=${encodeURIComponent(id)}#flavours`), siteUrl),
    })),
  };
}
