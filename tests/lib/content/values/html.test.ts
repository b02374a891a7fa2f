import { inlineText, plainText, richText } from '@/lib/content/values/html';

test('text without markup becomes a paragraph', () => {
  expect(richText('Dark and bitter')).toBe('<p>Dark and bitter</p>');
});

test('a blank line separates paragraphs', () => {
  expect(richText('One\n\nTwo')).toBe('<p>One</p><p>Two</p>');
});

test('a line break is kept', () => {
  expect(richText('One\r\nTwo')).toBe('<p>One<br />Two</p>');
});

test('existing paragraphs are unchanged', () => {
  expect(richText('<p>One</p><p>Two</p>')).toBe('<p>One</p><p>Two</p>');
});

test('lists and emphasis are kept', () => {
  expect(richText('<ul><li><strong>Milk</strong></li></ul>')).toBe('<ul><li><strong>Milk</strong></li></ul>');
});

test('scripts are removed together with their content', () => {
  expect(richText('Milk<script>alert(1)</script>')).toBe('<p>Milk</p>');
});

test('style elements are removed together with their content', () => {
  expect(richText('Milk<style>p{display:none}</style>')).toBe('<p>Milk</p>');
});

test('event handlers are removed', () => {
  expect(richText('<p onclick="alert(1)">Milk</p>')).toBe('<p>Milk</p>');
});

test('style attributes are removed', () => {
  expect(richText('<p style="position:fixed">Milk</p>')).toBe('<p>Milk</p>');
});

test('class names and ids are removed', () => {
  expect(richText('<p class="x" id="stores">Milk</p>')).toBe('<p>Milk</p>');
});

test('images are removed', () => {
  expect(richText('Milk<img src="x" onerror="alert(1)">')).toBe('<p>Milk</p>');
});

test('SVG drawings are removed', () => {
  expect(richText('Milk<svg><script>alert(1)</script></svg>')).toBe('<p>Milk</p>');
});

test('iframes are removed', () => {
  expect(richText('Milk<iframe src="https://evil.example"></iframe>')).toBe('<p>Milk</p>');
});

test('if a text consists only of a heading, the heading becomes a paragraph', () => {
  expect(richText('<h2>Milk</h2>')).toBe('<p>Milk</p>');
});

test.each([
  ['https://example.com/a'],
  ['http://example.com/a'],
  ['mailto:shop@example.com'],
  ['tel:+33199000000'],
  ['/shop/dark'],
])('a link to %s is kept', (href) => {
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
])('the address of a link to %s is removed, and the text of the link is kept', (href) => {
  const html = richText(`<a href="${href}">here</a>`);

  expect(html).toBe('<p><a>here</a></p>');
});

test('an unclosed tag is closed', () => {
  expect(richText('<b>Milk')).toBe('<p><b>Milk</b></p>');
});

test('“<” and “&” in a text are escaped', () => {
  expect(richText('cocoa < 70 % & milk')).toBe('<p>cocoa &lt; 70 % &amp; milk</p>');
});

test('a text that consists only of tags is read as undefined', () => {
  expect(richText('<p> </p>')).toBeUndefined();
});

test('emphasis is kept in inline text', () => {
  expect(inlineText('for <em>two</em>')).toBe('for <em>two</em>');
});

test('paragraph tags are removed from inline text', () => {
  expect(inlineText('<p>for two</p>')).toBe('for two');
});

test('inline text that consists only of tags is read as undefined', () => {
  expect(inlineText('<br>')).toBeUndefined();
});

test('`plainText` decodes an escaped tag and keeps the tag as text', () => {
  expect(plainText('&lt;b&gt;')).toBe('<b>');
});

test('deeply nested markup can be read as plain text', () => {
  expect(plainText(`${'<b>'.repeat(20_000)}milk`)).toBe('milk');
});

test('deeply nested markup can be read as rich text', () => {
  expect(richText(`${'<b>'.repeat(20_000)}milk`)).toContain('milk');
});

test.each([
  ['<div>coconut</div><div>milk</div>', '<p>coconut<br /> milk</p>'],
  ['<h2>One</h2><p>two</p>', 'One <p>two</p>'],
  ['<div><p>One</p></div><div><p>two</p></div>', '<p>One</p> <p>two</p>'],
])(
  '`richText` puts a line break in place of a disallowed block tag, but not beside a `<p>`: %s',
  (html, shown) => {
    expect(richText(html)?.replace(/\s+/g, ' ').replace(' <br', '<br')).toBe(shown);
  },
);

test.each([
  ['<h2>Two</h2>3', 'Two 3'],
  ['1<div>2</div><div>3</div>', '1 2 3'],
  ['<table><tr><td>a</td><td>b</td></tr></table>c', 'a b c'],
  ['<blockquote>a</blockquote>b', 'a b'],
  ['one<hr>two<BR>three', 'one two three'],
  ['a<b>b</b>c<h-card>d</h-card>', 'abcd'],
])('plain text gets a space only at line breaks and at the borders of block elements: %s', (html, words) => {
  expect(plainText(html)).toBe(words);
  expect(plainText(richText(html) ?? '')).toBe(words);
  expect(plainText(inlineText(html) ?? '')).toBe(words);
});
