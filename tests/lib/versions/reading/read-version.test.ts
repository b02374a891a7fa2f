import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { readEnvironment } from '@/lib/platform/environment';
import { packed, unpacked } from '@/lib/versions/reading/editions';
import { readVersion } from '@/lib/versions/reading/read-version';
import { aDocument, type Wire } from '@/tests/content';

const SETTINGS = readEnvironment({});
const TEXT = JSON.stringify(aDocument());
const idOf = async (text: string) => (await readVersion('live', text, SETTINGS)).id;

test('a version contains the content of its document', async () => {
  expect(await readVersion('live', TEXT, SETTINGS)).toMatchObject({
    deployment: 'live',
    content: { home: { intro: { title: 'Quatorze' } } },
    problems: [],
  });
});

test('the same document always has the same version id', async () => {
  expect(await idOf(TEXT)).toBe(await idOf(TEXT));
});

test('different documents have different version ids', async () => {
  expect(await idOf(`${TEXT} `)).not.toBe(await idOf(TEXT));
});

test('a byte order mark is accepted', async () => {
  expect((await readVersion('live', `\uFEFF${TEXT}`, SETTINGS)).fault).toBeUndefined();
});

test('a document that is not JSON is refused', async () => {
  await expect(readVersion('live', '<html></html>', SETTINGS)).rejects.toThrow(UnreadableDocumentError);
});

test('an empty document is refused', async () => {
  await expect(readVersion('live', '', SETTINGS)).rejects.toThrow(UnreadableDocumentError);
});

describe('with several languages', () => {
  const locales = ['en', 'fr'];
  const settings = readEnvironment({ LOCALES: locales.join() });
  const titled = (title: string, common: Wire = {}) =>
    JSON.stringify(
      aDocument({ common: { locale: undefined, ...common }, home: { texts: { intro: { NAME: title } } } }),
    );
  const read = (documents: Record<string, string>, over = settings) =>
    readVersion('live', packed(new Map(Object.entries(documents))), over);
  const both = { en: titled('Fourteen'), fr: titled('Quatorze') };

  test('a version has one edition per language, and the address of the first edition contains no language', async () => {
    const { editions } = await read(both);

    expect(editions.map(({ locale, base, content }) => [locale, base, content.home.intro?.title])).toEqual([
      ['en', '', 'Fourteen'],
      ['fr', '/fr', 'Quatorze'],
    ]);
  });

  test('a document without a language gets its language from LOCALES', async () => {
    const { editions } = await read(both);

    expect(editions.map(({ content }) => content.site.locale)).toEqual(locales);
  });

  test('a document can specify the region of its language but not another language', async () => {
    const exact = await read({ ...both, fr: titled('Quatorze', { locale: 'fr-CA' }) });
    const other = await read({ ...both, fr: titled('Quatorze', { locale: 'en' }) });

    expect(exact.editions[1]?.content.site.locale).toBe('fr-CA');
    expect(other.editions[1]?.content.site.locale).toBe('fr');
    expect(other.problems).toEqual([expect.objectContaining({ locale: 'fr', path: '$.common.locale' })]);
  });

  test('a problem names the language of its document', async () => {
    const { problems } = await read({ ...both, fr: titled('Quatorze', { currency: 'francs' }) });

    expect(problems).toEqual([expect.objectContaining({ locale: 'fr', path: '$.common.currency' })]);
  });

  test('a version is refused if the document of one language has no “home”', async () => {
    expect((await read({ ...both, fr: '{}' })).fault).toBe('fr: the document has no "home"');
  });

  test('a version is refused if the document of one language is not JSON', async () => {
    await expect(read({ ...both, fr: '<html>' })).rejects.toMatchObject({
      message: expect.stringMatching(/^fr: not JSON/),
      text: '<html>',
    });
  });

  test('a stored copy that lacks a language is refused', async () => {
    await expect(read({ en: both.en })).rejects.toThrow('it was stored without the language fr');
    await expect(readVersion('live', both.en, settings)).rejects.toThrow(
      'it was stored without the language en',
    );
  });

  test('in a stored copy, languages that the site does not have are ignored', async () => {
    const { editions, text, id } = await read(both, readEnvironment({ LOCALES: 'fr' }));

    expect(editions.map(({ locale, base }) => [locale, base])).toEqual([['fr', '']]);
    expect([...(unpacked(text) ?? [])]).toEqual([['fr', both.fr]]);
    expect(id).toBe((await read({ fr: both.fr }, readEnvironment({ LOCALES: 'fr' }))).id);
  });

  test('a stored copy with several languages is refused if LOCALES is not set', async () => {
    await expect(read(both, SETTINGS)).rejects.toThrow(
      'it was stored with several languages, but LOCALES is not set',
    );
  });
});
