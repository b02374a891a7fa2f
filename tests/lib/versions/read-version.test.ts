import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { readEnvironment } from '@/lib/platform/environment';
import { packed, unpacked } from '@/lib/versions/editions';
import { readVersion } from '@/lib/versions/read-version';
import { aDocument, type Wire } from '@/tests/content';

const SETTINGS = readEnvironment({});
const TEXT = JSON.stringify(aDocument());
const idOf = async (text: string) => (await readVersion('live', text, SETTINGS)).id;

test('a version has the content of its document', async () => {
  expect(await readVersion('live', TEXT, SETTINGS)).toMatchObject({
    deployment: 'live',
    content: { home: { intro: { title: 'Quatorze' } } },
    problems: [],
  });
});

test('the same text is the same version everywhere', async () => {
  expect(await idOf(TEXT)).toBe(await idOf(TEXT));
});

test('another text is another version', async () => {
  expect(await idOf(`${TEXT} `)).not.toBe(await idOf(TEXT));
});

test('a byte order mark is no fault', async () => {
  expect((await readVersion('live', `\uFEFF${TEXT}`, SETTINGS)).fault).toBeUndefined();
});

test('a text that is no JSON is told apart from one that is', async () => {
  await expect(readVersion('live', '<html></html>', SETTINGS)).rejects.toThrow(UnreadableDocumentError);
});

test('an empty text is no JSON', async () => {
  await expect(readVersion('live', '', SETTINGS)).rejects.toThrow(UnreadableDocumentError);
});

describe('of several languages', () => {
  const locales = ['en', 'fr'];
  const settings = readEnvironment({ LOCALES: locales.join() });
  const titled = (title: string, common: Wire = {}) =>
    JSON.stringify(
      aDocument({ common: { locale: undefined, ...common }, home: { texts: { intro: { NAME: title } } } }),
    );
  const read = (documents: Record<string, string>, over = settings) =>
    readVersion('live', packed(new Map(Object.entries(documents))), over);
  const both = { en: titled('Fourteen'), fr: titled('Quatorze') };

  test('a version has an edition for each, the first at the root', async () => {
    const { editions } = await read(both);

    expect(editions.map(({ locale, base, content }) => [locale, base, content.home.intro?.title])).toEqual([
      ['en', '', 'Fourteen'],
      ['fr', '/fr', 'Quatorze'],
    ]);
  });

  test('a document that names no language has that of its address', async () => {
    const { editions } = await read(both);

    expect(editions.map(({ content }) => content.site.locale)).toEqual(locales);
  });

  test('a document may say its language more exactly, and no other one', async () => {
    const exact = await read({ ...both, fr: titled('Quatorze', { locale: 'fr-CA' }) });
    const other = await read({ ...both, fr: titled('Quatorze', { locale: 'en' }) });

    expect(exact.editions[1]?.content.site.locale).toBe('fr-CA');
    expect(other.editions[1]?.content.site.locale).toBe('fr');
    expect(other.problems).toEqual([expect.objectContaining({ locale: 'fr', path: '$.common.locale' })]);
  });

  test('a problem says its language', async () => {
    const { problems } = await read({ ...both, fr: titled('Quatorze', { currency: 'francs' }) });

    expect(problems).toEqual([expect.objectContaining({ locale: 'fr', path: '$.common.currency' })]);
  });

  test('one language that cannot be shown keeps all of them back', async () => {
    expect((await read({ ...both, fr: '{}' })).fault).toBe('fr: the document has no "home"');
  });

  test('one language that is no JSON keeps all of them back', async () => {
    await expect(read({ ...both, fr: '<html>' })).rejects.toMatchObject({
      message: expect.stringMatching(/^fr: not JSON/),
      text: '<html>',
    });
  });

  test('what was kept for fewer languages is no copy', async () => {
    await expect(read({ en: both.en })).rejects.toThrow('it was kept without the language fr');
    await expect(readVersion('live', both.en, settings)).rejects.toThrow(
      'it was kept without the language en',
    );
  });

  test('what was kept for more languages is a copy of those that there are', async () => {
    const { editions, text, id } = await read(both, readEnvironment({ LOCALES: 'fr' }));

    expect(editions.map(({ locale, base }) => [locale, base])).toEqual([['fr', '']]);
    expect([...(unpacked(text) ?? [])]).toEqual([['fr', both.fr]]);
    expect(id).toBe((await read({ fr: both.fr }, readEnvironment({ LOCALES: 'fr' }))).id);
  });

  test('what was kept for several languages is no copy for a site of one', async () => {
    await expect(read(both, SETTINGS)).rejects.toThrow(
      'it was kept for several languages, and LOCALES names none',
    );
  });
});
