import { answerFor, type Evidence, joinEvidence } from '@/lib/model/allergens/evidence';

const aFood = (over: Partial<Evidence> = {}): Evidence => ({
  contains: [],
  traces: [],
  isComplete: true,
  ...over,
});

test.each([
  ['a stated allergen is answered with no', { contains: ['milk'] }, 'milk', 'no'],
  ['a member of a stated group is answered with no', { contains: ['nuts'] }, 'hazelnuts', 'no'],
  ['the group of a stated allergen is answered with no', { contains: ['hazelnuts'] }, 'nuts', 'no'],
  ['wheat is answered with no if its variety spelt is stated', { contains: ['spelt'] }, 'wheat', 'no'],
  [
    'another member of the group of a stated allergen is answered with yes',
    { contains: ['hazelnuts'] },
    'almonds',
    'yes',
  ],
  ['a stated trace is answered with traces', { traces: ['milk'] }, 'milk', 'traces'],
  [
    'a member of a group stated as a trace is answered with traces',
    { traces: ['nuts'] },
    'hazelnuts',
    'traces',
  ],
  [
    'an allergen stated both as contained and as a trace is answered with no',
    { contains: ['milk'], traces: ['milk'] },
    'milk',
    'no',
  ],
  ['an allergen missing from an incomplete statement is unknown', { isComplete: false }, 'milk', 'unknown'],
  [
    'an allergen stated in an incomplete statement is answered with no',
    { contains: ['milk'], isComplete: false },
    'milk',
    'no',
  ],
  ['an allergen missing from a complete statement is answered with yes', {}, 'milk', 'yes'],
] as const)('%s', (_, evidence, avoided, answer) => {
  expect(answerFor(aFood(evidence as Partial<Evidence>), avoided)).toBe(answer);
});

test('joined evidence has the allergens of all languages, and is incomplete if the evidence of one language is incomplete', () => {
  const both = joinEvidence([
    aFood({ contains: ['soya'] }),
    aFood({ contains: ['milk'], traces: ['sesame'], isComplete: false }),
  ]);

  expect(both).toEqual({ contains: ['soya', 'milk'], traces: ['sesame'], isComplete: false });
});
