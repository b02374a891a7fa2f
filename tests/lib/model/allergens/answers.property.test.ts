/**
 * A person who avoids an allergen eats what the finder marks with `yes`. So the finder must not answer `yes` if the
 * flavour names the allergen, or if its allergen statement contains an unknown word.
 */
import fc from 'fast-check';

import { parseDocument } from '@/lib/content/parse';
import { answerFor } from '@/lib/model/allergens/evidence';
import { ALL_TABLES } from '@/lib/model/allergens/tables';
import { ALLERGENS } from '@/lib/model/allergens/vocabulary';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const WORDS = ALL_TABLES.flatMap(({ table }) =>
  ALLERGENS.flatMap(({ id }) =>
    table.allergens[id].words.map((word) => ({ id, word: word.replace('=', '') })),
  ),
);
const FIELDS = ['ALLERGENS', 'TRACES', 'INGREDIENTS', 'LEGAL_NAME', 'NAME'] as const;
type Field = (typeof FIELDS)[number];

/** Key: a named allergen. Value: the allergens for which the finder must then not answer `yes`. */
const AFFECTED: Record<string, string[]> = {
  gluten: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt'],
  wheat: ['gluten', 'wheat', 'spelt'],
  spelt: ['gluten', 'wheat', 'spelt'],
  rye: ['gluten', 'rye'],
  barley: ['gluten', 'barley'],
  oats: ['gluten', 'oats'],
  nuts: ALLERGENS.flatMap((allergen) => (allergen.point === 8 ? allergen.id : [])),
};
const affectedBy = ({ id, point }: (typeof ALLERGENS)[number]): string[] =>
  AFFECTED[id] ?? (point === 8 ? ['nuts', id] : [id]);

const id = fc.constantFrom(...ALLERGENS.map((allergen) => allergen.id));
/** Words that name no allergen, although some resemble one. */
const noise = fc.constantFrom(
  ...[
    'cocoa mass',
    'cane sugar',
    'raspberries 5 %',
    'beurre de cacao',
    'noix de coco',
    'nutmeg',
    'sel',
    'zorble',
  ],
);
const spelling = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.normalize('NFD'),
  (word) => `${word} 12 %`,
  (word) => `(${word})`,
  (word) => `<b>${word}</b>`,
  (word) => word.replaceAll(' ', '-'),
);
const separator = fc.constantFrom(', ', '; ', ' (', '<br>', '. ', ' / ', '\n\n');
const emptyStatement = fc.constantFrom('none', 'aucun', '-', 'contains: none');

const allergenFreeFlavour = fc.record(
  {
    ALLERGENS: emptyStatement,
    TRACES: emptyStatement,
    INGREDIENTS: noise,
    LEGAL_NAME: noise.map((word) => `Chocolate, ${word}`),
  },
  { requiredKeys: ['ALLERGENS'] },
);

type Case = { flavour: Wire; isMini: boolean };

function answersOf({ flavour, isMini }: Case) {
  // A mini inherits every field that it does not give.
  const { NAME = 'Mint', ...given } = flavour;
  const flavours = isMini
    ? [aFlavour({ ...given, MINI_ID: 'mini' }), { ID: 'mini', NAME }]
    : [aFlavour({ ...given, NAME })];
  const { shop } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA).content;
  const evidence = shop.flavours.at(-1)?.evidence;
  if (!evidence) throw new Error('the flavour is gone');
  return (avoided: (typeof ALLERGENS)[number]['id']) => answerFor(evidence, avoided);
}

function withWords(flavour: Wire, field: Field, words: string, between: string): Wire {
  const text = [flavour[field], words, field === 'INGREDIENTS' ? 'vanilla' : undefined]
    .filter(Boolean)
    .join(between);
  return { ...flavour, [field]: text };
}

test('if any field names an allergen, the finder never answers “yes” to a person who avoids this allergen', () => {
  fc.assert(
    fc.property(
      allergenFreeFlavour,
      fc.constantFrom(...WORDS),
      fc.constantFrom(...FIELDS),
      spelling,
      separator,
      fc.boolean(),
      (flavour, { id: shown, word }, field, spell, between, isMini) => {
        const answer = answersOf({ flavour: withWords(flavour, field, spell(word), between), isMini });

        const allergen = ALLERGENS.find((each) => each.id === shown)!;
        for (const { id: avoided } of ALLERGENS)
          if (affectedBy(allergen).includes(avoided)) expect(answer(avoided)).not.toBe('yes');
      },
    ),
    { numRuns: 3_000 },
  );
});

