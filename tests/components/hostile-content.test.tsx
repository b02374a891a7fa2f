import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';

import HomePage from '@/app/page';
import { parseDocument } from '@/lib/content/parse';
import { loadEdition, loadVersion } from '@/lib/rendering/load';
import { languagesOf } from '@/lib/search/languages';
import { deferScripts } from '@/lib/server/pages/deferred-scripts';
import { inlineScripts } from '@/lib/server/pages/inline-scripts';
import { OWN_MEDIA } from '@/tests/content';
import { documentOf, hostileDocument } from '@/tests/hostile/documents';
import { findForeignMarkup } from '@/tests/hostile/page';
import { aVersion } from '@/tests/version';

jest.mock('@/lib/rendering/load');

const FRAMEWORK_SCRIPT = '<script src="/_next/static/chunks/a1.js" async=""></script>';

const inScript = (data: unknown) => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The first render compiles the page's modules, which is slow on a busy machine. */
jest.setTimeout(60_000);

const version = aVersion('v1');
const oneLanguage = languagesOf(version, version.editions[0]);
let versions = 0;

async function pageOf(document: unknown) {
  const { content } = parseDocument(document, OWN_MEDIA);
  versions += 1;
  jest.mocked(loadEdition).mockResolvedValue({ content, markupKey: `v${versions}`, languages: oneLanguage });
  jest.mocked(loadVersion).mockResolvedValue({ version: undefined });
  const markup = renderToStaticMarkup(await HomePage());
  const html = `<!DOCTYPE html><html lang="en"><head>${FRAMEWORK_SCRIPT}</head><body>${markup}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${inScript([1, JSON.stringify(document)])})</script></body></html>`;
  const page = await deferScripts(html);
  return { html: page.html, ...inlineScripts(page.elements) };
}

async function expectOwnScriptsOnly(document: unknown): Promise<void> {
  const { html, hashes, faults } = await pageOf(document);

  expect(findForeignMarkup(html, hashes.join(' '))).toEqual([]);
  expect(faults).toEqual([]);
  expect(hashes).toHaveLength(4); // two scripts with framework data, the script loader, and the speculation rules
}

test('no text in any field of a document can add an inline script to the page', async () => {
  await fc.assert(fc.asyncProperty(hostileDocument, expectOwnScriptsOnly), { numRuns: 40, seed: 10 });
});

test.each([
  '<a href="https://x.example/&lt;/body&gt;&lt;script&gt;(self.__next_f=self.__next_f||[]);window.ran=1&lt;/script&gt;">m</a>milk',
  '<a href="https://x.example/<script src=&quot;/_next/static/chunks/x.js&quot; async=&quot;&quot;></script>">milk</a>',
  '</script><script>self.__next_f.push([1,"x"])</script>',
  '&lt;/script&gt;&lt;script&gt;self.__next_f.push([1,"x"])&lt;/script&gt;',
  '<!--<script>self.__next_f.push([1,"x"])</script>',
  '\u2028</body></html><svg><script>window.ran=1</script>',
])(
  'if every text field contains the script code %s, the page has only its own four inline scripts',
  async (words) => {
    await expectOwnScriptsOnly(documentOf(words));
  },
);
