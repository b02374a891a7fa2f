import { parseDocument } from '@/lib/content/parse';
import { MAX_SHARED_FLAVOURS, sharedFlavour, sharedQuery } from '@/lib/content/shared-flavour';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const contentOf = (flavours: Wire[]) => parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA).content;
const content = contentOf([
  aFlavour({ MINI_ID: 'mint-mini' }),
  aFlavour({ ID: 'mint-mini', NAME: 'Little mint', SECTION_ID: [] }),
  aFlavour({ ID: 'nowhere', NAME: 'Nowhere', SECTION_ID: [] }),
]);

test('`/?flavour=ID` can name a flavour that has a tile', () => {
  expect(sharedFlavour(content, ['mint'])).toMatchObject({ name: 'Mint' });
});

test('if the full-size flavour of a mini has a tile, `/?flavour=ID` can name the mini', () => {
  expect(sharedFlavour(content, ['mint-mini'])).toMatchObject({ parentIds: ['mint'] });
});

test.each([
  ['no id', []],
  ['an empty id', ['']],
  ['a repeated id', ['mint', 'mint']],
  ['an unknown id', ['liquorice']],
  ['a built-in property name', ['__proto__']],
  ['a flavour that is not on the page', ['nowhere']],
])('an address with %s names no flavour', (_, ids) => {
  expect(sharedFlavour(content, ids)).toBeUndefined();
});

const many = (count: number) =>
  contentOf(Array.from({ length: count }, (_, index) => aFlavour({ ID: `f${index}` })));

test('if the page has more than MAX_SHARED_FLAVOURS flavours, `/?flavour=ID` names none of them', () => {
  expect(sharedFlavour(many(MAX_SHARED_FLAVOURS), ['f7'])).toMatchObject({ id: 'f7' });
  expect(sharedFlavour(many(MAX_SHARED_FLAVOURS + 1), ['f7'])).toBeUndefined();
});

test('special characters in an id are escaped, so an id cannot add values to the query', () => {
  const [flavour] = content.shop.flavours;
  const query = sharedQuery({ ...flavour!, id: 'a&flavour=b' });

  expect(new URLSearchParams(query).getAll('flavour')).toEqual(['a&flavour=b']);
});
