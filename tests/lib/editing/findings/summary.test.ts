import type { Change } from '@/lib/editing/comparison/changes';
import { groupChanges } from '@/lib/editing/comparison/grouped-changes';
import type { Findings } from '@/lib/editing/findings/findings';
import { groupProblems } from '@/lib/editing/findings/grouped-problems';
import { summaryOf, type Verdict } from '@/lib/editing/findings/summary';
import { previewEn } from '@/lib/editing/messages/preview-en';
import { aChange } from '@/tests/changes';
import { problemsOf } from '@/tests/problems';

const PROBLEM = { path: '$.home.flavours[1].PRICE', expected: 'a number', found: '"x"', action: 'left out' };

const summary = (about: Partial<Verdict & Findings>) =>
  summaryOf({ isPublic: false, problems: [], hints: [], differences: [], ...about }, previewEn);
const changesIn = (changes: Change[]) => summary({ differences: groupChanges(changes) }).changes;

const changed = (title: string, field: string, over: Partial<Change> = {}) =>
  aChange({
    kind: 'changed',
    key: title,
    title,
    fields: [{ field, path: `home.flavours[3].${field}`, before: '8.5', after: '7.9' }],
    ...over,
  });
const price = (title: string) => changed(title, 'PRICE');
const removed = (title: string) => aChange({ kind: 'removed', key: title, title });
const renamed = (what: 'text' | 'category') => changed(what, 'NAME', { what });

/** Returns one group: the same mistake in several flavours. */
const oneGroupOf = (...kinds: ('new' | 'known')[]) =>
  groupProblems(kinds.map((kind) => ({ ...PROBLEM, isNew: kind === 'new' })));

test.each([
  ['Cannot be published · no texts', { fault: 'no texts', problems: problemsOf('new') }],
  ['Can be published; 1 new problem: confirm it', { problems: problemsOf('new') }],
  ['Can be published; 2 new problems: confirm them', { problems: problemsOf('new', 'new') }],
  ['Can be published; 2 problems, 1 of them new: confirm it', { problems: problemsOf('known', 'new') }],
  [
    'Can be published; 3 problems, 2 of them new: confirm them',
    { problems: problemsOf('new', 'known', 'new') },
  ],
  ['Can be published; 1 new problem: confirm it', { problems: oneGroupOf('known', 'new') }],
  ['Can be published', { problems: problemsOf('known') }],
  ['Can be published', {}],
  ['Planned for 8:00 · Can be published', { plan: { at: '8:00', isOutdated: false } }],
  [
    'Planned for 8:00 · changed since: the latest documents will be published',
    { plan: { at: '8:00', isOutdated: true }, problems: problemsOf('new') },
  ],
  [
    'Planned for 8:00 · changed since: the latest documents will be published · Cannot be published · no texts',
    { plan: { at: '8:00', isOutdated: true }, fault: 'no texts' },
  ],
  ['Can be published', { isPublic: true, differences: groupChanges([price('Mint')]) }],
  ['Nothing to publish', { isPublic: true }],
] as [string, Partial<Verdict & Findings>][])(
  'the answer to “May this be published?” is “%s”',
  (expected, about) => {
    expect(summary(about).publishing).toBe(expected);
  },
);

test.each([
  ['Not public', { isPublic: false, differences: groupChanges([price('Mint')]) }],
  ['This version is public', { isPublic: true }],
  ['The edits are not public yet', { isPublic: true, differences: groupChanges([price('Mint')]) }],
])('the answer to “Is this public?” is “%s”', (state, about) => {
  expect(summary(about).state).toBe(state);
});

test('up to three changes are listed separately', () => {
  expect(changesIn([price('Mint'), removed('Rum'), renamed('text')])).toEqual([
    'Flavour Mint · PRICE: 8.5 → 7.9',
    '1 flavour removed: Rum',
    'Text text · NAME: 8.5 → 7.9',
  ]);
});

