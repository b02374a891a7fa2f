import fc from 'fast-check';
import type { NodeObject } from 'jsonld';

import { parseDocument } from '@/lib/content/parse';
import {
  homeGraph,
  productData,
  shopGraph,
  type StructuredData,
  toScriptText,
} from '@/lib/search/structured-data';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';
import { expandGraph, faultsOf, ofType, valuesOf } from '@/tests/schema-org';

const SITE = 'https://quatorze.example';
const STORE = {
  stores: { NAME: 'The shop', PICTURE: '/upload/facade.jpg' },
  'stores-address': { NAME: '14 rue des Quatre-Vents' },
  'stores-phone': { NAME: '+33 1 99 00 14 14' },
  'stores-hours': { NAME: 'Tuesday to Saturday' },
  'stores-opening': { NAME: 'Tu-Sa 10:00-19:00' },
  'stores-location': { NAME: '48.8519,2.3378' },
};

function aPage({ common, texts, ...home }: { common?: Wire; texts?: Wire } & Wire = {}) {
  const document = aDocument({ common, home: { texts: { ...STORE, ...texts }, ...home } });
  return parseDocument(document, OWN_MEDIA).content;
}

const expanded = (data: StructuredData) => expandGraph(toScriptText(data), `${SITE}/`);

test('every term in the structured data is defined by schema.org, and every reference has a target', async () => {
  const texts = { 'stores-special': { TEXT_1: '2026-12-25 closed' } };

  expect(faultsOf(await expanded(homeGraph(aPage({ texts }), SITE)))).toEqual([]);
  expect(faultsOf(await expanded(flavourData(WHOLE)))).toEqual([]);
});

test('the structured data stay valid if the page has no site name, no flavours or no store', async () => {
  for (const content of [
    aPage({ common: { siteName: null } }),
    aPage({ flavours: [], collections: [] }),
    aPage({ texts: Object.fromEntries(Object.keys(STORE).map((key) => [key, null])) }),
  ])
    expect(faultsOf(await expanded(homeGraph(content, undefined)))).toEqual([]);
});

test('without SITE_URL, the addresses in the structured data are relative to the site', async () => {
  const [page] = ofType(
    await expandGraph(toScriptText(homeGraph(aPage(), undefined)), 'https://a.example/'),
    'WebPage',
  );

  expect(page?.['@id']).toBe('https://a.example/#webpage');
  expect(JSON.stringify(homeGraph(aPage(), undefined))).not.toMatch(/https?:\/\/(?!schema\.org)/);
});

test('the store has its address, coordinates, telephone number and opening hours', async () => {
  const graph = await expanded(homeGraph(aPage(), SITE));
  const [store] = ofType(graph, 'Store');
  const [hours] = ofType(graph, 'OpeningHoursSpecification');

  expect(valuesOf(store, 'address')).toEqual(['14 rue des Quatre-Vents']);
  expect(valuesOf(store, 'telephone')).toEqual(['+33 1 99 00 14 14']);
  expect(valuesOf(ofType(graph, 'GeoCoordinates')[0], 'latitude')).toEqual([48.8519]);
  expect(valuesOf(hours, 'opens')).toEqual(['10:00']);
  expect(valuesOf(hours, 'dayOfWeek')).toHaveLength(5);
});

test('the address of the store includes the city', async () => {
  const texts = { 'stores-city': { NAME: 'Paris' } };
  const [store] = ofType(await expanded(homeGraph(aPage({ texts }), SITE)), 'Store');

  expect(valuesOf(store, 'address')).toEqual(['14 rue des Quatre-Vents, Paris']);
});

test('even without the text `stores-hours`, the structured data contain the hours of `stores-opening`', async () => {
  const content = aPage({ texts: { 'stores-hours': null } });

  expect(ofType(await expanded(homeGraph(content, SITE)), 'OpeningHoursSpecification')).toHaveLength(1);
});

test('special days are listed with their dates, and a day without hours counts as closed', async () => {
  const texts = { 'stores-special': { TEXT_1: '2026-12-24 10:00-12:00,14:00-16:00\n2026-12-25 closed' } };
  const graph = await expanded(homeGraph(aPage({ texts }), SITE));

  const [store] = ofType(graph, 'Store');
  const special = valuesOf(store, 'specialOpeningHoursSpecification') as NodeObject[];
  const properties = ['validFrom', 'validThrough', 'opens', 'closes'] as const;
  expect(special.map((day) => properties.flatMap((property) => valuesOf(day, property)))).toEqual([
    ['2026-12-24', '2026-12-24', '10:00', '12:00'],
    ['2026-12-24', '2026-12-24', '14:00', '16:00'],
    ['2026-12-25', '2026-12-25', '00:00', '00:00'],
  ]);
});

