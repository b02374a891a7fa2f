import { clampSpan, DEFAULT_SPANS, GROUP_SIZE, rowOf, freeTracks, rowSizes } from '@/lib/model/grid-rows';

const UNIFORM = rowSizes({ kind: 'uniform', spans: DEFAULT_SPANS });
const GROUPED = rowSizes({ kind: 'grouped' });
const rowsAt = (sizes: typeof UNIFORM, breakpoint: keyof typeof UNIFORM) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => rowOf(index, sizes, breakpoint));

test('by default, a flavour spans 3 columns at the breakpoint lg, 4 at md, 6 at sm and 6 at xs', () => {
  expect(DEFAULT_SPANS).toEqual({ lg: 3, md: 4, sm: 6, xs: 6 });
});

test('by default, a row holds 4 flavours at the breakpoint lg, 3 at md, 2 at sm and 2 at xs', () => {
  expect(UNIFORM).toEqual({ lg: 4, md: 3, sm: 2, xs: 2 });
});

test('by default, the fifth flavour begins the second row at the breakpoint lg', () => {
  expect(rowsAt(UNIFORM, 'lg')).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
});

test('with UF_XS_COLS=12, each flavour has its own row at the breakpoint xs', () => {
  const sizes = rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 12 } });

  expect(rowsAt(sizes, 'xs')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('if a flavour spans 4 of the 12 columns at the breakpoint xs, a row holds 3 flavours', () => {
  const sizes = rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 4 } });

  expect(rowsAt(sizes, 'xs')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('if each flavour spans 5 of the 12 columns, a row holds two flavours', () => {
  expect(rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 5 } }).xs).toBe(2);
});

test('whatever widths UF_COLS_JSON gives, a row holds 4 flavours at the breakpoints lg, md and sm, and 1 at xs', () => {
  expect(GROUP_SIZE).toEqual({ lg: 4, md: 4, sm: 4, xs: 1 });
});

test('whatever widths UF_COLS_JSON gives, the fifth flavour begins the second row at the breakpoint sm', () => {
  expect(rowsAt(GROUPED, 'sm')).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
});

test('a span of 0 columns becomes 1 column', () => {
  expect(clampSpan(0)).toBe(1);
});

test('a negative span becomes 1 column', () => {
  expect(clampSpan(-4)).toBe(1);
});

test('a span above 12 columns becomes 12 columns', () => {
  expect(clampSpan(24)).toBe(12);
});

test('a span from 1 to 12 columns is unchanged', () => {
  expect([1, 8, 12].map(clampSpan)).toEqual([1, 8, 12]);
});

test('`freeTracks` returns the number of free columns in the last row at each breakpoint', () => {
  expect(freeTracks(DEFAULT_SPANS, 5)).toEqual({ lg: 9, md: 4, sm: 6, xs: 6 });
  expect(freeTracks(DEFAULT_SPANS, 6)).toEqual({ lg: 6, md: 0, sm: 0, xs: 0 });
});

test('no columns are free if the last row is full, or if the collection is empty', () => {
  expect(freeTracks(DEFAULT_SPANS, 12)).toEqual({ lg: 0, md: 0, sm: 0, xs: 0 });
  expect(freeTracks(DEFAULT_SPANS, 0)).toEqual({ lg: 0, md: 0, sm: 0, xs: 0 });
});
