import { UnreadableDocumentError } from '@/lib/content/unreadable';
import { readVersion } from '@/lib/content/version';
import { aDocument, OWN_MEDIA } from '@/tests/content';

const TEXT = JSON.stringify(aDocument());
const idOf = async (text: string) => (await readVersion('live', text, OWN_MEDIA)).id;

test('a version has the content of its document', async () => {
  expect(await readVersion('live', TEXT, OWN_MEDIA)).toMatchObject({
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
  expect((await readVersion('live', `\uFEFF${TEXT}`, OWN_MEDIA)).fault).toBeUndefined();
});

test('a text that is no JSON is told apart from one that is', async () => {
  await expect(readVersion('live', '<html></html>', OWN_MEDIA)).rejects.toThrow(UnreadableDocumentError);
});

test('an empty text is no JSON', async () => {
  await expect(readVersion('live', '', OWN_MEDIA)).rejects.toThrow(UnreadableDocumentError);
});
