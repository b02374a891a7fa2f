import { parseDocument } from '@/lib/content/parse';
import { differences } from '@/lib/preview/differences';
import { aCategory, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const contentOf = (home: Wire) => parseDocument(aDocument({ home }), OWN_MEDIA).content;
const between = (before: Wire, after: Wire) => differences(contentOf(before), contentOf(after));
const intro = { NAME: 'Quatorze' };

test('a deployment that is the same as the public one differs in nothing', () => {
  expect(between({}, {})).toEqual([]);
});

test('a section that is new, changed or gone is told in page order, with where to look', () => {
  const before = { texts: { intro, founder: { NAME: 'Jeanne' }, story: { NAME: 'Since 2014' } } };
  const after = {
    texts: { intro: { NAME: 'Autumn' }, story: { NAME: 'Since 2014' }, contacts: { NAME: 'Write' } },
  };

  expect(between(before, after)).toEqual([
    { section: 'intro', target: 'top', kind: 'changed', details: [] },
    { section: 'founder', target: undefined, kind: 'removed', details: [] },
    { section: 'contacts', target: 'contacts', kind: 'added', details: [] },
  ]);
});

test('flavours are told one by one: new, gone and changed', () => {
  const before = { flavours: [aFlavour(), aFlavour({ ID: 'plum', NAME: 'Plum' })] };
  const after = { flavours: [aFlavour({ SUBNAME: 'Fresh' }), aFlavour({ ID: 'quince', NAME: 'Quince' })] };

  expect(between(before, after)).toEqual([
    {
      section: 'collections',
      target: 'flavours',
      kind: 'changed',
      details: ['+ “Quince”', '− “Plum”', '± “Mint”'],
    },
  ]);
});

test('categories are told one by one as well', () => {
  const before = { categories: [aCategory()] };
  const after = { categories: [aCategory(), aCategory({ CODE: 'milk', NAME: 'Milk' })] };

  expect(between(before, after)).toMatchObject([{ section: 'categories', details: ['+ “Milk”'] }]);
});