test('more than three changes are counted by kind, the most important to buyers first', () => {
  const changes = [
    renamed('text'),
    renamed('category'),
    removed('Rum'),
    price('Mint'),
    changed('Fig', 'ALLERGENS'),
  ];

  expect(changesIn(changes)).toEqual([
    'Allergens or ingredients changed (1): Fig',
    'Prices changed (1); 1 flavour removed; 1 category changed; 1 text changed',
  ]);
});

test('three entities with changed allergens are named, but four entities are only counted', () => {
  const changes = ['Fig', 'Mint', 'Rum', 'Yuzu'].map((title) => changed(title, 'ALLERGENS'));
  const others = [renamed('text'), renamed('category')];

  expect(changesIn([...changes.slice(0, 3), ...others])[0]).toBe(
    'Allergens or ingredients changed (3): Fig, Mint, Rum',
  );
  expect(changesIn(changes)).toEqual(['Allergens or ingredients changed (4)']);
});

test('several changed entities of one kind are counted together', () => {
  const changes = ['story', 'intro', 'founder', 'shop'].map((title) =>
    changed(title, 'NAME', { what: 'text' }),
  );

  expect(changesIn(changes)).toEqual(['4 texts changed']);
});

test('a flavour whose price and name changed is counted under prices and under flavours', () => {
  const both = changed('Mint', 'PRICE', { fields: [...price('x').fields, ...renamed('text').fields] });

  expect(changesIn([both, ...['Fig', 'Rum', 'Yuzu'].map(price)])).toEqual([
    'Prices changed (4); 1 flavour changed',
  ]);
});

const sale = (after: 'true' | 'false') =>
  changed('saleEnabled', 'saleEnabled', {
    what: 'settings',
    fields: [{ field: 'saleEnabled', path: 'common.saleEnabled', after }],
  });

test.each([
  ['false', 'Nothing can be bought any more'],
  ['true', 'Products can be bought again'],
] as const)('if saleEnabled becomes %s, the summary of the changes begins with “%s”', (after, sentence) => {
  const titles = ['Mint', 'Rum', 'Fig', 'Yuzu'];

  expect(changesIn([...titles.map(price), sale(after)])).toEqual([sentence, 'Prices changed (4)']);
});

test('a changed currency and changed links to the shop come before removed entities', () => {
  const changes = [
    removed('Rum'),
    changed('Fig', 'PRODUCT_ID'),
    price('Mint'),
    changed('currency', 'currency', { what: 'settings' }),
    renamed('text'),
  ];

  expect(changesIn(changes)).toEqual([
    'Currency changed; prices changed (1); links to the shop changed (1); 1 flavour removed; 1 text changed',
  ]);
});

test('changes of long texts are listed without values, to fit into the preview bar', () => {
  const [before, after] = ['old '.repeat(40), 'new '.repeat(40)];
  const fields = ['NAME', 'TEXT_1', 'TEXT_1'].map((field) => ({ field, path: 'x', before, after }));

  const story = changed('story', '', { what: 'text', fields });

  expect(changesIn([story, price('Mint'), removed('Rum')])).toEqual([
    'Flavour Mint · PRICE',
    '1 flavour removed: Rum',
    'Text story · NAME, TEXT_1',
  ]);
});

/** Returns a title that, with `rest`, has 178 characters. */
const titleToFill = (rest: string) => 'x'.repeat(178 - rest.length);

test('changes that exceed 178 characters are listed without values', () => {
  const title = titleToFill('Flavour Mint · PRICE: 8.5 → 7.9 · Flavour  · PRICE: 8.5 → 7.9');

  expect(changesIn([price('Mint'), price(title)])[0]).toBe('Flavour Mint · PRICE: 8.5 → 7.9');
  expect(changesIn([price('Mint'), price(`${title}x`)])[0]).toBe('Flavour Mint · PRICE');
});

