import { parseDocument } from '@/lib/content/parse';
import { breadcrumbGraph, homeGraph, type StructuredData, toScriptText } from '@/lib/structured-data';
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

test('every word is one of schema.org’s, and every reference leads to something', async () => {
  const flavours = [
    aFlavour({ PREVIEW_TEXT: 'Fresh', PREVIEW_PICTURE: '/mint.png', WEIGHT: 84, PRICE_PER_KG: 127 }),
  ];

  expect(faultsOf(await expanded(homeGraph(aPage({ flavours }), SITE)))).toEqual([]);
  expect(faultsOf(await expanded(breadcrumbGraph([{ label: 'Shop', href: '/shop' }], SITE)))).toEqual([]);
});

test('a page of the least content leaves no reference behind to what it does not have', async () => {
  for (const content of [
    aPage({ common: { siteName: null } }),
    aPage({ flavours: [], collections: [] }),
    aPage({ texts: { stores: null, 'stores-address': null } }),
  ])
    expect(faultsOf(await expanded(homeGraph(content, undefined)))).toEqual([]);
});

test('without SITE_URL its addresses are paths of whatever site it is read on', async () => {
  const [page] = ofType(
    await expandGraph(toScriptText(homeGraph(aPage(), undefined)), 'https://a.example/'),
    'WebPage',
  );

  expect(page?.['@id']).toBe('https://a.example/#webpage');
  expect(JSON.stringify(homeGraph(aPage(), undefined))).not.toMatch(/https?:\/\/(?!schema\.org)/);
});

test('the store has its address, place, telephone and opening hours', async () => {
  const graph = await expanded(homeGraph(aPage(), SITE));
  const [store] = ofType(graph, 'Store');
  const [hours] = ofType(graph, 'OpeningHoursSpecification');

  expect(valuesOf(store, 'address')).toEqual(['14 rue des Quatre-Vents']);
  expect(valuesOf(store, 'telephone')).toEqual(['+33 1 99 00 14 14']);
  expect(valuesOf(ofType(graph, 'GeoCoordinates')[0], 'latitude')).toEqual([48.8519]);
  expect(valuesOf(hours, 'opens')).toEqual(['10:00']);
  expect(valuesOf(hours, 'dayOfWeek')).toHaveLength(5);
});

test('opening hours that the page does not show are not claimed', async () => {
  const content = aPage({ texts: { 'stores-hours': null } });

  expect(ofType(await expanded(homeGraph(content, SITE)), 'OpeningHoursSpecification')).toEqual([]);
});

test('a price per kilogram is offered only while the sale is on, and only if it is a number', async () => {
  const unitPrices = async (saleEnabled: boolean, PRICE_PER_KG: unknown) => {
    const content = aPage({ common: { saleEnabled }, flavours: [aFlavour({ PRICE_PER_KG })] });
    const prices = ofType(await expanded(homeGraph(content, SITE)), 'UnitPriceSpecification');
    return prices.flatMap((price) => valuesOf(price, 'price'));
  };

  expect(await unitPrices(true, '127,14')).toEqual([127.14]);
  expect(await unitPrices(false, '127,14')).toEqual([]);
  expect(await unitPrices(true, 'on request')).toEqual([]);
});

test('a flavour in two collections is one product', async () => {
  const content = aPage({
    collections: [{ ID: 'tablets' }, { ID: 'gifts' }],
    flavours: [aFlavour({ SECTION_ID: ['tablets', 'gifts'] })],
  });

  const graph = await expanded(homeGraph(content, SITE));

  expect(ofType(graph, 'Product')).toHaveLength(1);
  expect(valuesOf(ofType(graph, 'ItemList')[0], 'numberOfItems')).toEqual([1]);
});

test('breadcrumbs are numbered from the home page on', async () => {
  const graph = await expanded(
    breadcrumbGraph(
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

test('no text can end the script element that holds it', () => {
  // Written as an editor's field delivers it: the parser reads entities, so the name has real brackets.
  const content = aPage({ common: { siteName: '&lt;/script&gt;&lt;script&gt;alert(1)&lt;!--' } });

  const text = toScriptText(homeGraph(content, SITE));

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ name: '</script><script>alert(1)<!--' }, {}, {}, {}, {}],
  });
});
