import { LIMITS } from '@/lib/content/document/limits';
import { fieldOf } from '@/lib/model/field-of';
import { readEnvironment } from '@/lib/platform/environment';
import { packed } from '@/lib/versions/reading/editions';
import { readVersion } from '@/lib/versions/reading/read-version';
import { aCategory, aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';

const SETTINGS = readEnvironment({ LOCALES: 'en,fr' });

const documentWith = (home: Wire, common: Wire = {}) =>
  JSON.stringify(aDocument({ common: { locale: undefined, ...common }, home }));

async function read(english: Wire, french: Wire, common: { en?: Wire; fr?: Wire } = {}) {
  const texts = new Map([
    ['en', documentWith(english, common.en)],
    ['fr', documentWith(french, common.fr)],
  ]);
  const { editions, problems } = await readVersion('live', packed(texts), SETTINGS);
  return { en: editions[0].content, fr: editions[1]!.content, problems };
}

const STORY = { story: { NAME: 'From bean to bar', TEXT_1: 'Made in Paris', PICTURE: '/upload/beans.jpg' } };

test('a text that exists in the language of the page is shown in this language', async () => {
  const { fr, problems } = await read(
    { texts: STORY },
    { texts: { story: { ...STORY.story, NAME: 'De la fève à la tablette' } } },
  );

  expect(fr.home.story?.heading).toBe('De la fève à la tablette');
  expect(fieldOf(fr.home.story, 'heading')).toEqual({});
  expect(problems).toEqual([]);
});

test('a missing heading is shown in the first language with a `lang` attribute, and is reported', async () => {
  const { en, fr, problems } = await read(
    { texts: STORY },
    { texts: { story: { ...STORY.story, NAME: '' } } },
  );

  expect(fr.home.story?.heading).toBe('From bean to bar');
  expect([fieldOf(fr.home.story, 'heading'), fieldOf(fr.home.story, 'text')]).toEqual([{ lang: 'en' }, {}]);
  expect(fieldOf(en.home.story, 'heading')).toEqual({});
  expect(problems).toEqual([
    {
      locale: 'fr',
      path: '$.home.texts.story.NAME',
      expected: 'a text in fr',
      found: 'nothing',
      action: 'shown in en',
    },
  ]);
});

test('on a right-to-left page, an English fallback text has the attributes lang=en and dir=ltr', async () => {
  const settings = { ...SETTINGS, locales: ['en', 'ar'] };
  const texts = { en: documentWith({ texts: STORY }), ar: documentWith({}) };

  const { editions } = await readVersion('live', packed(new Map(Object.entries(texts))), settings);

  expect(fieldOf(editions[1]?.content.home.story, 'heading')).toEqual({ lang: 'en', dir: 'ltr' });
});

test('a missing story is shown with its texts and pictures from the first language', async () => {
  const { en, fr, problems } = await read({ texts: STORY }, {});

  expect(fr.home.story).toEqual(en.home.story);
  expect(fieldOf(fr.home.story?.pictures[0])).toEqual({ lang: 'en' });
  expect(fieldOf(en.home.story?.pictures[0])).toEqual({});
  expect(problems.map(({ path }) => path)).toEqual([
    '$.home.texts.story.NAME',
    '$.home.texts.story.TEXT_1',
    '$.home.texts.story.PICTURE',
  ]);
});

test('a text that is missing in all languages is not reported', async () => {
  expect((await read({ texts: {} }, { texts: {} })).problems).toEqual([]);
});

test('the first language never falls back to another language', async () => {
  const { en, problems } = await read({ texts: {} }, { texts: STORY });

  expect([en.home.story, problems]).toEqual([undefined, []]);
});

const FACTS = {
  PRICE: 12,
  NET_WEIGHT: 70,
  PRICE_PER_KG: 171,
  INGREDIENTS: 'cocoa, <b>milk</b>',
  ALLERGENS: ['milk'],
  TRACES: ['nuts'],
  LEGAL_NAME: 'Milk chocolate',
  STORAGE: 'Keep cool',
  COCOA: 40,
  KCAL: 550,
};

test('a flavour takes missing descriptions from the first language, but not legal or commercial facts', async () => {
  const words = { PREVIEW_TEXT: 'Fresh', SUBNAME: 'Green', PREVIEW_UNDER: 'New', DETAIL_TEXT: 'Long' };
  const { fr, problems } = await read(
    { flavours: [aFlavour({ ID: 'rum' }), aFlavour({ ...words, ...FACTS })] },
    { flavours: [aFlavour({ NAME: undefined }), aFlavour({ ID: 'rum', NAME: 'Rhum' })] },
  );
  const [mint] = fr.shop.flavours;

  expect(mint).toMatchObject({
    name: 'Mint',
    subname: 'Green',
    lead: '<p>Fresh</p>',
    note: 'New',
    about: '<p>Long</p>',
  });
  expect(mint).toMatchObject({ allergens: undefined, traces: undefined });
  expect(mint?.nutrition.energyKcal).toBeUndefined();
  for (const fact of [
    'price',
    'netWeight',
    'pricePerKg',
    'ingredients',
    'legalName',
    'storage',
    'cocoaPercent',
  ])
    expect(mint).not.toHaveProperty(fact, expect.anything());
  expect(fieldOf(mint, 'lead')).toEqual({ lang: 'en' });
  expect(problems.map(({ path }) => path)).toEqual(
    ['NAME', 'SUBNAME', 'PREVIEW_TEXT', 'PREVIEW_UNDER', 'DETAIL_TEXT'].map(
      (field) => `$.home.flavours[0].${field}`,
    ),
  );
});

test('missing translations count towards the maximum number of listed problems', async () => {
  const ids = Array.from({ length: LIMITS.problems + 1 }, (_, index) => ({ ID: String(index) }));
  const english = ids.map((id) => aFlavour({ ...id, SUBNAME: 'Green' }));

  const { problems } = await read({ flavours: english }, { flavours: ids.map((id) => aFlavour(id)) });

  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems.at(-2)).toMatchObject({ expected: 'a text in fr' });
  expect(problems.at(-1)?.action).toBe('the other problems are not listed');
});