test('if changes exceed 178 characters even without values, the summary gives only their kind and number', () => {
  const title = titleToFill('Flavour Mint · PRICE · Flavour  · PRICE');

  expect(changesIn([price('Mint'), price(title)])).toEqual([
    'Flavour Mint · PRICE',
    `Flavour ${title} · PRICE`,
  ]);
  expect(changesIn([price('Mint'), price(`${title}x`)])).toEqual(['Prices changed (2)']);
});

test('if a long title leaves no space for other changes, “And other changes” follows', () => {
  const title = titleToFill('Allergens or ingredients changed (1):  · Prices changed (3)');
  const prices = ['Fig', 'Mint', 'Rum'].map(price);

  expect(changesIn([changed(title, 'ALLERGENS'), ...prices])[1]).toBe('Prices changed (3)');
  expect(changesIn([changed(`${title}x`, 'ALLERGENS'), ...prices])[1]).toBe('And other changes');
});

test('if not all kinds of changes fit into the summary, it ends with “and other changes”', () => {
  const kinds = ['flavour', 'collection', 'category', 'text', 'film', 'product', 'product section'] as const;
  const each = kinds.flatMap((what) =>
    (['added', 'removed', 'moved'] as const).map((kind) => aChange({ what, kind })),
  );

  const [line = '', ...others] = changesIn(each);
  expect(line).toMatch(/^1 flavour added; 1 flavour removed; .* and other changes$/);
  expect(line.length).toBeLessThanOrEqual(178);
  expect(others).toEqual([]);
});

test('without findings, the summary says “No difference from the public page” and “No problems, no hints”', () => {
  expect(summary({})).toMatchObject({
    changes: ['No difference from the public page'],
    first: 'No problems, no hints',
  });
});

test('if a version is refused, the summary does not say “No problems, no hints”', () => {
  expect(summary({ fault: 'no texts' }).first).toBeUndefined();
});

const NO_NAME = { path: 'home.flavours[0].NAME', text: 'flavour 104 has no name' };

test('if the first finding is a problem, the summary gives entity, field and value, and counts similar problems', () => {
  const problems = groupProblems(['Mint, 104', 'Rum, 105'].map((title) => ({ ...PROBLEM, title })));

  expect(summary({ first: 'problem', problems, hints: [{ hints: [NO_NAME] }] }).first).toBe(
    'Mint, 104 · PRICE · found: "x" · and 1 more',
  );
});

test('if the first finding is a hint, the summary gives the hint’s text and position, and counts similar hints', () => {
  const problems = groupProblems([PROBLEM]);
  const hint = { ...NO_NAME, place: { line: 3, column: 7 } };
  const firstOf = (...hints: (typeof NO_NAME)[]) => summary({ first: 'hint', problems, hints: [{ hints }] });

  expect(firstOf(hint).first).toBe('flavour 104 has no name · line 3, column 7');
  expect(firstOf(NO_NAME, NO_NAME, hint).first).toBe('flavour 104 has no name · and 2 more');
});

test('a problem in several languages is summarised in the page’s language, without a language name', () => {
  const problems = groupProblems([
    { ...PROBLEM, title: 'Mint', language: 'anglais', isElsewhere: true },
    { ...PROBLEM, title: 'Menthe', language: 'français', isElsewhere: false },
  ]);

  expect(summary({ first: 'problem', problems }).first).toBe('Menthe · PRICE · found: "x" · and 1 more');
});

test('if the value of a text is broken, the summary gives the name of the text only once', () => {
  const problems = groupProblems([{ ...PROBLEM, path: '$.home.texts.stores-phone', title: 'stores-phone' }]);

  expect(summary({ first: 'problem', problems }).first).toBe('stores-phone · found: "x"');
});

test('if only a document in another language has a problem, the summary names this language', () => {
  const problems = groupProblems([{ ...PROBLEM, language: 'French', isElsewhere: true }]);

  expect(summary({ first: 'problem', problems }).first).toBe('French · PRICE · found: "x"');
});
