import type { Change } from '@/lib/editing/preview/changes';
import { findingLines, publicationLine } from '@/lib/editing/publish/report';

function aChange(over: Partial<Change> = {}): Change {
  return {
    kind: 'added',
    what: 'flavour',
    key: '104',
    title: 'Mint, 104',
    path: 'home.flavours[3]',
    fields: [],
    ...over,
  };
}

test('empty lists are reported as no changes and no problems', () => {
  expect(findingLines({ differences: [], problems: [] })).toEqual(['no changes', 'no problems']);
});

test('each change and each problem has its own line', () => {
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
    '  added flavour Mint, 104',
    `  changed flavour Mint, 104  NAME ${'x'.repeat(39)}… → Mint`,
    '1 problem',
    '  $.home: expected a, found b: left out',
  ]);
});

test('the first twenty changes are listed, followed by the number of the remaining ones', () => {
  const lines = findingLines({ differences: Array.from({ length: 23 }, () => aChange()) });

  expect([lines.length, lines[21], lines[22]]).toEqual([23, '  and 3 more', 'no problems']);
});

test('a publication is reported in one line', () => {
  const line = publicationLine({
    id: '0a1b2c3d',
    at: '2026-11-21T07:00:00.000Z',
    outcome: 'updated',
    deployment: 'autumn',
    version: '3c1f60a4d7e2',
    by: 'Ada',
    note: 'Autumn range',
    counts: { categories: 1, collections: 2, flavours: 14 },
  });

  expect(line).toBe(
    '0a1b2c3d  2026-11-21T07:00:00.000Z  updated  autumn  3c1f60a4d7e2  by Ada  14 flavours in 2 collections  “Autumn range”',
  );
});

test('missing values are omitted, and the planned time and the reason of a refusal are shown', () => {
  const line = publicationLine({
    id: '0a1b2c3d',
    at: '2026-12-01T07:00:00.000Z',
    due: '2026-12-01T07:00:00.000Z',
    outcome: 'refused',
    deployment: 'autumn',
    reason: 'not JSON',
  });

  expect(line).toBe(
    '0a1b2c3d  2026-12-01T07:00:00.000Z  refused  autumn  -  for 2026-12-01T07:00:00.000Z  because not JSON',
  );
});

test('missing lists are reported as no changes and no problems', () => {
  expect(findingLines({})).toEqual(['no changes', 'no problems']);
});

test('with several languages each line names its language', () => {
  const lines = findingLines({
    differences: [aChange({ locale: 'fr' })],
    problems: [{ locale: 'fr', path: '$.home', expected: 'a', found: 'b', action: 'left out' }],
  });

  expect(lines).toEqual([
    '1 change',
    '  fr: added flavour Mint, 104',
    '1 problem',
    '  fr: $.home: expected a, found b: left out',
  ]);
});

test('twenty changes are all listed, and a value of forty characters is not cut', () => {
  const field = { field: 'NAME', path: '', before: undefined, after: 'x'.repeat(40) };
  const lines = findingLines({ differences: Array.from({ length: 20 }, () => aChange({ fields: [field] })) });

  expect(lines).toHaveLength(22);
  expect(lines[20]).toBe(`  added flavour Mint, 104  NAME nothing → ${'x'.repeat(40)}`);
  expect(lines[21]).toBe('no problems');
});
