import { compare } from '@/lib/editing/comparison/changes';
import { hintPlaces } from '@/lib/editing/findings/finding-text';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import { previewReport } from '@/lib/editing/preview/report';
import { readEnvironment, environment } from '@/lib/platform/environment';
import { aDocument, aFlavour } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/environment', () => ({
  ...jest.requireActual<object>('@/lib/platform/environment'),
  environment: jest.fn(),
}));
jest.mock('@/lib/editing/comparison/changes');

const FIELD = { field: 'PRICE', path: 'home.flavours[0].PRICE', before: '9', after: '10' };
const CHANGE = { kind: 'changed', what: 'flavour', key: 'mint', path: 'home.flavours[0]', fields: [FIELD] };
const plain = (text: string) => text.replaceAll('\u202f', ' ');

beforeEach(() => {
  jest.mocked(environment).mockReturnValue(readEnvironment({ CACHE_DIR: '/nonexistent' }));
  jest
    .mocked(compare)
    .mockReset()
    .mockReturnValue([CHANGE] as never);
});

test('the report gives the deployment, the time of its last read, and the end of the preview', async () => {
  const shown = aVersion('v1');
  const autumn = { ...aVersion('v2'), deployment: 'autumn' };

  const report = await previewReport(autumn, shown, { ends: new Date(8 * 3_600_000) });

  expect(report).toMatchObject({ deployment: 'autumn', version: 'v2', isPublic: false, problems: [] });
  expect([report.readAt, report.endsAt].map((time) => plain(time ?? ''))).toEqual(['1:00 AM', '9:00 AM']);
  expect(report.differences).toEqual([{ kind: 'changed', what: 'flavour', change: CHANGE, fields: [FIELD] }]);
  expect(report.frames.changed).toEqual([{ thing: 'home.flavours[0]', fields: [FIELD.path] }]);
});

test('the report says whether its version is public, and lists no differences if no version is public', async () => {
  const version = aVersion('v1');

  expect((await previewReport(version, version, {})).isPublic).toBe(true);
  expect(await previewReport(version, undefined, {})).toMatchObject({
    isPublic: false,
    differences: [],
    endsAt: undefined,
    fault: undefined,
  });
});

test('the report gives the position of each problem and the reason why a publish would be refused', async () => {
  const broken = aDocument({ home: { flavours: [aFlavour({ ID: null })] } });

  const report = await previewReport(aVersion('v2', broken), aVersion('v1'), {});

  expect(report.problems.flatMap(({ problems }) => problems)).toEqual([
    expect.objectContaining({
      path: '$.home.flavours[0].ID',
      place: { line: 1, column: expect.any(Number) },
    }),
  ]);
  expect(report).toMatchObject({ first: 'problem', problems: [{ problems: [{ isNew: true }] }] });
  expect(report.fault).toMatch(/^more than half of what the page shows would be gone by being broken/);
});

test('the reason why a publish would be refused is in the language of the page', async () => {
  const documentOf = (ids: (string | null)[]) =>
    aDocument({ common: { locale: undefined }, home: { flavours: ids.map((ID) => aFlavour({ ID })) } });
  const shown = aVersionOf('v1', { en: documentOf(['mint']), fr: documentOf(['mint', 'rum', 'pear']) });
  const broken = aVersionOf('v2', { en: documentOf(['mint']), fr: documentOf([null, null, 'pear']) });
  const faultIn = async (locale: string) => (await previewReport(broken, shown, { locale })).fault;

  expect(await faultIn('en')).toBe(
    'more than half of what the page shows would be gone by being broken: 2 of 3 flavours (French)',
  );
  expect(plain((await faultIn('fr')) ?? '')).toBe(
    'des erreurs feraient disparaître plus de la moitié de la page : 2 saveurs sur 3 (français)',
  );
});

test('a missing picture is marked as a new problem unless the public version has the same problem', async () => {
  const flavours = ['spring', 'mint'].map((ID) => aFlavour({ ID, PREVIEW_PICTURE: `/upload/no-${ID}.jpg` }));
  const documentOf = (count: number) => aDocument({ home: { flavours: flavours.slice(-count) } });

  const report = await previewReport(aVersion('v2', documentOf(2)), aVersion('v1', documentOf(1)), {});

  expect(
    report.problems.flatMap(({ problems }) => problems.map(({ found, isNew }) => [found, isNew])),
  ).toEqual([
    ['"/upload/no-spring.jpg"', true],
    ['"/upload/no-mint.jpg"', false],
  ]);
});

