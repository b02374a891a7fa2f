import { NotJsonError, toVersion } from '@/lib/content/version';
import { aDocument, OWN_MEDIA } from '@/tests/content';

const TEXT = JSON.stringify(aDocument());

test('a version has the content of its document', () => {
  expect(toVersion('live', TEXT, OWN_MEDIA)).toMatchObject({
    deployment: 'live',
    content: { home: { intro: { title: 'Quatorze' } } },
    problems: [],
  });
});

test('the same text is the same version everywhere', () => {
  expect(toVersion('live', TEXT, OWN_MEDIA).id).toBe(toVersion('live', TEXT, OWN_MEDIA).id);
});

test('another text is another version', () => {
  expect(toVersion('live', `${TEXT} `, OWN_MEDIA).id).not.toBe(toVersion('live', TEXT, OWN_MEDIA).id);
});

test('a byte order mark is no fault', () => {
  expect(toVersion('live', `\uFEFF${TEXT}`, OWN_MEDIA).fault).toBeUndefined();
});

test('a text that is no JSON is told apart from one that is', () => {
  expect(() => toVersion('live', '<html></html>', OWN_MEDIA)).toThrow(NotJsonError);
});

test('an empty text is no JSON', () => {
  expect(() => toVersion('live', '', OWN_MEDIA)).toThrow(NotJsonError);
});
