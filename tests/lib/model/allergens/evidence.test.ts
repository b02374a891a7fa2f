import { answerFor, type Evidence, joinEvidence } from '@/lib/model/allergens/evidence';

const aFood = (over: Partial<Evidence> = {}): Evidence => ({
  contains: [],
  traces: [],
  mentioned: [],
  isComplete: true,
  ...over,
});

test.each([
  ['a food with milk does not suit a visitor who avoids milk', { contains: ['milk'] }, 'milk', 'no'],
  [
    'a food with nuts does not suit a visitor who avoids hazelnuts',
    { contains: ['nuts'] },
    'hazelnuts',
    'no',
  ],
  [
    'a food with hazelnuts does not suit a visitor who avoids nuts',
    { contains: ['hazelnuts'] },
    'nuts',
    'no',
  ],
  ['a food with spelt does not suit a visitor who avoids wheat', { contains: ['spelt'] }, 'wheat', 'no'],
  ['a food with hazelnuts suits a visitor who avoids almonds', { contains: ['hazelnuts'] }, 'almonds', 'yes'],
  ['for a food with traces of milk, the answer for milk is “traces”', { traces: ['milk'] }, 'milk', 'traces'],
  [
    'for a food with traces of nuts, the answer for hazelnuts is “traces”',
    { traces: ['nuts'] },
    'hazelnuts',
    'traces',
  ],
  [
    'for a food with milk and traces of milk, the answer for milk is “no”',
    { contains: ['milk'], traces: ['milk'] },
    'milk',
    'no',
  ],
  [
    'if the statement is incomplete and does not name milk, the answer for milk is “unknown”',
    { isComplete: false },
    'milk',
    'unknown',
  ],
  [
    'if the statement is incomplete but names milk, the answer for milk is “no”',
    { contains: ['milk'], isComplete: false },
    'milk',
    'no',
  ],
  ['if the statement is complete and does not name milk, the answer for milk is “yes”', {}, 'milk', 'yes'],
  [
    'if a text on the tile mentions nuts, the answer for hazelnuts is “unknown”',
    { mentioned: ['nuts'] },
    'hazelnuts',
    'unknown',
  ],
  [
    'if a text on the tile mentions nuts, the answer for milk is “yes”',
    { mentioned: ['nuts'] },
    'milk',
    'yes',
  ],
] as const)('%s', (_, evidence, avoided, answer) => {
  expect(answerFor(aFood(evidence as Partial<Evidence>), avoided)).toBe(answer);
});

test('`joinEvidence` returns the allergens of two languages, and the result is incomplete if one input is incomplete', () => {
  const both = joinEvidence([
    aFood({ contains: ['soya'] }),
    aFood({ contains: ['milk'], traces: ['sesame'], mentioned: ['eggs'], isComplete: false }),
  ]);

  expect(both).toEqual({
    contains: ['soya', 'milk'],
    traces: ['sesame'],
    mentioned: ['eggs'],
    isComplete: false,
  });
});
