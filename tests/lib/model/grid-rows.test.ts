import {
  clampSpan,
  DEFAULT_SPANS,
  GROUP_SIZE,
  rowOf,
  rowRests,
  rowSizes,
  TRACKS,
} from '@/lib/model/grid-rows';

const UNIFORM = rowSizes({ kind: 'uniform', spans: DEFAULT_SPANS });
const GROUPED = rowSizes({ kind: 'grouped' });
const rowsAt = (sizes: typeof UNIFORM, breakpoint: keyof typeof UNIFORM) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => rowOf(index, sizes, breakpoint));

test('a grid has twelve tracks', () => {
  expect(TRACKS).toBe(12);
});

test('an item spans 3 tracks at lg, 4 at md, 6 at sm and 6 at xs when the content says nothing', () => {
  expect(DEFAULT_SPANS).toEqual({ lg: 3, md: 4, sm: 6, xs: 6 });
});

test('by default a row holds 4 flavours at lg, 3 at md, 2 at sm and 2 at xs', () => {
  expect(UNIFORM).toEqual({ lg: 4, md: 3, sm: 2, xs: 2 });
});

test('the fifth flavour begins the second row at lg', () => {
  expect(rowsAt(UNIFORM, 'lg')).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
});

test('the fourth flavour begins the second row at md', () => {
  expect(rowsAt(UNIFORM, 'md')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('two flavours stand in a row at sm', () => {
  expect(rowsAt(UNIFORM, 'sm')).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4]);
});

test('with UF_XS_COLS of 12 each flavour is a row of its own at xs', () => {
  const sizes = rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 12 } });

  expect(rowsAt(sizes, 'xs')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('with UF_XS_COLS of 4 three flavours stand in a row at xs', () => {
  const sizes = rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 4 } });

  expect(rowsAt(sizes, 'xs')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('tracks that do not add up to twelve leave the rest of the row empty', () => {
  expect(rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 5 } }).xs).toBe(2);
});

test('a span of more than half the tracks makes one flavour a row', () => {
  expect(rowSizes({ kind: 'uniform', spans: { ...DEFAULT_SPANS, xs: 7 } }).xs).toBe(1);
});

test('with columns of its own a collection breaks its rows every 4 items from sm on and every 1 at xs', () => {
  expect(GROUP_SIZE).toEqual({ lg: 4, md: 4, sm: 4, xs: 1 });
});

test('a group of four is the row even where its spans wrap', () => {
  expect(rowsAt(GROUPED, 'sm')).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
});

test('a collection with columns of its own has one item a row at xs', () => {
  expect(rowsAt(GROUPED, 'xs')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a span below one track is clamped to one', () => {
  expect(clampSpan(0)).toBe(1);
});

test('a negative span is clamped to one track', () => {
  expect(clampSpan(-4)).toBe(1);
});

test('a span above twelve tracks is clamped to twelve', () => {
  expect(clampSpan(24)).toBe(12);
});

test('a span between one and twelve stays as it is', () => {
  expect(clampSpan(8)).toBe(8);
});

test('what the last row leaves free is what its items do not span', () => {
  expect(rowRests(DEFAULT_SPANS, 5)).toEqual({ lg: 9, md: 4, sm: 6, xs: 6 });
  expect(rowRests(DEFAULT_SPANS, 6)).toEqual({ lg: 6, md: 0, sm: 0, xs: 0 });
});

test('a last row that is full leaves nothing free, nor does an empty collection', () => {
  expect(rowRests(DEFAULT_SPANS, 12)).toEqual({ lg: 0, md: 0, sm: 0, xs: 0 });
  expect(rowRests(DEFAULT_SPANS, 0)).toEqual({ lg: 0, md: 0, sm: 0, xs: 0 });
});
