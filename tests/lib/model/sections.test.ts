import { readFileSync } from 'node:fs';

import { parseDocument } from '@/lib/content/parse';
import { anchorsOf, sectionLabels, sectionOfPath, SECTIONS } from '@/lib/model/sections';
import { LANGUAGES } from '@/lib/platform/locales-list';
import { aCategory, aDocument, OWN_MEDIA } from '@/tests/content';

const homeOf = (home: Record<string, unknown>) => parseDocument(aDocument({ home }), OWN_MEDIA).content.home;
const TEXT = { NAME: 'A heading' };

test('`SECTIONS` lists the same names and anchors as docs/specification.md, in the same order', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const rows = specification.matchAll(/^\| \d+ +\| `([^`]+)` +\| (?:`([^`]+)`)? *\|$/gm);

  expect(SECTIONS.map((section) => [section.name, 'anchor' in section ? section.anchor : undefined])).toEqual(
    [...rows].map(([, name, anchor]) => [name, anchor]),
  );
});

test('every section with an anchor has a link label in every language', () => {
  const named = LANGUAGES.map((language) => Object.values(sectionLabels(language)).filter(Boolean).length);

  expect(named).toEqual(LANGUAGES.map(() => SECTIONS.filter((section) => 'anchor' in section).length));
});

test('the header links to every section that has an anchor, in page order', () => {
  const texts = { story: TEXT, corporate: TEXT, partnership: TEXT, stores: TEXT, contacts: TEXT };

  expect(anchorsOf(homeOf({ categories: [aCategory()], texts }))).toEqual([
    'shop',
    'flavours',
    'story',
    'corporate',
    'partnership',
    'stores',
    'contacts',
  ]);
});

test('the header does not link to a section that is missing from the page', () => {
  expect(anchorsOf(homeOf({ texts: { story: TEXT, contacts: TEXT } }))).toEqual([
    'flavours',
    'story',
    'contacts',
  ]);
});

test('the header does not link to sections that have no anchor', () => {
  const texts = { intro: TEXT, 'story-second': TEXT, founder: TEXT };

  expect(anchorsOf(homeOf({ flavours: [], texts }))).toEqual([]);
});

test.each([
  ['$.home.flavours[3].PRICE', 'collections'],
  ['home.categories[0]', 'categories'],
  ['$.home.texts.story.NAME', 'story'],
  ['$.home.texts.story-second', 'story-second'],
  ['$.home.texts.stores-phone', 'stores'],
  ['$.home.texts.shop', 'categories'],
  ['$.home.texts.flavours', 'collections'],
  ['$.home.texts.intro-button', 'intro'],
  ['$.home.videos[0].VIDEO_LINK_MOBILE', 'intro'],
])('the document path %s belongs to the section %s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section);
});

test.each(['$.common.locale', 'common.productSections[0]', '$.home.texts.unheard', 'home.texts', '$'])(
  'the document path %s belongs to no section',
  (path) => {
    expect(sectionOfPath(path)).toBeUndefined();
  },
);
