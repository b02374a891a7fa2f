import { LATE_SCRIPTS, withLateScripts } from '@/lib/server/late-scripts';
import { scriptHashes } from '@/lib/server/policy';

const SCRIPT = '<script src="/_next/static/chunks/a1.js" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b2.js"/>';
const INLINE = '<script>self.__next_f.push([0])</script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test('a page’s scripts are named for later, in their order, and nothing asks for them before', () => {
  const html = page(
    SCRIPT + HINT,
    '<p>Words</p><script src="/_next/static/chunks/b2.js" async=""></script>' + INLINE,
  );

  const loader = `<script data-scripts="/_next/static/chunks/a1.js /_next/static/chunks/b2.js">${LATE_SCRIPTS}</script>`;
  expect(withLateScripts(html)).toBe(page('', `<p>Words</p>${INLINE}${loader}`));
});

test('scripts for old browsers, data and other hints stay', () => {
  const kept =
    '<link rel="preload" as="image" href="/poster.avif"/><script src="/_next/static/chunks/c3.js" noModule=""></script>' +
    '<script type="application/ld+json">{}</script>';

  expect(withLateScripts(page(kept + SCRIPT, ''))).toContain(kept);
});

test('a page without scripts stays as it is', () => {
  expect(withLateScripts(page('', '<p>Words</p>'))).toBe(page('', '<p>Words</p>'));
});

test('the policy allows what asks for the scripts, and nothing that only looks like it', () => {
  expect(scriptHashes(withLateScripts(page(SCRIPT, '')))).toHaveLength(1);
  expect(scriptHashes(`<script>${LATE_SCRIPTS}alert(1)</script>`)).toEqual([]);
});
