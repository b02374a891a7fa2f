import { inlineText, plainText, richText } from '@/lib/content/values/html';
import { type Html, htmlToLines, htmlToText } from '@/lib/content/values/html-text';

test.each([
  ['<p>Roasted <b>slowly</b></p><p>Sel &amp; poivre</p>', 'Roasted slowly Sel & poivre'],
  ['<ul><li>Milk</li><li>Nuts</li></ul>', 'Milk Nuts'],
  ['one<br>two\n three', 'one two three'],
  ['half \ud83d', 'half \ufffd'],
])('the plain text of the HTML %j is %j', (value, words) => {
  expect(htmlToText(richText(value))).toBe(words);
  expect(htmlToText(inlineText(value))).toBe(words);
  expect(plainText(value)).toBe(words);
});

test('a paragraph or `<br />` starts a new line, and a line break in the HTML source becomes a space', () => {
  expect(htmlToLines('<p>Cocoa\nbutter</p><p>Sugar<br />milk</p>' as Html)).toBe(
    '\nCocoa butter\n\nSugar\nmilk\n',
  );
});

test('`htmlToText` returns undefined for a missing value', () => {
  expect(htmlToText(undefined)).toBeUndefined();
});