test('if ALLERGENS or TRACES contains an unknown word, the finder never answers “yes”', () => {
  fc.assert(
    fc.property(
      allergenFreeFlavour,
      fc.constantFrom('ALLERGENS' as const, 'TRACES' as const),
      fc.constantFrom('zorbleberry', 'hazlenuts', '7', 'coconut milk', 'no', '?', '🥜', 'natural', 'starch'),
      separator,
      id,
      (flavour, field, words, between, avoided) => {
        const answer = answersOf({ flavour: withWords(flavour, field, words, between), isMini: false });

        expect(answer(avoided)).not.toBe('yes');
      },
    ),
    { numRuns: 500 },
  );
});

const BROKEN: [title: string, value: unknown][] = [
  ['a list with an object', ['milk', { NAME: 'hazelnuts' }]],
  ['a list with a list', ['milk', ['hazelnuts']]],
  ['a list with a flag', ['milk', true]],
  ['an object', { text: 'hazelnuts' }],
  ['a text that is too long', `hazelnuts ${'x'.repeat(30_000)}`],
  ['a list that is too long', [...Array<string>(100).fill('milk'), 'hazelnuts']],
];

describe.each(FIELDS)('if a part of %s cannot be read', (field) => {
  test.each(BROKEN)('the finder answers “unknown”: %s', (_, value) => {
    const flavour = { ALLERGENS: 'none', TRACES: 'none', [field]: value };

    expect(answersOf({ flavour, isMini: false })('hazelnuts')).toBe('unknown');
    if (field !== 'NAME') expect(answersOf({ flavour, isMini: true })('hazelnuts')).toBe('unknown');
  });
});

test.each([{}, [null], [''], [{}], [[]]].map((value) => [JSON.stringify(value), value]))(
  'if ALLERGENS has no valid entry, the finder answers “unknown”: %s',
  (_, ALLERGENS) => {
    expect(answersOf({ flavour: { ALLERGENS }, isMini: false })('milk')).toBe('unknown');
  },
);

test('a mini with an empty TRACES inherits the allergens and traces of its full-size flavour', () => {
  const flavours = [
    aFlavour({ ALLERGENS: 'none', TRACES: 'milk', MINI_ID: 'mini' }),
    { ID: 'mini', TRACES: {} },
  ];
  const { shop } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA).content;

  expect(shop.flavours.at(-1)?.evidence).toEqual({
    contains: [],
    traces: ['milk'],
    mentioned: [],
    isComplete: true,
  });
});

test('for a mini without a name, the finder looks for allergens in the name of the full-size flavour', () => {
  const flavours = [aFlavour({ NAME: 'Hazelnut', ALLERGENS: 'milk', MINI_ID: 'mini' }), { ID: 'mini' }];
  const { content, problems } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA);

  expect(content.shop.flavours.map(({ evidence }) => answerFor(evidence, 'hazelnuts'))).toEqual(['no', 'no']);
  expect(problems.map(({ path }) => path)).toEqual(['$.home.flavours[0].NAME']);
});

test.each(['NAME', 'SUBNAME', 'PREVIEW_UNDER'])(
  'if %s of the full-size flavour names an allergen, the finder answers “unknown” for minis with their own NAME',
  (field) => {
    const flavours = [
      aFlavour({ ALLERGENS: 'milk', [field]: 'Hazelnut', MINI_ID: 'mini' }),
      { ID: 'mini', NAME: 'Small', MINI_ID: 'tiny' },
      { ID: 'tiny', NAME: 'Tiny' },
    ];
    const { content, problems } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA);

    expect(content.shop.flavours.slice(1).map(({ evidence }) => answerFor(evidence, 'hazelnuts'))).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(problems.map(({ path }) => path)).toEqual([`$.home.flavours[0].${field}`]);
  },
);

test('a flavour with broken TRACES has incomplete allergen information; its mini with valid TRACES does not', () => {
  const flavours = [
    aFlavour({ ALLERGENS: 'none', TRACES: { text: 'milk' }, MINI_ID: 'mini' }),
    { ID: 'mini', TRACES: 'none' },
  ];
  const { shop } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA).content;

  expect(shop.flavours.map(({ evidence }) => evidence.isComplete)).toEqual([false, true]);
});

