import { findingLines, publicationLines } from '@/lib/editing/publish/terminal-lines';
import { aChange } from '@/tests/changes';

test('empty lists are reported as “no changes” and “no problems”', () => {
  expect(findingLines({ differences: [], problems: [] })).toEqual(['no changes', 'no problems']);
});

test('the report contains the summary of the preview bar, followed by the changes and problems', () => {
  const lines = findingLines({
    summary: {
      state: 'Not public',
      publishing: 'Can be published',
      changes: ['1 flavour added: Mint, 104', '1 text changed'],
      first: 'flavour “Mint” has no price',
    },
    differences: [aChange()],
    problems: [],
  });

  expect(lines).toEqual([
    'Not public',
    'Publishing: Can be published',
    'Changes for visitors:',
    '  1 flavour added: Mint, 104',
    '  1 text changed',
    'Look at first: flavour “Mint” has no price',
    '1 change',
    '  1 flavour added: Mint, 104',
    'no problems',
  ]);
});

test('if `summary.first` is undefined, the report has no line that begins with “Look at first:”', () => {
  const summary = { state: 'Not public', publishing: 'Cannot be published · no texts', changes: ['None'] };

  expect(findingLines({ summary })).toEqual([
    'Not public',
    'Publishing: Cannot be published · no texts',
    'Changes for visitors:',
    '  None',
  ]);
});

test('each group of changes and each problem has its own line', () => {
  const lines = findingLines({
    differences: [
      aChange(),
      aChange({
        kind: 'changed',
        fields: [{ field: 'NAME', path: '', before: 'x'.repeat(50), after: 'Mint' }],
      }),
    ],
    problems: [{ path: '$.home', expected: 'a', found: 'b', action: 'left out' }],
  });

  expect(lines).toEqual([
    '2 changes',
    '  1 flavour added: Mint, 104',
    `  Flavour Mint, 104 · NAME: ${'x'.repeat(39)}… → Mint`,
    '1 problem',
    '  $.home · expected: a · found: b · result: left out',
  ]);
});

test('the first fifty changes are listed, followed by the number of further changes', () => {
  const fields = [{ field: 'NAME', path: '', after: 'Mint' }];
  const differences = Array.from({ length: 53 }, (_, index) =>
    aChange({ kind: 'changed', key: String(index), fields }),
  );
  const lines = findingLines({ differences, problems: [] });

  expect([lines.length, lines[51], lines[52]]).toEqual([
    53,
    '  and 3 more: see the preview, or add --json',
    'no problems',
  ]);
});

test('problems are listed in the order of the preview bar, with the most important problems first', () => {
  const paths = ['$.home.flavours[0].ACCENT', '$.home.flavours[1].ALLERGENS', '$.home.flavours[2].ID'];
  const problems = paths.map((path) => ({ path, expected: 'a', found: 'b', action: 'left out' }));

  expect(findingLines({ problems }).map((line) => line.split(' · ')[0])).toEqual([
    '3 problems',
    '  $.home.flavours[1].ALLERGENS',
    '  $.home.flavours[2].ID',
    '  $.home.flavours[0].ACCENT',
  ]);
});

test('publications are shown as a table with headings, and with times in the shop’s time zone', () => {
  const lines = publicationLines([
    {
      id: '0a1b2c3d',
      at: '2026-11-21T07:00:00.000Z',
      timeZone: 'Europe/Paris',
      outcome: 'updated',
      deployment: 'autumn',
      version: '3c1f60a4d7e2',
      by: 'Ada',
      note: 'Autumn range',
      counts: { categories: 1, collections: 1, flavours: 14 },
    },
    {
      id: '1a2b3c4d',
      at: '2026-11-20T07:00:00.000Z',
      due: '2026-12-01T07:00:00.000Z',
      timeZone: 'Europe/Paris',
      outcome: 'refused',
      deployment: 'live',
      reason: 'not JSON',
    },
  ]);

  expect(lines).toEqual([
    'ID        TIME (Europe/Paris)  WHAT       DEPLOYMENT  VERSION       DETAILS',
    '0a1b2c3d  2026-11-21 08:00     published  autumn      3c1f60a4d7e2  by Ada  14 flavours in 1 collection  “Autumn range”',
    '1a2b3c4d  2026-11-20 08:00     refused    live        -             for 2026-12-01 08:00  because not JSON',
  ]);
});

test('an empty list of publications is reported as “nothing was published or planned yet”', () => {
  expect(publicationLines([])).toEqual(['nothing was published or planned yet']);
});

test('if the response is an empty object, the report is empty', () => {
  expect(findingLines({})).toEqual([]);
});

test('on a site with several languages, a change or problem in one language is listed with this language', () => {
  const lines = findingLines({
    locales: ['en', 'fr'],
    differences: [aChange({ locale: 'fr' })],
    problems: [{ locale: 'fr', path: '$.home', expected: 'a', found: 'b', action: 'left out' }],
  });

  expect(lines).toEqual([
    '1 change',
    '  French · 1 flavour added: Mint, 104',
    '1 problem',
    '  French · $.home · expected: a · found: b · result: left out',
  ]);
});

test('a change is listed once if it is the same in all languages, and otherwise once per language', () => {
  const changed = (locale: string, name: string) =>
    aChange({
      kind: 'changed',
      locale,
      fields: [
        { field: 'NAME', path: '', after: name },
        { field: 'PRICE', path: '', before: '9', after: '10' },
      ],
    });
  const lines = findingLines({
    locales: ['en', 'fr'],
    differences: [
      changed('en', 'Mint'),
      aChange({ locale: 'en', key: '105', title: 'Rum, 105', kind: 'removed' }),
      changed('fr', 'Menthe'),
      aChange({ locale: 'fr', key: '105', title: 'Rhum, 105', kind: 'removed' }),
      aChange({ locale: 'fr', key: '106', title: 'Noix, 106', kind: 'removed' }),
    ],
    problems: [],
  });

  expect(lines).toEqual([
    '2 changes',
    '  Flavour Mint, 104 · PRICE: 9 → 10 · NAME (English): nothing → Mint · NAME (French): nothing → Menthe',
    '  2 flavours removed: Rum, 105; Noix, 106 (French)',
    'no problems',
  ]);
});

test('if the response has no `locales`, a change in several languages is listed with all its languages', () => {
  const differences = [aChange({ locale: 'en' }), aChange({ locale: 'fr' })];

  expect(findingLines({ differences })).toContain('  English, French · 1 flavour added: Mint, 104');
});

test('if the order of entries has changed, the report contains one line about the new order', () => {
  const differences = [aChange({ kind: 'moved', what: 'category', title: 'Bars' })];

  expect(findingLines({ differences })).toContain('  Categories: new order · Bars');
});

test('a line names at most ten products, followed by the number of further products', () => {
  const differences = Array.from({ length: 12 }, (_, index) =>
    aChange({ what: 'product', key: String(index), title: String(index) }),
  );

  expect(findingLines({ differences })).toContain(
    '  12 products added: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more',
  );
});

test('exactly fifty changes and a value of exactly forty characters are shown whole', () => {
  const field = { field: 'NAME', path: '', before: undefined, after: 'x'.repeat(40) };
  const differences = Array.from({ length: 50 }, (_, index) =>
    aChange({ kind: 'changed', key: String(index), fields: [field] }),
  );
  const lines = findingLines({ differences, problems: [] });

  expect(lines).toHaveLength(52);
  expect(lines[50]).toBe(`  Flavour Mint, 104 · NAME: nothing → ${'x'.repeat(40)}`);
  expect(lines[51]).toBe('no problems');
});
