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

test('a text has a name and a block of words', () => {
  const { texts } = textsOf({ story: { NAME: 'Beans', TEXT_1: 'Cut in <b>half</b>' } });

  expect([texts.name('story'), texts.block('story')]).toEqual(['Beans', '<p>Cut in <b>half</b></p>']);
});

test('a single value is its NAME', () => {
  expect(textsOf({ 'stores-city': { NAME: 'Paris', TEXT_1: 'Lyon' } }).texts.value('stores-city')).toBe(
    'Paris',
  );
});

test('a single value without NAME is its TEXT_1', () => {
  expect(textsOf({ 'stores-city': { NAME: '', TEXT_1: 'Lyon' } }).texts.value('stores-city')).toBe('Lyon');
});

test('a missing key has no value', () => {
  expect(textsOf({}).texts.value('stores-city')).toBeUndefined();
});

test('a key that every object has by birth has no value', () => {
  expect(textsOf({}).texts.value('constructor' as string as TextKey)).toBeUndefined();
});

test('the pictures of a text are PICTURE and then PICTURES', () => {
  const { texts } = textsOf({ story: { PICTURE: '/1.jpg', PICTURES: ['/2.jpg', { SRC: '/3.jpg' }] } });

  expect(texts.pictures('story').map(({ src }) => src)).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
});

test('an unsafe picture of a text costs only itself', () => {
  const { texts, problems } = textsOf({ story: { PICTURES: ['//evil.example/1.jpg', '/2.jpg'] } });

  expect(texts.pictures('story')).toEqual([{ src: '/2.jpg' }]);
  expect(problems).toMatchObject([{ path: '$.home.texts.story.PICTURES[0]' }]);
});

test('a text that is no object costs only itself', () => {
  const { texts, problems } = textsOf({ story: 'Beans', founder: { NAME: 'Ada' } });

  expect(texts.keys).toEqual(['founder']);
  expect(problems).toEqual([
    { path: '$.home.texts.story', expected: 'an object', found: '"Beans"', action: 'left out' },
  ]);
});

test('a text that is not given is no problem', () => {
  expect(textsOf({ story: null, founder: [] }).problems).toEqual([]);
});

test('texts that are no object are a problem', () => {
  expect(textsOf('none').problems).toEqual([
    { path: '$.home.texts', expected: 'an object of texts', found: '"none"', action: 'all texts left out' },
  ]);
});

test('a key that is spelt like a built-in is a key', () => {
  const { texts } = textsOf(JSON.parse('{"__proto__": {"NAME": "Ada"}}'));

  expect(texts.name('__proto__' as string as TextKey)).toBe('Ada');
});

test('a text that an editor left empty is not broken', () => {
  expect(textsOf({ story: { NAME: '', TEXT_1: null }, founder: {} }).texts.broken).toBe(0);
});

test('a text of which nothing is left is broken', () => {
  expect(textsOf({ story: { NAME: [7] }, founder: 7 }).texts.broken).toBe(2);
});