test("the home page's structured data contain each flavour once and no offer", async () => {
  const content = aPage({
    collections: [{ ID: 'tablets' }, { ID: 'gifts' }],
    flavours: [aFlavour({ ...WHOLE, SECTION_ID: ['tablets', 'gifts'] }), aFlavour({ ...WHOLE, ID: 'b' })],
  });

  const graph = await expanded(homeGraph(content, SITE));

  for (const type of ['Product', 'Offer', 'UnitPriceSpecification']) expect(ofType(graph, type)).toEqual([]);
  expect(valuesOf(ofType(graph, 'ItemList')[0], 'numberOfItems')).toEqual([2]);
  expect(ofType(graph, 'ListItem').map((item) => valuesOf(item, 'url'))).toEqual([
    [`${SITE}/?flavour=mint#flavours`],
    [`${SITE}/?flavour=b#flavours`],
  ]);
});

function flavourData(flavour: Wire, common: Wire = {}): StructuredData {
  const { site, shop } = aPage({ common, flavours: [aFlavour(flavour)] });
  const [given] = shop.flavours;
  const path = '/shop/dark/mint';
  return shopGraph(
    [{ label: 'Shop', href: '/shop' }],
    SITE,
    given && productData(given, { site, path }, SITE),
  );
}

const WHOLE = {
  PRICE: '8,90',
  PRICE_PER_KG: 127.14,
  NET_WEIGHT: 70,
  WEIGHT: 84,
  PREVIEW_TEXT: 'Fresh',
  PREVIEW_PICTURE: '/mint.png',
};

test('an offer has the price and the weight of one pack, so that prices per kilogram can be compared', async () => {
  const graph = await expanded(flavourData(WHOLE));
  const [unit] = ofType(graph, 'UnitPriceSpecification');
  const [reference] = valuesOf(unit, 'referenceQuantity') as NodeObject[];
  const [compared] = valuesOf(reference, 'valueReference') as NodeObject[];
  const amount = (node: NodeObject | undefined) => [
    ...valuesOf(node, 'value'),
    ...valuesOf(node, 'unitCode'),
  ];

  for (const priced of [ofType(graph, 'Offer')[0], unit])
    expect([...valuesOf(priced, 'price'), ...valuesOf(priced, 'priceCurrency')]).toEqual([8.9, 'EUR']);
  expect(amount(reference)).toEqual([70, 'GRM']);
  expect(amount(compared)).toEqual([1, 'KGM']);
});

test.each([
  [
    'if only a price per kilogram is given, the structured data contain no product',
    { PRICE: null },
    {},
    { Product: 0 },
  ],
  [
    'if the sale is disabled, the structured data contain no product',
    {},
    { saleEnabled: false },
    { Product: 0 },
  ],
  [
    'if the net weight is given in words, the product has no unit price',
    { NET_WEIGHT: 'a handful' },
    {},
    { Product: 1, UnitPriceSpecification: 0 },
  ],
  [
    'if the net weight is 0, the product has no unit price',
    { NET_WEIGHT: 0 },
    {},
    { Product: 1, UnitPriceSpecification: 0 },
  ],
])('%s', async (_, wrong, common, counts) => {
  const graph = await expanded(flavourData({ ...WHOLE, ...wrong }, common));

  for (const [type, count] of Object.entries(counts)) expect(ofType(graph, type)).toHaveLength(count);
});

test.each([
  ['EUR', '10,555', 10.56],
  ['JPY', '890,50', 891],
  ['KWD', '1234,5555', 1234.556],
])('an offer in the currency %s has the price that the page shows', async (currency, PRICE, shown) => {
  const graph = await expanded(flavourData({ ...WHOLE, PRICE }, { currency }));

  for (const type of ['Offer', 'UnitPriceSpecification'])
    expect(ofType(graph, type).flatMap((node) => valuesOf(node, 'price'))).toEqual([shown]);
});

test('a price per kilogram is never used as the price of an offer', async () => {
  const price = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
  const grams = fc.integer({ min: 1, max: 5_000 });
  await fc.assert(
    fc.asyncProperty(price, price, grams, async (PRICE, PRICE_PER_KG, NET_WEIGHT) => {
      const graph = await expanded(flavourData({ PRICE, PRICE_PER_KG, NET_WEIGHT }));
      const types = ['Offer', 'UnitPriceSpecification'];
      const prices = types.flatMap((type) => ofType(graph, type).flatMap((node) => valuesOf(node, 'price')));
      expect(prices).toEqual([PRICE, PRICE]);
    }),
    { numRuns: 30 },
  );
});