test('on a site with several languages, a missing picture is reported with the language of the document', async () => {
  const pictured = aDocument({
    common: { locale: undefined },
    home: { flavours: [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })] },
  });
  const plain = aDocument({ common: { locale: undefined } });

  const { problems } = await previewReport(
    aVersionOf('v2', { en: plain, fr: pictured }),
    aVersionOf('v1', { en: plain, fr: plain }),
    { locale: 'en' },
  );

  expect(problems.map((group) => group.problems)).toEqual([
    [expect.objectContaining({ found: '"/upload/gone.jpg"', language: 'French', isNew: true })],
  ]);
});

test('the report gives the deployment’s next plan, and says whether the documents changed after planning', async () => {
  const autumn = { ...aVersion('v2'), deployment: 'autumn' };
  const planned = [
    { deployment: 'winter', versionWhenPlanned: 'v9', at: '7:00' },
    { deployment: 'autumn', versionWhenPlanned: 'v2', at: '8:00' },
  ];
  const planOf = async (id: string) => (await previewReport({ ...autumn, id }, undefined, { planned })).plan;

  expect(await planOf('v2')).toEqual({ at: '8:00', isOutdated: false });
  expect(await planOf('v3')).toEqual({ at: '8:00', isOutdated: true });
  expect((await previewReport(aVersion('v1'), undefined, { planned })).plan).toBeUndefined();
});

test('on a site with two languages, a problem names its language, and a change in both languages is listed once', async () => {
  const document = aDocument({ common: { locale: undefined } });
  const broken = aDocument({
    common: { locale: undefined },
    home: { flavours: [aFlavour(), aFlavour({ ID: null })] },
  });
  const version = aVersionOf('v2', { en: document, fr: broken });

  const { problems, differences, frames } = await previewReport(
    version,
    aVersionOf('v1', { en: document, fr: document }),
    {
      locale: 'en',
    },
  );

  expect(problems[0]?.problems[0]).toMatchObject({ language: 'French', home: '/fr', isElsewhere: true });
  expect(differences).toEqual([
    {
      kind: 'changed',
      what: 'flavour',
      change: { ...CHANGE, locale: 'en', language: 'English', home: '/', isElsewhere: false },
      fields: [FIELD],
    },
  ]);
  expect(frames.changed).toHaveLength(1);
});

test('if two languages have the same problem, the problem in the language of the page is listed first', async () => {
  const broken = aDocument({ common: { locale: undefined }, home: { flavours: [aFlavour({ PRICE: 'x' })] } });
  const version = aVersionOf('v2', { en: broken, fr: broken });
  const inPage = async (locale: string) =>
    (await previewReport(version, undefined, { locale })).problems[0]?.problems.map((each) => each.locale);

  expect(await inPage('en')).toEqual(['en', 'fr']);
  expect(await inPage('fr')).toEqual(['fr', 'en']);
});

test('if ALLERGENS is missing only in French, the English report has a hint; the French report has none', async () => {
  const documentOf = (flavour: Record<string, unknown>) =>
    aDocument({ common: { locale: undefined }, home: { flavours: [aFlavour(flavour)] } });
  const version = aVersionOf('v2', {
    en: documentOf({ ALLERGENS: 'milk', INGREDIENTS: 'Cocoa mass, milk' }),
    fr: documentOf({ INGREDIENTS: 'Pâte de cacao, lait' }),
  });
  const about = async (locale: string) => {
    const { problems, hints } = await previewReport(version, undefined, { locale });
    return {
      problems: problems.flatMap((group) => group.problems),
      hints: hints.flatMap((group) => group.hints).filter(({ path }) => path.endsWith('.ALLERGENS')),
    };
  };

  const [english, french] = [await about('en'), await about('fr')];

  expect(english.problems).toEqual([
    expect.objectContaining({
      path: '$.home.flavours[0].ALLERGENS',
      expected: 'ALLERGENS, because the ingredients or names contain lait',
      language: 'French',
    }),
  ]);
  expect(english.hints).toEqual([
    expect.objectContaining({
      text: 'flavour “Mint” lists no allergens in French',
      language: 'French',
      isElsewhere: true,
      place: { line: 1, column: expect.any(Number) },
    }),
  ]);
  expect(french.problems).toHaveLength(1);
  expect(french.hints).toEqual([]);
});

