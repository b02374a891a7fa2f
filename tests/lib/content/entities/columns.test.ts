import { LIMITS } from '@/lib/content/document/limits';
import { type Columns, columnsText, readColumns } from '@/lib/content/entities/columns';
import type { Problem } from '@/lib/content/problems';

function columnsOf(value: unknown, xsSpan?: number): { columns?: Columns; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const given = columnsText.read(value, '$.cols', report);
  return { columns: readColumns(given, xsSpan, '$.cols', report), problems };
}

const spansOf = (value: unknown, index: number) => columnsOf(value).columns?.items.get(index)?.spans;

const COLUMNS = { 0: { xs: 12, sm: 12, md: 8, lg: 6 }, 1: { lg: 9 } };

test('UF_COLS_JSON can be an object', () => {
  expect(spansOf(COLUMNS, 0)).toEqual({ xs: 12, sm: 12, md: 8, lg: 6 });
});

test('UF_COLS_JSON can be JSON text', () => {
  expect(spansOf(JSON.stringify(COLUMNS), 0)).toEqual({ xs: 12, sm: 12, md: 8, lg: 6 });
});

test('UF_COLS_JSON can be an array', () => {
  expect(spansOf([{ lg: 6 }, { lg: 9 }], 1)).toMatchObject({ lg: 9 });
});

test('a flavour whose entry in UF_COLS_JSON is null has the default column spans', () => {
  expect(columnsOf([null, { lg: 9 }])).toMatchObject({
    columns: { items: new Map([[1, expect.objectContaining({ spans: { xs: 6, sm: 6, md: 4, lg: 9 } })]]) },
    problems: [],
  });
});

test('a missing span becomes the default span', () => {
  expect(spansOf(COLUMNS, 1)).toEqual({ xs: 6, sm: 6, md: 4, lg: 9 });
});

test('a flavour without an entry in UF_COLS_JSON has the default column spans', () => {
  expect(columnsOf(COLUMNS).columns?.fallback.spans).toEqual({ xs: 6, sm: 6, md: 4, lg: 3 });
});

test('the default span at breakpoint xs is UF_XS_COLS', () => {
  expect(columnsOf(COLUMNS, 12).columns?.fallback.spans).toEqual({ xs: 12, sm: 6, md: 4, lg: 3 });
});

test('the column span of a flavour can be a number in quotation marks, such as "6"', () => {
  expect(spansOf({ 0: { lg: '6' } }, 0)).toMatchObject({ lg: 6 });
});

test('a span above twelve becomes twelve', () => {
  expect(spansOf({ 0: { lg: 99 } }, 0)).toMatchObject({ lg: 12 });
});

test('a span of 0 is read as 1', () => {
  expect([spansOf({ 0: { lg: 0 } }, 0)?.lg, columnsOf({ 0: { lg: 0 } }).problems]).toEqual([1, []]);
});

test('a span that is not a number is reported and becomes the default span', () => {
  expect(spansOf({ 0: { lg: 'wide', md: 8 } }, 0)).toMatchObject({ lg: 3, md: 8 });
  expect(columnsOf({ 0: { lg: 'wide', md: 8 } }).problems).toMatchObject([
    { path: '$.cols[0].lg', found: '"wide"', action: 'left out' },
  ]);
});

test('in UF_COLS_JSON, styles in the entry of a flavour apply to this flavour', () => {
  const { columns } = columnsOf({
    0: { productImagesStyle: { width: '50%' }, productItemStyle: { top: '10px' } },
  });

  expect(columns?.items.get(0)).toMatchObject({ imageStyle: { width: '50%' }, itemStyle: { top: '10px' } });
});

test('styles at the top level of UF_COLS_JSON apply to every flavour', () => {
  const { columns } = columnsOf({
    productImagesStyle: { width: '50%' },
    productItemStyle: { top: '10px' },
    0: { lg: 6 },
  });

  expect(columns?.items.get(0)).toMatchObject({ imageStyle: { width: '50%' }, itemStyle: { top: '10px' } });
  expect(columns?.fallback).toMatchObject({ imageStyle: { width: '50%' }, itemStyle: { top: '10px' } });
});

test('in UF_COLS_JSON, the styles of one flavour override the styles of all flavours', () => {
  const { columns } = columnsOf({
    productImagesStyle: { width: '50%', height: '40%' },
    0: { productImagesStyle: { width: '80%' } },
  });

  expect(columns?.items.get(0)?.imageStyle).toEqual({ width: '80%', height: '40%' });
});

test('a style that is not allowed is omitted and reported with its path', () => {
  expect(columnsOf({ 2: { productItemStyle: { position: 'fixed' } } }).problems).toEqual([
    {
      path: '$.cols[2].productItemStyle.position',
      expected: 'an allowed style property',
      found: '"fixed"',
      action: 'left out',
    },
  ]);
});

test('invalid JSON is reported, and the default column spans are used', () => {
  expect(columnsOf('{"0": {')).toEqual({
    columns: undefined,
    problems: [
      {
        path: '$.cols',
        expected: 'JSON with column widths',
        found: String.raw`"{\"0\": {"`,
        action: 'the default widths are used',
      },
    ],
  });
});

test('if UF_COLS_JSON is a number, a problem is reported', () => {
  expect(columnsOf(4)).toEqual({
    columns: undefined,
    problems: [
      {
        path: '$.cols',
        expected: 'column widths by position in the collection',
        found: '4',
        action: 'the default widths are used',
      },
    ],
  });
});

test('an entry that is not an object is reported, and the other entries are kept', () => {
  const { columns, problems } = columnsOf({ 0: 6, 1: { lg: 9 } });

  expect(columns?.items.get(1)).toMatchObject({ spans: { lg: 9 } });
  expect(problems).toMatchObject([{ path: '$.cols[0]', expected: 'an object', found: '6' }]);
});

test('unknown keys of UF_COLS_JSON are not reported', () => {
  expect(columnsOf({ note: 'wide', 0: { lg: 6 } }).problems).toEqual([]);
});

test.each([[undefined], [null], [''], [[]], ['[]'], ['null'], [false]])(
  'if UF_COLS_JSON is %j, the default column spans are used, and no problem is reported',
  (value) => {
    expect(columnsOf(value)).toEqual({ columns: undefined, problems: [] });
  },
);

test('a UF_XS_COLS above twelve becomes twelve', () => {
  expect(columnsOf({ 1: { lg: 9 } }, 40).columns?.fallback.spans).toMatchObject({ xs: 12 });
});

test('in UF_COLS_JSON, the key “12” is an index, but “a1” and “1a” are not', () => {
  const { columns } = columnsOf({ 12: { lg: 9 }, a1: { lg: 2 }, '1a': { lg: 2 } });

  expect([...(columns?.items.keys() ?? [])]).toEqual([12]);
});

test('JSON text of the maximum length is read, and longer text is reported', () => {
  const longest = JSON.stringify(COLUMNS).padEnd(LIMITS.columns);
  expect(columnsOf(longest)).toMatchObject({ columns: columnsOf(COLUMNS).columns, problems: [] });
  expect(columnsOf(longest).columns).toBeDefined();

  const { columns, problems } = columnsOf(`${longest} `);
  expect(columns).toBeUndefined();
  expect(problems).toEqual([
    {
      path: '$.cols',
      expected: `JSON of at most ${LIMITS.columns} characters`,
      found: expect.stringContaining('…'),
      action: 'the default widths are used',
    },
  ]);
});
