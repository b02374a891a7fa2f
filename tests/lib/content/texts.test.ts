import { schema } from '@/lib/content/document/schema';
import type { Problem } from '@/lib/content/problems';
import type { TextKey } from '@/lib/content/text-keys';
import { readTexts, type Texts } from '@/lib/content/texts';
import { OWN_MEDIA } from '@/tests/content';

function textsOf(wire: unknown): { texts: Texts; problems: Problem[] } {
  const problems: Problem[] = [];
  const texts = readTexts(wire, '$.home.texts', schema(OWN_MEDIA).text, (problem) => problems.push(problem));
  return { texts, problems };
}

test('a text has a name and a block of rich text', () => {
  const { texts } = textsOf({ story: { NAME: 'Beans', TEXT_1: 'Cut in <b>half</b>' } });

  expect([texts.name('story'), texts.block('story')]).toEqual(['Beans', '<p>Cut in <b>half</b></p>']);
});

test('the method `value` returns the NAME of a text, even if the text also has TEXT_1', () => {
  expect(textsOf({ 'stores-city': { NAME: 'Paris', TEXT_1: 'Lyon' } }).texts.value('stores-city')).toBe(
    'Paris',
  );
});

test('the method `value` returns the TEXT_1 of a text if NAME is empty', () => {
  expect(textsOf({ 'stores-city': { NAME: '', TEXT_1: 'Lyon' } }).texts.value('stores-city')).toBe('Lyon');
});

test('the method `value` returns undefined for the key `constructor` if no text has this key', () => {
  expect(textsOf({}).texts.value('constructor' as string as TextKey)).toBeUndefined();
});

test('the pictures of a text are PICTURE followed by PICTURES', () => {
  const { texts } = textsOf({ story: { PICTURE: '/1.jpg', PICTURES: ['/2.jpg', { SRC: '/3.jpg' }] } });

  expect(texts.pictures('story').map(({ src }) => src)).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
});

test('an unsafe picture is omitted, and the other pictures stay', () => {
  const { texts, problems } = textsOf({ story: { PICTURES: ['//evil.example/1.jpg', '/2.jpg'] } });

  expect(texts.pictures('story')).toEqual([{ src: '/2.jpg' }]);
  expect(problems).toMatchObject([{ path: '$.home.texts.story.PICTURES[0]' }]);
});

test('a text that is not an object is omitted, and the other texts stay', () => {
  const { texts, problems } = textsOf({ story: 'Beans', founder: { NAME: 'Ada' } });

  expect(texts.keys).toEqual(['founder']);
  expect(problems).toEqual([
    { path: '$.home.texts.story', expected: 'an object', found: '"Beans"', action: 'left out' },
  ]);
});

test('if a text is null or an empty list, no problem is reported', () => {
  expect(textsOf({ story: null, founder: [] }).problems).toEqual([]);
});

test('if `texts` is a string, a problem is reported', () => {
  expect(textsOf('none').problems).toEqual([
    { path: '$.home.texts', expected: 'an object of texts', found: '"none"', action: 'all texts left out' },
  ]);
});

test('the key of a text can be the name of a built-in property', () => {
  const { texts } = textsOf(JSON.parse('{"__proto__": {"NAME": "Ada"}}'));

  expect(texts.name('__proto__' as string as TextKey)).toBe('Ada');
});

test('if all fields of a text are empty, the text does not count as broken', () => {
  expect(textsOf({ story: { NAME: '', TEXT_1: null }, founder: {} }).texts.broken).toBe(0);
});

test('a text with only invalid values counts as broken', () => {
  expect(textsOf({ story: { NAME: [7] }, founder: 7 }).texts.broken).toBe(2);
});
