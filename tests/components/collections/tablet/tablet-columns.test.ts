import { MAX_SQUARES, tabletColumns } from '@/components/collections/tablet/tablet-columns';

const COUNTS = Array.from({ length: MAX_SQUARES }, (_, index) => index + 1);

function rows(squares: number): number[] {
  const columns = tabletColumns(squares);
  const count = Math.ceil(squares / columns);
  return Array.from({ length: count }, (_, row) => Math.min(columns, squares - row * columns));
}

test('a chocolate tablet of fourteen flavours is drawn as two rows of seven squares', () => {
  expect(rows(14)).toEqual([7, 7]);
});

test('a tablet of twenty flavours has two rows of ten squares', () => {
  expect(rows(20)).toEqual([10, 10]);
});

test('a tablet of one flavour has one square, and a tablet of sixty flavours has six rows of ten squares', () => {
  expect(rows(1)).toEqual([1]);
  expect(rows(60)).toEqual([10, 10, 10, 10, 10, 10]);
});

test('a tablet of thirteen flavours has a row of seven squares and a row of six squares', () => {
  expect(rows(13)).toEqual([7, 6]);
});

test.each(COUNTS)(
  'a tablet of %d squares has at most ten columns, and the last row is at least half full',
  (squares) => {
    const all = rows(squares);
    const [columns = 0] = all;
    const missing = columns * all.length - squares;
    expect(columns).toBeLessThanOrEqual(10);
    expect(missing).toBeLessThan(all.length);
    expect(all.at(-1)).toBeGreaterThanOrEqual(columns / 2);
  },
);
