import { firstFinding } from '@/lib/editing/findings/findings';
import { groupProblems } from '@/lib/editing/findings/grouped-problems';

const problems = (field: string) =>
  groupProblems([{ path: `$.home.flavours[0].${field}`, expected: 'text', found: '1', action: 'left out' }]);
const SAFETY_HINT = [{ hints: [{ path: 'x', text: 'flavour “Mint” lists no allergens' as const }] }];
const NAME_HINT = [{ hints: [{ path: 'x', text: 'flavour 104 has no name' as const }] }];

test.each([
  [
    'a problem with allergens comes before a hint about allergens',
    problems('ALLERGENS'),
    SAFETY_HINT,
    'problem',
  ],
  ['a problem with a price comes before a hint about allergens', problems('PRICE'), SAFETY_HINT, 'problem'],
  [
    'a hint about allergens comes before a problem with a link to the shop',
    problems('PRODUCT_ID'),
    SAFETY_HINT,
    'hint',
  ],
  [
    'a hint about allergens comes before a problem with the name of a flavour',
    problems('NAME'),
    SAFETY_HINT,
    'hint',
  ],
  [
    'a problem with the name of a flavour comes before a hint about the name',
    problems('NAME'),
    NAME_HINT,
    'problem',
  ],
  ['a problem if there are no hints', problems('NAME'), [], 'problem'],
  ['a hint if there are no problems', [], NAME_HINT, 'hint'],
  ['undefined if there are no problems and no hints', [], [], undefined],
])('`firstFinding` returns the kind of the most important finding: %s', (_title, given, hints, expected) => {
  expect(firstFinding(given, hints)).toBe(expected);
});
