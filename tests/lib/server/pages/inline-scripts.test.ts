import { EARLY_CLICK_SCRIPT, EARLY_LANGUAGE_SCRIPT } from '@/lib/browser/early-click';
import { FAR_TILES_SCRIPT } from '@/lib/browser/far-tiles';
import { FIRST_INPUT_SCRIPT } from '@/lib/browser/first-input';
import { MENU_SCRIPT } from '@/lib/browser/menu';
import { DEFERRED_SCRIPTS_LOADER } from '@/lib/server/pages/deferred-scripts';
import { inlineScripts } from '@/lib/server/pages/inline-scripts';
import { scriptElements } from '@/lib/server/pages/script-elements';
import { speculationRules } from '@/lib/server/pages/speculation';

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const BUNDLER_START =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0xa-_a0.js"],"runtimeModuleIds":[94553]});';

const inspect = async (html: string) => inlineScripts(await scriptElements(html));
const scriptHashes = async (html: string) => (await inspect(html)).hashes;
const isAllowed = async (script: string) => (await scriptHashes(`<script>${script}</script>`)).length === 1;

test('only inline scripts of the framework and of this site are allowed', async () => {
  const html = [
    `<script>${EARLY_CLICK_SCRIPT}</script>`,
    '<script>self.__next_f.push([1,"x"])</script>',
    '<script>alert(1)</script>',
    '<script type="text/javascript">steal(self.__next_f.push([1]))</script>',
    '<script src="/_next/static/x.js"></script>',
  ].join('');

  expect(await scriptHashes(html)).toHaveLength(2);
});

test('if an inline script is repeated, its hash is listed once', async () => {
  expect(await scriptHashes(`<script>${FLIGHT_START}</script>`.repeat(3))).toHaveLength(1);
});

test('the hash of a script is computed from its UTF-8 text, as in browsers', async () => {
  expect(await scriptHashes('<script>self.__next_f.push([1,"é"])</script>')).toEqual([
    "'sha256-dv0JtpxmHXrDI1gjYAA39VMc738BDF21voU1xCV8A70='",
  ]);
});

test.each([
  FLIGHT_START,
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/body\\u003e);alert(1)"])',
  'self.__next_f.push([3,"AAEC"])',
  BUNDLER_START,
  FIRST_INPUT_SCRIPT,
  EARLY_CLICK_SCRIPT,
  EARLY_LANGUAGE_SCRIPT,
  MENU_SCRIPT,
  FAR_TILES_SCRIPT,
  DEFERRED_SCRIPTS_LOADER,
  speculationRules(),
])('an inline script of the framework or of this site is allowed (number %# in the list)', async (script) => {
  expect(await isAllowed(script)).toBe(true);
});

test.each([
  '(self.__next_f=self.__next_f||[]);document.documentElement.dataset.ran=1',
  `${FLIGHT_START};alert(1)`,
  '(self.__next_f=self.__next_f||[]).push([alert(1)])',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,"x"]);self.__next_f.push([1,"y"])',
  ';self.__next_f.push([1,"x"])',
  'self.__next_f.push([1,"x"+alert(1)])',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push([1,"x","y"])',
  'self.__next_f.push([1,1])',
  'self.__next_f.push([1])',
  'self.__next_f.push([2,"x"])',
  'self.__next_f.push({"0":1,"1":"x","length":2})',
  `${BUNDLER_START}alert(1)`,
  `;${BUNDLER_START}`,
  BUNDLER_START.replace('[94553]', '[alert(1)]'),
  BUNDLER_START.replace('[94553]', '["a"]'),
  BUNDLER_START.replace('[94553]', '{}'),
  BUNDLER_START.replace('["static/chunks/0xa-_a0.js"]', '{}'),
  BUNDLER_START.replace('"static/chunks', '"https://x.example/static/chunks'),
  BUNDLER_START.replace('static/chunks/', 'static/chunks/../../upload/'),
  BUNDLER_START.replace('_a0.js"', '_a0.js?x"'),
  BUNDLER_START.replace('"static/chunks/0xa-_a0.js"', '1'),
  BUNDLER_START.replace('"static/chunks/0xa-_a0.js"', '["static/chunks/0xa-_a0.js"]'),
  BUNDLER_START.replace('["static', '["https://x.example/x.js","static'),
  BUNDLER_START.replace('[94553]', '[94553,"a"]'),
  BUNDLER_START.replace('"runtimeModuleIds"', '"__proto__":{},"runtimeModuleIds"'),
  BUNDLER_START.replace(/\{.*\}/, 'null'),
  BUNDLER_START.replace(/\{.*\}/, '{"otherChunks":[]}'),
  'globalThis["TURBOPACK"]=alert',
  ` ${DEFERRED_SCRIPTS_LOADER}`,
  '',
])('an unknown script is refused, and is listed as a fault of the page: %j', async (script) => {
  const { hashes, faults } = await inspect(`<script>${script}</script>`);

  expect(hashes).toEqual([]);
  expect(faults[0]).toBe(
    `inline script that the policy does not allow: ${JSON.stringify(script.slice(0, 80))}`,
  );
});

test('every script element without an address counts as an inline script, except a JSON block', async () => {
  const typed = (type: string) => inspect(`<script type="${type}">{}</script>`);

  expect((await typed('application/ld+json')).faults).toEqual([]);
  expect((await typed('application/json')).faults).toEqual([]);
  for (const type of [
    '',
    'module',
    'importmap',
    'speculationrules',
    'text/application/json',
    'application/json5',
  ])
    expect((await typed(type)).faults).toHaveLength(1);
});

test('external scripts and preload links are not inline scripts', async () => {
  const elements = '<script src="/_next/static/x.js"></script><link rel="preload" as="script" href="/x.js"/>';

  expect(await inspect(elements)).toEqual({ hashes: [], faults: [] });
});

test('a page that starts hydration but lacks the loader of deferred scripts has a fault', async () => {
  const flight = `<script>${FLIGHT_START}</script>`;

  expect((await inspect(flight)).faults).toEqual([
    'no script element to defer until the LCP image has loaded',
  ]);
  expect((await inspect(`${flight}<script>${DEFERRED_SCRIPTS_LOADER}</script>`)).faults).toEqual([]);
  expect((await inspect('<p>no script at all</p>')).faults).toEqual([]);
});