test('if a newline in an HTML paragraph separates “cocoa” and “butter”, no milk is recognised', () => {
  const flavour = { ALLERGENS: 'none', INGREDIENTS: '<p>Sugar, cocoa\nbutter</p>' };

  expect(answersOf({ flavour, isMini: false })('milk')).toBe('yes');
});

test('an empty paragraph in TRACES is ignored', () => {
  const flavour = { ALLERGENS: 'none', TRACES: '<p>&nbsp;</p>' };

  expect(answersOf({ flavour, isMini: false })('milk')).toBe('yes');
});

test('if ALLERGENS is missing, the finder never answers “yes”', () => {
  fc.assert(
    fc.property(allergenFreeFlavour, id, (flavour, avoided) => {
      expect(answersOf({ flavour: { ...flavour, ALLERGENS: undefined }, isMini: false })(avoided)).not.toBe(
        'yes',
      );
    }),
  );
});

test('if ALLERGENS says “none” and no other field names an allergen, the finder answers “yes”', () => {
  fc.assert(
    fc.property(allergenFreeFlavour, id, fc.boolean(), (flavour, avoided, isMini) => {
      expect(answersOf({ flavour, isMini })(avoided)).toBe('yes');
    }),
  );
});

test.each([
  'cocoa, butter',
  'cocoa<br>butter',
  '<p>cocoa</p><p>butter</p>',
  'cocoa (butter)',
  'cocoa\n\nbutter',
  '<div>cocoa</div><div>butter</div>',
  '<p>Sugar</p><div>cocoa</div><div>butter</div>',
  '<table><tr><td>cocoa</td></tr><tr><td>butter</td></tr></table>',
  'cocoa * butter',
  'BEURRE<sup>BIO</sup>',
  '<b>BEURRE</b>concentré',
  '<b>B</b>eurre',
  'BEURRE<span>BIO</span>',
  '<span>B</span>eurre',
  '<span>sucre</span><span>beurre</span>',
  'sucre<img src="/salt.svg">beurre',
  'beurre<!-- 4 % --><span>&eacute;pices</span>',
  'sucre</li><span>beurre</span>',
  'M.G.L.A.',
])('punctuation, blank lines and tags do not hide a word for milk fat: %s', (INGREDIENTS) => {
  expect(answersOf({ flavour: { ALLERGENS: 'none', INGREDIENTS }, isMini: false })('milk')).toBe('no');
});

test.each([
  { NAME: 'ChocoNoisette' },
  { LEGAL_NAME: 'HazelnutCrunch' },
  { INGREDIENTS: 'SucreNoisettes' },
  { INGREDIENTS: 'NoiSettes' },
])('a capital letter inside a word does not hide an allergen: %j', (fields) => {
  expect(answersOf({ flavour: { ALLERGENS: 'none', ...fields }, isMini: false })('hazelnuts')).toBe('no');
});

test.each(['NAME', 'LEGAL_NAME'] as const)(
  'in %s, a tag between two words or inside one word does not hide an allergen',
  (field) => {
    const answerTo = (text: string) =>
      answersOf({ flavour: { ALLERGENS: 'none', [field]: text }, isMini: false });

    expect(answerTo('NOISETTE<sup>BIO</sup>')('hazelnuts')).toBe('no');
    expect(answerTo('<b>N</b>oisette')('hazelnuts')).toBe('no');
  },
);

test.each([
  'Milk<br>Starch',
  'Lait\nFlocons',
  '<ul><li>Lait</li><li>Flocons</li></ul>',
  '<p>milk</p><p>starch</p>',
])('the finder answers “unknown” if a line of ALLERGENS is only a word like “starch”: %s', (ALLERGENS) => {
  expect(answersOf({ flavour: { ALLERGENS }, isMini: false })('soya')).toBe('unknown');
});

test('if ALLERGENS contains E 322 and INGREDIENTS contains E 222, a problem is reported for each field', () => {
  const flavours = [aFlavour({ ALLERGENS: 'E 322', INGREDIENTS: 'Raisins (E 222)' })];
  const { problems } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA);

  expect(problems.map(({ path }) => path)).toEqual([
    '$.home.flavours[0].ALLERGENS',
    '$.home.flavours[0].INGREDIENTS',
  ]);
});
