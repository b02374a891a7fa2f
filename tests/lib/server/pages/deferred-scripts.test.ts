import { DEFERRED_SCRIPTS_LOADER, deferScripts } from '@/lib/server/pages/deferred-scripts';
import { inlineScripts } from '@/lib/server/pages/inline-scripts';
import { speculationRules } from '@/lib/server/pages/speculation';

const SCRIPT = '<script src="/_next/static/chunks/a1.js" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>';
const INLINE = '<script>self.__next_f.push([1,"x"])</script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const sent = async (html: string) => (await deferScripts(html)).html;
const loaderOf = (...names: string[]) =>
  `<script data-scripts="${names.map((name) => `/_next/static/chunks/${name}.js`).join(' ')}">${DEFERRED_SCRIPTS_LOADER}</script><script type="speculationrules">${speculationRules()}</script>`;

test('the loader at the end of the page replaces the scripts, and lists their addresses in order', async () => {
  const html = page(
    SCRIPT + HINT,
    '<p>Words</p><script src="/_next/static/chunks/b2.js" async=""></script>' + INLINE,
  );

  expect(await sent(html)).toBe(page('', `<p>Words</p>${INLINE}${loaderOf('a1', 'b2')}`));
});

test('stylesheets, data blocks and preloaded pictures stay in the page, and so do scripts that cannot be deferred', async () => {
  const unchanged =
    '<link rel="preload" as="image" href="/poster.avif"/><script src="/_next/static/chunks/c3.js" noModule=""></script>' +
    '<link rel="stylesheet" href="/a.css"/><script src="/_next/static/chunks/c3.js" async="" noModule=""></script>' +
    '<script src="/elsewhere.js" async=""></script><script src="https://x.example/_next/static/a.js" async=""></script>' +
    '<script src="/_next/static/chunks/c3.js"></script><script type="application/ld+json">{}</script>';

  expect(await sent(page(unchanged + SCRIPT, ''))).toBe(page(unchanged, loaderOf('a1')));
});

test('a page without scripts is unchanged', async () => {
  expect(await sent(page('', '<p>Words</p>'))).toBe(page('', '<p>Words</p>'));
  expect(await sent('')).toBe('');
});

test('if the end tag `</html>` is missing, the page is unchanged', async () => {
  const html = page(SCRIPT, '<p>Words</p>').replace('</html>', '');

  expect(await sent(html)).toBe(html);
});

test('the loader is at the end of the page even if an attribute contains end tags', async () => {
  const link = '<a href="https://x.example/</body></html>">milk</a>';

  expect(await sent(page(SCRIPT, link))).toBe(page('', `${link}${loaderOf('a1')}`));
});

test('a text in an attribute, data or a comment that resembles a script is unchanged', async () => {
  const words = `<a title='${SCRIPT}${HINT}'>milk</a><!--${SCRIPT}--><script type="application/ld+json">{"a":'${HINT}'}</script><p>${'milk '.repeat(60_000)}</p>`;

  expect(await sent(page(SCRIPT, words))).toBe(page('', `${words}${loaderOf('a1')}`));
});

test('`deferScripts` also returns the scripts that remain in the page', async () => {
  const html = page(SCRIPT + HINT, `<p>é “milk” &amp; <b>rum</b></p>${INLINE}`);

  const { elements } = await deferScripts(html);

  expect(elements.map(({ text, attributes }) => [text, attributes])).toEqual([
    ['self.__next_f.push([1,"x"])', {}],
    [DEFERRED_SCRIPTS_LOADER, { 'data-scripts': '/_next/static/chunks/a1.js' }],
    [speculationRules(), { type: 'speculationrules' }],
  ]);
});

test('the content security policy allows the loader, but not a script that only begins like the loader', async () => {
  const hashes = async (html: string) => inlineScripts((await deferScripts(html)).elements).hashes;

  expect(await hashes(page(SCRIPT, ''))).toHaveLength(2);
  expect(await hashes(`<script>${DEFERRED_SCRIPTS_LOADER}alert(1)</script>`)).toEqual([]);
});
