import { readFileSync } from 'node:fs';

import { LIMITS } from '@/lib/content/document/limits';
import { richText } from '@/lib/content/values/html';
import type { Html } from '@/lib/content/values/html-text';
import { AllergenPattern, markAllergens } from '@/lib/content/values/mark-allergens';

function pattern(source: string): AllergenPattern {
  const compiled = AllergenPattern.compile(source);
  if (!compiled) throw new Error(`no pattern: ${source}`);
  return compiled;
}

const marked = (ingredients: string, source: string) => markAllergens(ingredients as Html, pattern(source));

test('each allergen in the ingredients is marked', () => {
  expect(marked('<p>Cocoa, almonds, milk powder</p>', 'almonds?|hazelnuts?|milk|soya')).toBe(
    '<p>Cocoa, <mark>almonds</mark>, <mark>milk</mark> powder</p>',
  );
});

test('a pattern in small letters also finds allergens in capital letters', () => {
  expect(marked('<p>Milk, SOYA</p>', 'milk|soya')).toBe('<p><mark>Milk</mark>, <mark>SOYA</mark></p>');
});

test('a pattern with the small letter œ also finds the capital letter Œ', () => {
  expect(marked('<p>ŒUF</p>', 'œuf')).toBe('<p><mark>ŒUF</mark></p>');
});

test('an emoji counts as one character in a pattern', () => {
  expect(marked('<p>🥜x sugar</p>', '^.x')).toBe('<p><mark>🥜x</mark> sugar</p>');
});

test('`rangesIn` counts an emoji before a match as two UTF-16 units', () => {
  expect(pattern('milk').rangesIn('🥜 milk')).toEqual([[3, 7]]);
});

test('a Unicode letter class matches letters with accents', () => {
  expect(marked('<p>crème 35</p>', String.raw`\p{L}+`)).toBe('<p><mark>crème</mark> 35</p>');
});

test('an empty match of the pattern adds no mark', () => {
  expect(marked('<p>sugar</p>', 'x*')).toBe('<p>sugar</p>');
});

test('an empty alternative in a pattern adds no marks', () => {
  expect(marked('<p>sugar, cocoa</p>', 'cocoa|')).toBe('<p>sugar, <mark>cocoa</mark></p>');
});

test('angle brackets in the address of a link stay escaped', () => {
  const ingredients = richText(
    '<a href="https://x.example/&lt;/body&gt;&lt;script&gt;a&lt;/script&gt;">milk</a>',
  );

  expect(markAllergens(ingredients ?? ('' as Html), pattern('milk'))).toBe(
    '<p><a href="https://x.example/&lt;/body&gt;&lt;script&gt;a&lt;/script&gt;" rel="noopener"><mark>milk</mark></a></p>',
  );
});

test('the address of a link is never marked', () => {
  expect(marked('<p><a href="/milk" rel="noopener">our milk</a></p>', 'milk')).toBe(
    '<p><a href="/milk" rel="noopener">our <mark>milk</mark></a></p>',
  );
});

test('tag names are never marked', () => {
  expect(marked('<p><b>b</b></p>', 'b')).toBe('<p><b><mark>b</mark></b></p>');
});

test('the name of an HTML entity is never marked', () => {
  expect(marked('<p>salt &amp; lt;</p>', 'amp|lt')).toBe('<p>sa<mark>lt</mark> &amp; <mark>lt</mark>;</p>');
});

test('an HTML entity such as `&amp;` is matched as a single character', () => {
  expect(marked('<p>salt &amp; milk</p>', '& milk')).toBe('<p>salt <mark>&amp; milk</mark></p>');
});

test('escaped text in the ingredients stays escaped', () => {
  expect(marked('<p>&lt;script&gt; sugar</p>', 'script')).toBe('<p>&lt;<mark>script</mark>&gt; sugar</p>');
});

test('without a pattern, the names of known allergens are marked', () => {
  expect(markAllergens('<p>Cocoa butter, cream, lait entier</p>' as Html, undefined)).toBe(
    '<p>Cocoa butter, <mark>cream</mark>, <mark>lait</mark> entier</p>',
  );
});

