import { inlineText, plainText, richText } from '@/lib/content/values/html';

test('a text without markup is a paragraph', () => {
  expect(richText('Dark and bitter')).toBe('<p>Dark and bitter</p>');
});

test('a blank line parts paragraphs', () => {
  expect(richText('One\n\nTwo')).toBe('<p>One</p><p>Two</p>');
});

test('a line break stays one', () => {
  expect(richText('One\r\nTwo')).toBe('<p>One<br />Two</p>');
});

test('paragraphs that are there already stay as they are', () => {
  expect(richText('<p>One</p><p>Two</p>')).toBe('<p>One</p><p>Two</p>');
});

test('lists and emphasis stay', () => {
  expect(richText('<ul><li><strong>Milk</strong></li></ul>')).toBe('<ul><li><strong>Milk</strong></li></ul>');
});

test('scripts go with all that they say', () => {
  expect(richText('Milk<script>alert(1)</script>')).toBe('<p>Milk</p>');
});

test('styles go with all that they say', () => {
  expect(richText('Milk<style>p{display:none}</style>')).toBe('<p>Milk</p>');
});

test('event handlers go', () => {
  expect(richText('<p onclick="alert(1)">Milk</p>')).toBe('<p>Milk</p>');
});

test('style attributes go', () => {
  expect(richText('<p style="position:fixed">Milk</p>')).toBe('<p>Milk</p>');
});

test('class names and ids go', () => {
  expect(richText('<p class="x" id="stores">Milk</p>')).toBe('<p>Milk</p>');
});

test('pictures with handlers go', () => {
  expect(richText('Milk<img src="x" onerror="alert(1)">')).toBe('<p>Milk</p>');
});

test('drawings with scripts go', () => {
  expect(richText('Milk<svg><script>alert(1)</script></svg>')).toBe('<p>Milk</p>');
});

test('frames go', () => {
  expect(richText('Milk<iframe src="https://evil.example"></iframe>')).toBe('<p>Milk</p>');
});

test('a heading loses its rank but keeps its words', () => {
  expect(richText('<h2>Milk</h2>')).toBe('<p>Milk</p>');
});

test.each([
  ['https://example.com/a'],
  ['http://example.com/a'],
  ['mailto:shop@example.com'],
  ['tel:+33199000000'],
  ['/shop/dark'],
])('a link to %s stays', (href) => {
  expect(richText(`<a href="${href}">here</a>`)).toBe(`<p><a href="${href}" rel="noopener">here</a></p>`);
});

test.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java&#09;script:alert(1)'],
  ['&#1;javascript:alert(1)'],
  ['data:text/html,<b>x</b>'],
  ['vbscript:msgbox(1)'],
  ['file:///etc/passwd'],
  ['//evil.example/a'],
  ['/\\evil.example/a'],
  ['\\\\evil.example/a'],
])('a link to %s loses its address and keeps its words', (href) => {
  const html = richText(`<a href="${href}">here</a>`);

  expect(html).toMatch(/^<p><a[^>]*>here<\/a><\/p>$/);
  expect(html).not.toContain('href');
});

test('a tag that is not closed is closed', () => {
  expect(richText('<b>Milk')).toBe('<p><b>Milk</b></p>');
});

test('an angle bracket in a text is shown as one', () => {
  expect(richText('cocoa < 70 % & milk')).toBe('<p>cocoa &lt; 70 % &amp; milk</p>');
});

test('a text that sanitising leaves empty is no text', () => {
  expect(richText('<script>alert(1)</script>')).toBeUndefined();
});

test('a text of tags without words is no text', () => {
  expect(richText('<p> </p>')).toBeUndefined();
});

test('a line within a sentence keeps its emphasis', () => {
  expect(inlineText('for <em>two</em>')).toBe('for <em>two</em>');
});

test('a line within a sentence loses paragraphs and keeps their words', () => {
  expect(inlineText('<p>for two</p>')).toBe('for two');
});

test('a line without words is no line', () => {
  expect(inlineText('<br>')).toBeUndefined();
});

test('plain text has no tags', () => {
  expect(plainText('<p>Salt &amp; <b>pepper</b></p>')).toBe('Salt & pepper');
});

test('plain text keeps words of two paragraphs apart', () => {
  expect(plainText('<p>One</p><p>Two</p>')).toBe('One Two');
});

test('what was escaped is a character in plain text', () => {
  expect(plainText('&lt;b&gt;')).toBe('<b>');
});

test('plain text has no half characters, which no address can hold', () => {
  expect(() => encodeURIComponent(plainText('14 rue \ud83c Bonaparte'))).not.toThrow();
});

test('markup that is nested very deep is read all the same', () => {
  expect(plainText(`${'<b>'.repeat(20_000)}milk`)).toBe('milk');
});

test('rich text that is nested very deep is read all the same', () => {
  expect(richText(`${'<b>'.repeat(20_000)}milk`)).toContain('milk');
});

test.each(['One<br>two', '<ul><li>One</li><li>two</li></ul>'])(
  'plain text keeps the words of %s apart',
  (html) => {
    expect(plainText(html)).toBe('One two');
  },
);

test.each([
  ['<h2>Two</h2>3', 'Two 3'],
  ['1<div>2</div><div>3</div>', '1 2 3'],
  ['<table><tr><td>a</td><td>b</td></tr></table>c', 'a b c'],
  ['<blockquote>a</blockquote>b', 'a b'],
  ['one<hr>two<BR>three', 'one two three'],
  ['a<b>b</b>c<h-card>d</h-card>', 'abcd'],
])('of blocks that are taken away the words stay apart: %s', (html, words) => {
  expect(plainText(html)).toBe(words);
  expect(plainText(richText(html) ?? '')).toBe(words);
  expect(plainText(inlineText(html) ?? '')).toBe(words);
});
