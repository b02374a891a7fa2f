import { LIMITS } from '@/lib/content/document/limits';
import { parseDocument } from '@/lib/content/parse';
import {
  amount,
  block,
  code,
  flag,
  id,
  line,
  patternText,
  raw,
  rawText,
  text,
} from '@/lib/content/values/fields';
import { film, picture } from '@/lib/content/values/media';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, read, type Wire } from '@/tests/content';

const letters = (length: number) => 'x'.repeat(length);
const parsed = (home: Wire, common: Wire = {}) => parseDocument(aDocument({ home, common }), OWN_MEDIA);

test.each([
  ['an id', id, LIMITS.word],
  ['a code', code, LIMITS.word],
  ['a one-line text', text, LIMITS.word],
  ['a one-line text with emphasis', line, LIMITS.word],
  ['a setting', raw, LIMITS.word],
  ['a block of text', block, LIMITS.text],
  ['a text that is parsed further', rawText, LIMITS.text],
  ['an allergen pattern', patternText, LIMITS.pattern],
])('%s that is too long is omitted, and the problem states the maximum length', (_, field, longest) => {
  const { value, problems } = read<string>(field, letters(longest + 1));

  expect(value).toBeUndefined();
  expect(problems).toEqual([
    {
      path: '$.value',
      expected: expect.stringContaining(`at most ${longest} characters`),
      found: expect.stringMatching(/^"x+…$/),
      action: 'left out',
    },
  ]);
  expect(read<string>(field, letters(longest))).toMatchObject({
    value: expect.stringContaining(letters(longest)),
    problems: [],
  });
});

test.each([
  ['a number', amount],
  ['a flag', flag],
])('%s of a million characters is omitted because of its length', (_, field) => {
  expect(read<unknown>(field, '1'.repeat(1_000_000))).toMatchObject({
    value: undefined,
    problems: [{ expected: expect.stringContaining('at most') }],
  });
});

test('a text with too many tags is omitted', () => {
  const { value, problems } = read(block, '<b>'.repeat(LIMITS.tags + 1));

  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ expected: `text with at most ${LIMITS.tags} tags` }]);
});

test('a text with the maximum number of tags is read', () => {
  expect(read(block, `${'<b>'.repeat(LIMITS.tags)}milk`)).toMatchObject({
    value: expect.stringContaining('milk'),
    problems: [],
  });
});

test.each([
  ['picture', picture(OWN_MEDIA)],
  ['film', film(OWN_MEDIA)],
])('a %s is omitted if its address is too long', (_, field) => {
  const address = (length: number) => `/${letters(length - 1)}`;

  expect(read<object>(field, address(LIMITS.address + 1))).toMatchObject({
    value: undefined,
    problems: [{ expected: `an address of at most ${LIMITS.address} characters` }],
  });
  expect(read<object>(field, address(LIMITS.address)).problems).toEqual([]);
});

test('an e-mail address that is too long is omitted', () => {
  const address = `${letters(LIMITS.email)}@shop.example`;
  const { content, problems } = parsed({ texts: { 'contacts-email': { NAME: address } } });

  expect(content.home.contacts?.email).toBeUndefined();
  expect(problems).toMatchObject([{ path: '$.home.texts.contacts-email' }]);
});

test('if a field of a flavour is too long, only this field is omitted', () => {
  const flavour = aFlavour({ NAME: letters(LIMITS.word + 1), SUBNAME: 'with salt' });
  const { content, problems } = parsed({ flavours: [flavour] });

  expect(content.shop.flavours).toMatchObject([{ id: 'mint', name: undefined, subname: 'with salt' }]);
  expect(problems).toMatchObject([{ path: '$.home.flavours[0].NAME' }]);
});

test('an allergen pattern of millions of characters is refused because of its length', () => {
  const { content, problems } = parsed({}, { allergenPattern: '('.repeat(4_700_000) });

  expect(content.home.collections?.items).toHaveLength(1);
  expect(problems).toMatchObject([
    {
      path: '$.common.allergenPattern',
      expected: `a regular expression of at most ${LIMITS.pattern} characters`,
    },
  ]);
});

test.each(['flavours', 'collections', 'categories', 'products'])(
  'if a list of %s is too long, a problem states the maximum number of entries',
  (kind) => {
    const many = Array.from({ length: LIMITS.entities + 2 }, (_, index) => ({ ID: index, CODE: index }));
    const { problems } = parsed({ [kind]: many });

    expect(problems[0]).toMatchObject({
      path: `$.home.${kind}`,
      expected: `at most ${LIMITS.entities} entries`,
      found: `${LIMITS.entities + 2}`,
    });
  },
);

test('a SECTION_ID with too many entries is reported', () => {
  const ids = Array(LIMITS.values + 1).fill('tablets');
  const { problems } = parsed({ flavours: [aFlavour({ SECTION_ID: ids })] });

  expect(problems).toMatchObject([{ path: '$.home.flavours[0].SECTION_ID' }]);
});

test('if a document has too many texts, only the first texts are read', () => {
  const texts = Object.fromEntries(
    Array.from({ length: LIMITS.texts + 1 }, (_, index) => [`key-${index}`, { NAME: 'Words' }]),
  );
  const { inventory, problems } = parsed({ texts });

  expect(inventory.shown.texts).toHaveLength(LIMITS.texts);
  expect(inventory.shown.texts).not.toContain(`key-${LIMITS.texts}`);
  expect(problems).toMatchObject([{ path: '$.home.texts', found: `${LIMITS.texts + 1}` }]);
});

const numbered = (length: number) => Array.from({ length }, (_, index) => String(index));
const flavoursInAll = (ids: string[]) => ({
  collections: ids.map((ID) => aCollection({ ID })),
  flavours: numbered(LIMITS.tiles / 100).map((ID) => aFlavour({ ID, SECTION_ID: ids })),
});

test('a document with the maximum number of tiles is accepted', () => {
  expect(parsed(flavoursInAll(numbered(100))).fault).toBeUndefined();
});

test('a document with too many tiles is refused, and its preview shows only the maximum number of tiles', () => {
  const { content, fault } = parsed({
    ...flavoursInAll(numbered(100)),
    categories: [aCategory()],
    collections: [...numbered(100).map((ID) => aCollection({ ID })), aCollection({ ID: 'one-more' })],
    flavours: [...flavoursInAll(numbered(100)).flavours, aFlavour({ SECTION_ID: 'one-more' })],
  });

  expect(fault).toBe(`the page would have ${LIMITS.tiles + 1} tiles; ${LIMITS.tiles} are the most`);
  expect(content.home.collections?.items.flatMap(({ tiles }) => tiles)).toHaveLength(LIMITS.tiles);
});

test('if a document has too many problems, the last listed problem says that further problems are omitted', () => {
  const { problems } = parsed({ flavours: Array(LIMITS.problems * 2).fill(7) });

  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems.at(-1)).toMatchObject({ found: 'more', action: 'the other problems are not listed' });
  expect(problems.at(-2)).toMatchObject({ path: `$.home.flavours[${LIMITS.problems - 2}]` });
});