test('“Cocoa butter” is not marked, even if a newline in the HTML source separates the words', () => {
  const ingredients = richText('<p>Cocoa\nbutter, milk</p>')!;

  expect(markAllergens(ingredients, undefined)).toBe('<p>Cocoa\nbutter, <mark>milk</mark></p>');
});

test('overlapping marks of the pattern and of known allergens are joined', () => {
  expect(marked('<p>salted butter, hazelnut paste</p>', 'salted butter|hazelnut paste')).toBe(
    '<p><mark>salted butter</mark>, <mark>hazelnut paste</mark></p>',
  );
});

test('an invalid pattern is refused', () => {
  expect(AllergenPattern.compile('milk(')).toBeUndefined();
});

test('a pattern of 250 words that is one character shorter than the maximum length is accepted', () => {
  const words = Array.from(
    { length: 250 },
    (_, index) => `${String((index * 791) % 1_000).padStart(3, '0')}bean`,
  );
  const source = words.join('|');
  expect(source).toHaveLength(LIMITS.pattern - 1);

  expect(marked('Sugar, 000bean, 791bean', source)).toBe('Sugar, <mark>000bean</mark>, <mark>791bean</mark>');
});

test('a pattern with a back-reference is refused', () => {
  expect(AllergenPattern.compile(String.raw`(a+)\1`)).toBeUndefined();
});

test('if a pattern is exponentially slow as a JavaScript RegExp, the search still reaches the end of the text', () => {
  const linear = pattern('(a+)+$');

  expect(linear.rangesIn(`${'a'.repeat(5_000)}b`)).toEqual([]);
  expect(linear.rangesIn('ba')).toEqual([[1, 2]]);
  expect(linear.isExhausted).toBe(false);
});

test.each([
  ['scans to the end of the text for each match', 'a.*z|a'],
  ['scans to the end of the text for each empty match', 'a.*z|'],
  ['is a list in which one word has many optional characters', `${'a?'.repeat(900)}z|a`],
])('if the pattern %s, the search stops early, and no character of the ingredients is lost', (_, source) => {
  const costly = pattern(source);
  const ingredients = 'a'.repeat(20_000);

  const html = markAllergens(ingredients as Html, costly);

  expect(costly.isExhausted).toBe(true);
  expect(html.replaceAll(/<\/?mark>/g, '')).toBe(ingredients);
});

test('a pattern that lists words and has the maximum length finds every allergen in 200 flavours', () => {
  const words = Array.from({ length: 250 }, (_, index) => `w${String(index).padStart(3, '0')}bea`);
  const list = pattern(`${words.join('|')}s`);
  const ingredients = Array.from(
    { length: 6 },
    (_, index) => `${words[index * 40]}, ${'sugar and cocoa, '.repeat(3)}`,
  );

  const counts = Array.from({ length: 200 }, () => list.rangesIn(ingredients.join('')).length);

  expect(new Set(counts)).toEqual(new Set([6]));
  expect(list.isExhausted).toBe(false);
});

test('`allergenPattern` of the default content finds every allergen in 1,000 flavours', () => {
  const { common } = JSON.parse(readFileSync('content/live.json', 'utf8')) as {
    common: Record<string, string>;
  };
  const list = pattern(common.allergenPattern ?? '');
  const ingredients =
    'Cocoa mass, unsalted butter, whole milk powder, hazelnuts, soya lecithin, oats. '.repeat(4);

  const counts = Array.from({ length: 1_000 }, () => list.rangesIn(ingredients).length);

  expect(new Set(counts)).toEqual(new Set([20]));
  expect(list.isExhausted).toBe(false);
});

test('in a text of 3,000 characters, the slow pattern “a.*z|a” still finds the last match', () => {
  const ranges = pattern('a.*z|a').rangesIn('a'.repeat(3_000));

  expect(ranges.at(-1)).toEqual([2_999, 3_000]);
});

test.each([['((a{1,100}){1,100}){1,100}'], ['(?:milk|soya){1000}']])(
  'a pattern with very large repetitions is refused: %s',
  (source) => {
    expect(AllergenPattern.compile(source)).toBeUndefined();
  },
);
