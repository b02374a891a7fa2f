import { answerFor, type Evidence, joined } from '@/lib/model/allergens/evidence';

const aFood = (over: Partial<Evidence> = {}): Evidence => ({
  contains: [],
  traces: [],
  isComplete: true,
  ...over,
});

test.each([
  ['is stated', { contains: ['milk'] }, 'milk', 'no'],
  ['is a member of a group that is stated', { contains: ['nuts'] }, 'hazelnuts', 'no'],
  ['is the group of a member that is stated', { contains: ['hazelnuts'] }, 'nuts', 'no'],
  ['is the kind of cereal that a stated one belongs to', { contains: ['spelt'] }, 'wheat', 'no'],
  ['is a neighbour of one that is stated', { contains: ['hazelnuts'] }, 'almonds', 'yes'],
  ['is stated as a trace', { traces: ['milk'] }, 'milk', 'traces'],
  ['is a member of a group of traces', { traces: ['nuts'] }, 'hazelnuts', 'traces'],
  ['is stated and a trace', { contains: ['milk'], traces: ['milk'] }, 'milk', 'no'],
  ['is not stated by an incomplete statement', { isComplete: false }, 'milk', 'unknown'],
  ['is stated by an incomplete statement', { contains: ['milk'], isComplete: false }, 'milk', 'no'],
  ['is not stated', {}, 'milk', 'yes'],
] as const)('an allergen that %s', (_, evidence, avoided, answer) => {
  expect(answerFor(aFood(evidence as Partial<Evidence>), avoided)).toBe(answer);
});

test('of several languages the worst answer counts', () => {
  const both = joined([
    aFood({ contains: ['soya'] }),
    aFood({ contains: ['milk'], traces: ['sesame'], isComplete: false }),
  ]);

  expect(both).toEqual({ contains: ['soya', 'milk'], traces: ['sesame'], isComplete: false });
});