test('a tile shows the fallback texts of its flavour', async () => {
  const { fr } = await read({ flavours: [aFlavour()] }, { flavours: [aFlavour({ NAME: undefined })] });

  expect(fr.home.collections?.items[0]?.tiles[0]?.flavour).toBe(fr.shop.flavours[0]);
});

test('a collection or category without a name is shown with its name in the first language', async () => {
  const english = { collections: [aCollection()], categories: [aCategory()] };
  const french = {
    collections: [aCollection({ NAME: undefined })],
    categories: [aCategory({ NAME: undefined })],
  };

  const { fr, problems } = await read(english, french);
  const [collection] = fr.home.collections?.items ?? [];
  const [category] = fr.home.categories?.items ?? [];

  expect([fieldOf(collection, 'name'), fieldOf(category, 'name')]).toEqual([{ lang: 'en' }, { lang: 'en' }]);
  expect([collection?.name, category?.name]).toEqual(['Tablets', 'Dark chocolate']);
  expect(problems.map(({ path }) => path)).toEqual([
    '$.home.categories[0].NAME',
    '$.home.collections[0].NAME',
  ]);
});

test('a collection has no link in a language in which its UF_WITH_ANCHOR is off', async () => {
  const { fr, problems } = await read(
    { collections: [aCollection({ UF_WITH_ANCHOR: '1' })] },
    { collections: [aCollection({ UF_WITH_ANCHOR: '0' })] },
  );

  expect(fr.home.collections?.items[0]?.anchorLabel).toBeNull();
  expect(problems).toEqual([]);
});

test('if a link to a collection has no label in any language, no problem is reported', async () => {
  const { fr, problems } = await read(
    { collections: [aCollection({ NAME: undefined, UF_WITH_ANCHOR: '0' })] },
    { collections: [aCollection({ NAME: undefined, UF_WITH_ANCHOR: '1' })] },
  );

  expect(fr.home.collections?.items[0]?.anchorLabel).toBeUndefined();
  expect(problems).toEqual([]);
});

test('a flavour that is missing in a language is not shown in that language', async () => {
  const { fr } = await read({ flavours: [aFlavour(), aFlavour({ ID: 'rum' })] }, { flavours: [aFlavour()] });

  expect(fr.shop.flavours.map(({ id }) => id)).toEqual(['mint']);
});

test('the site name falls back to the first language, but the operator and the legal line do not', async () => {
  const legal = { 'contacts-legal': { TEXT_1: 'RCS Paris' }, contacts: { NAME: 'Contact' } };
  const { fr } = await read(
    { texts: legal },
    {},
    { en: { operator: 'Quatorze, Paris' }, fr: { siteName: undefined } },
  );

  expect([fr.site.name, fieldOf(fr.site, 'name')]).toEqual(['Quatorze', { lang: 'en' }]);
  expect([fr.site.operator, fr.home.contacts?.heading, fr.home.contacts?.legal]).toEqual([
    undefined,
    'Contact',
    undefined,
  ]);
});

test('a missing intro is replaced with the text and the picture of the first language', async () => {
  const intro = { NAME: 'Fourteen', TEXT_1: 'A collection', PICTURE: '/upload/intro.jpg' };
  const { en, fr } = await read({ texts: { intro } }, { texts: {} });

  expect(fr.home.intro).toEqual(en.home.intro);
});

test('an element with two texts has no `lang` attribute, because each text can have its own language', async () => {
  const { fr } = await read({ texts: STORY }, {});

  expect(fieldOf(fr.home.story, 'heading', 'text')).toEqual({});
});