test('if a fact differs between two documents, the hint gives the language and line in each document', async () => {
  const documentOf = (PRICE: number, others: object[] = []) =>
    aDocument({ common: { locale: undefined }, home: { flavours: [...others, aFlavour({ PRICE })] } });
  const version = aVersionOf('v2', { en: documentOf(9), fr: documentOf(91, [aFlavour({ ID: 'rum' })]) });
  const placesIn = async (locale: 'en' | 'fr') => {
    const { hints } = await previewReport(version, undefined, { locale });
    const found = hints.flatMap((group) => group.hints).filter(({ path }) => path.endsWith('.PRICE'));
    return found.flatMap((hint) => hintPlaces(hint, previewWordsFor(locale))).map(plain);
  };

  expect(await placesIn('en')).toEqual([
    expect.stringMatching(/^English: line 1, column \d+$/),
    expect.stringMatching(/^French: line 1, column \d+$/),
  ]);
  expect(await placesIn('fr')).toEqual([
    expect.stringMatching(/^Français : ligne 1, colonne \d+$/),
    expect.stringMatching(/^Anglais : ligne 1, colonne \d+$/),
  ]);
});

test('if the ID of a flavour belongs to another flavour on the public page, a hint is given', async () => {
  const documentOf = (flavour: Record<string, unknown>) =>
    aDocument({ home: { flavours: [aFlavour(flavour)] } });
  const matcha = documentOf({ NAME: 'Matcha', KCAL: 580, PRICE: 9.4, COCOA: 34 });
  const pear = documentOf({ NAME: 'Pear', KCAL: 550, PRICE: 9.1, COCOA: 44 });
  const textsOf = async (shown: object) => {
    const { hints } = await previewReport(aVersion('v2', pear), aVersion('v1', shown), {});
    return hints.flatMap((group) => group.hints).map(({ text }) => text);
  };

  const hint =
    'flavour “Pear” has the ID mint, which is flavour “Matcha” on the public page; a new flavour needs an ID of its own';
  expect(await textsOf(matcha)).toContain(hint);
  expect(await textsOf(pear)).not.toContain(hint);
});

test('a change in only one language is listed with the language’s name in the page’s language', async () => {
  const documents = {
    en: aDocument({ common: { locale: undefined } }),
    fr: aDocument({ common: { locale: undefined } }),
  };
  const [shown, version] = [aVersionOf('v1', documents), aVersionOf('v2', documents)];
  const languageOf = async (locale: string) => {
    jest
      .mocked(compare)
      .mockReturnValueOnce([])
      .mockReturnValueOnce([CHANGE] as never);
    const { differences } = await previewReport(version, shown, { locale });
    return differences[0]?.only?.map(({ language }) => language);
  };

  expect(await languageOf('en')).toEqual(['French']);
  expect(await languageOf('fr')).toEqual(['français']);
});

test('if no language has ALLERGENS, the report has one hint, but none if INGREDIENTS names an allergen', async () => {
  const documentOf = (flavour: Record<string, unknown>) =>
    aDocument({ common: { locale: undefined }, home: { flavours: [aFlavour(flavour)] } });
  const textsOf = async (flavour: Record<string, unknown>) => {
    const document = documentOf(flavour);
    const { hints } = await previewReport(aVersionOf('v1', { en: document, fr: document }), undefined, {
      locale: 'en',
    });
    return hints.flatMap((group) => group.hints).map(({ text }) => text);
  };
  const isAboutAllergens = (text: string) => text.includes('lists no allergens');

  expect((await textsOf({})).filter(isAboutAllergens)).toEqual(['flavour “Mint” lists no allergens']);
  expect((await textsOf({ INGREDIENTS: 'Cocoa mass, milk' })).filter(isAboutAllergens)).toEqual([]);
});
