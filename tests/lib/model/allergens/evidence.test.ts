import { answerFor, type Evidence, joined } from '@/lib/model/allergens/evidence';

const aFood = (over: Partial<Evidence> = {}): Evidence => ({
  contains: [],
  traces: [],
  isComplete: true,
  ...over,
});

test.each([
  ['is stated', { contains: ['milk'] }, 'milk', 'no'],
  ['belongs to a stated group', { contains: ['nuts'] }, 'hazelnuts', 'no'],
  ['is the group of a stated allergen', { contains: ['hazelnuts'] }, 'nuts', 'no'],
  ['is the cereal of which a stated one is a variety', { contains: ['spelt'] }, 'wheat', 'no'],
  ['is in the same group as a stated allergen', { contains: ['hazelnuts'] }, 'almonds', 'yes'],
  ['is stated as a trace', { traces: ['milk'] }, 'milk', 'traces'],
  ['belongs to a group stated as a trace', { traces: ['nuts'] }, 'hazelnuts', 'traces'],
  ['is stated both as contained and as a trace', { contains: ['milk'], traces: ['milk'] }, 'milk', 'no'],
  ['is absent from an incomplete statement', { isComplete: false }, 'milk', 'unknown'],
  ['is present in an incomplete statement', { contains: ['milk'], isComplete: false }, 'milk', 'no'],
  ['is not stated', {}, 'milk', 'yes'],
] as const)('an allergen that %s', (_, evidence, avoided, answer) => {
  expect(answerFor(aFood(evidence as Partial<Evidence>), avoided)).toBe(answer);
});

test('joining the evidence of several languages keeps every allergen and is incomplete if one is', () => {
  const both = joined([
    aFood({ contains: ['soya'] }),
    aFood({ contains: ['milk'], traces: ['sesame'], isComplete: false }),
  ]);

  expect(both).toEqual({ contains: ['soya', 'milk'], traces: ['sesame'], isComplete: false });
});
