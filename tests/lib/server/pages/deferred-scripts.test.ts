import { LATE_SCRIPTS, withLateScripts } from '@/lib/server/pages/deferred-scripts';
import { inlineScripts } from '@/lib/server/pages/inline-scripts';
import { speculationRules } from '@/lib/server/pages/speculation';

const SCRIPT = '<script src="/_next/static/chunks/a1.js" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>';
const INLINE = '<script>self.__next_f.push([1,"x"])</script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const sent = async (html: string) => (await withLateScripts(html)).html;
const loaderOf = (...names: string[]) =>
  `<script data-scripts="${names.map((name) => `/_next/static/chunks/${name}.js`).join(' ')}">${LATE_SCRIPTS}</script><script type="speculationrules">${speculationRules()}</script>`;

test('a page’s scripts are named for later, in their order, and nothing asks for them before', async () => {
  const html = page(
    SCRIPT + HINT,
    '<p>Words</p><script src="/_next/static/chunks/b2.js" async=""></script>' + INLINE,
  );

  expect(await sent(html)).toBe(page('', `<p>Words</p>${INLINE}${loaderOf('a1', 'b2')}`));
});

test('scripts for old browsers, data and other hints stay', async () => {
  const kept =
    '<link rel="preload" as="image" href="/poster.avif"/><script src="/_next/static/chunks/c3.js" noModule=""></script>' +
    '<link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/c3.js" async="" noModule=""></script>' +
    '<script src="/elsewhere.js" async=""></script><script src="https://x.example/_next/static/a.js" async=""></script>' +
    '<script src="/_next/static/chunks/c3.js"></script><script type="application/ld+json">{}</script>';

  expect(await sent(page(kept + SCRIPT, ''))).toBe(page(kept, loaderOf('a1')));
});

test('a page without scripts stays as it is', async () => {
  expect(await sent(page('', '<p>Words</p>'))).toBe(page('', '<p>Words</p>'));
  expect(await sent('')).toBe('');
});

test('a page that does not end as the framework ends one stays as it is', async () => {
  const html = page(SCRIPT, '<p>Words</p>').replace('</html>', '');

  expect(await sent(html)).toBe(html);
});

test('the loader stands at the end, whatever an editor wrote into an attribute', async () => {
  const link = '<a href="https://x.example/</body></html>">milk</a>';

  expect(await sent(page(SCRIPT, link))).toBe(page('', `${link}${loaderOf('a1')}`));
});

test('what looks like a script in an attribute, in data or in a comment stays', async () => {
  const words = `<a title='${SCRIPT}${HINT}'>milk</a><!--${SCRIPT}--><script type="application/ld+json">{"a":'${HINT}'}</script><p>${'milk '.repeat(60_000)}</p>`;

  expect(await sent(page(SCRIPT, words))).toBe(page('', `${words}${loaderOf('a1')}`));
});

test('what is left of a page byte for byte is also what is looked through for the policy', async () => {
  const html = page(SCRIPT + HINT, `<p>é “milk” &amp; <b>rum</b></p>${INLINE}`);

  const { elements } = await withLateScripts(html);

  expect(elements.map(({ text, attributes }) => [text, attributes])).toEqual([
    ['self.__next_f.push([1,"x"])', {}],
    [LATE_SCRIPTS, { 'data-scripts': '/_next/static/chunks/a1.js' }],
    [speculationRules(), { type: 'speculationrules' }],
  ]);
});

test('the policy allows what asks for the scripts, and nothing that only looks like it', async () => {
  const hashes = async (html: string) => inlineScripts((await withLateScripts(html)).elements).hashes;

  expect(await hashes(page(SCRIPT, ''))).toHaveLength(2);
  expect(await hashes(`<script>${LATE_SCRIPTS}alert(1)</script>`)).toEqual([]);
});
