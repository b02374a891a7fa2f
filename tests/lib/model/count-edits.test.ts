import { countEdits } from '@/lib/model/count-edits';

test.each([
  ['milk', 'milk', 0],
  ['mlk', 'milk', 1],
  ['mlik', 'milk', 1],
  ['imlk', 'milk', 1],
  ['mikl', 'milk', 1],
  ['mlki', 'milk', 2],
  ['milkk', 'milk', 1],
  ['mil', 'milk', 1],
  ['', 'milk', 4],
  ['', '', 0],
])('turning “%s” into “%s” takes %i edits', (written, meant, edits) => {
  expect(countEdits(written, meant)).toBe(edits);
});