test('breadcrumbs are numbered from the home page', async () => {
  const graph = await expanded(
    shopGraph(
      [
        { label: 'Quatorze', href: '/' },
        { label: 'Shop', href: '/shop' },
      ],
      SITE,
    ),
  );

  expect(
    ofType(graph, 'ListItem').map((item) => [...valuesOf(item, 'position'), ...valuesOf(item, 'item')]),
  ).toEqual([
    [1, `${SITE}/`],
    [2, `${SITE}/shop`],
  ]);
});

test('no text can end the script element of the structured data', () => {
  // The parser decodes HTML entities, so the name contains real angle brackets.
  const content = aPage({ common: { siteName: '&lt;/script&gt;&lt;script&gt;alert(1)&lt;!--' } });

  const text = toScriptText(homeGraph(content, SITE));

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ name: '</script><script>alert(1)<!--' }, {}, {}, {}, {}],
  });
});

test('the structured data of a complete page describe and connect the organisation, site, page, store and flavours', () => {
  const texts = {
    intro: { NAME: 'Fourteen', TEXT_1: '<b>Chocolate</b> &amp; more' },
    flavours: { NAME: 'Our flavours' },
    contacts: { NAME: 'Contacts' },
    'contacts-phone': { NAME: '+33 1 99 00 14 15' },
    'contacts-email': { NAME: 'hello@quatorze.example' },
    'contacts-social': {
      TEXT_1:
        'Letter|mailto:letter@quatorze.example\nPin|http://pin.example/https:\nInsta|https://insta.example/q',
    },
  };
  const content = aPage({ texts, flavours: [aFlavour(), aFlavour({ ID: 'plain', NAME: null })] });

  const id = (fragment: string) => ({ '@id': `${SITE}/${fragment}` });
  expect(homeGraph(content, SITE, '/fr')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...id('#organization'),
        name: 'Quatorze',
        url: `${SITE}/`,
        logo: `${SITE}/apple-icon.png`,
        telephone: '+33 1 99 00 14 15',
        email: 'hello@quatorze.example',
        sameAs: ['http://pin.example/https:', 'https://insta.example/q'],
      },
      {
        '@type': 'WebSite',
        ...id('fr#website'),
        name: 'Quatorze',
        url: `${SITE}/fr`,
        inLanguage: 'en',
        publisher: id('#organization'),
      },
      {
        '@type': 'WebPage',
        ...id('fr#webpage'),
        url: `${SITE}/fr`,
        name: 'Fourteen',
        description: 'Chocolate & more',
        inLanguage: 'en',
        isPartOf: id('fr#website'),
        about: id('#organization'),
        mainEntity: id('fr#flavours'),
      },
      expect.objectContaining({
        '@type': 'Store',
        ...id('#stores'),
        name: 'Quatorze',
        parentOrganization: id('#organization'),
        image: `${SITE}/upload/facade.jpg`,
      }),
      {
        '@type': 'ItemList',
        ...id('fr#flavours'),
        name: 'Our flavours',
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Mint', url: `${SITE}/fr?flavour=mint#flavours` },
          { '@type': 'ListItem', position: 2, name: 'plain', url: `${SITE}/fr?flavour=plain#flavours` },
        ],
      },
    ],
  });
});

test('if the site name and the flavours are missing, the structured data describe only the site and the page', () => {
  const content = aPage({
    common: { siteName: null },
    flavours: [],
    texts: { 'page-title': { NAME: 'Chocolate' } },
  });

  expect(homeGraph(content, undefined)['@graph']).toEqual([
    { '@type': 'WebSite', '@id': '/#website', url: '/', inLanguage: 'en' },
    {
      '@type': 'WebPage',
      '@id': '/#webpage',
      url: '/',
      name: 'Chocolate',
      inLanguage: 'en',
      isPartOf: { '@id': '/#website' },
    },
  ]);
});

test('a product has a name, a brand and a weight; the id replaces a missing name', () => {
  const product = (flavour: Wire, common: Wire = {}) => {
    const { site, shop } = aPage({ common, flavours: [aFlavour(flavour)] });
    return shop.flavours[0] && productData(shop.flavours[0], { site, path: '/shop/dark/mint' }, SITE);
  };

  expect(product(WHOLE)).toMatchObject({
    '@id': `${SITE}/shop/dark/mint#product`,
    name: 'Mint',
    description: 'Fresh',
    image: `${SITE}/mint.png`,
    brand: { '@type': 'Brand', name: 'Quatorze' },
    weight: { '@type': 'QuantitativeValue', value: 84, unitCode: 'GRM' },
    offers: { url: `${SITE}/shop/dark/mint` },
  });
  expect(product({ PRICE: 5, NAME: null }, { siteName: null })).toEqual({
    '@type': 'Product',
    '@id': `${SITE}/shop/dark/mint#product`,
    name: 'mint',
    offers: { '@type': 'Offer', url: `${SITE}/shop/dark/mint`, price: 5, priceCurrency: 'EUR' },
  });
});
