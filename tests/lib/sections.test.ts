import { parseDocument } from '@/lib/content/parse';
import { anchorsOf, passedAnchor } from '@/lib/sections';
import { aCategory, aDocument, OWN_MEDIA } from '@/tests/content';

const homeOf = (home: Record<string, unknown>) => parseDocument(aDocument({ home }), OWN_MEDIA).content.home;
const TEXT = { NAME: 'A heading' };

test('the header links to every anchored section of a whole page, in page order', () => {
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

test('a section that is not on the page is not linked to', () => {
  expect(anchorsOf(homeOf({ texts: { story: TEXT, contacts: TEXT } }))).toEqual([
    'flavours',
    'story',
    'contacts',
  ]);
});

test('sections without an anchor are not linked to', () => {
  const texts = { intro: TEXT, 'story-second': TEXT, founder: TEXT };

  expect(anchorsOf(homeOf({ flavours: [], texts }))).toEqual([]);
});

test('the passed section is the last one whose top has passed the top of the window', () => {
  const sections = [
    { anchor: 'shop', top: -900 },
    { anchor: 'flavours', top: -100 },
    { anchor: 'story', top: 700 },
  ];

  expect(passedAnchor(sections)).toBe('flavours');
});

test('a section whose top is right at the top of the window has passed', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 0 }])).toBe('shop');
});

test('one pixel is granted for rounding', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1 }])).toBe('shop');
});

test('a section more than a pixel below the top of the window has not passed', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1.5 }])).toBeUndefined();
});

test('no section has passed on a page without anchored ones', () => {
  expect(passedAnchor([])).toBeUndefined();
});
