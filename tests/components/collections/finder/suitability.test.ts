import {
  type Answers,
  readWithout,
  statusText,
  verdictOf,
  verdictText,
  writeWithout,
} from '@/components/collections/finder/suitability';
import { wordsFor } from '@/lib/words/words';

const NAMES = ['almonds', 'hazelnuts', 'milk'];
const [ALMONDS, HAZELNUTS, MILK] = [0, 1, 2];
const ANSWERS: Answers = { no: [MILK], traces: [HAZELNUTS], unknown: [] };
const finder = (locale: string) => wordsFor(locale).finder;

test.each([
  ['contains the avoided allergen', [MILK], 'no', 'Contains milk'],
  [
    'contains an avoided allergen, even if there may be traces of another',
    [HAZELNUTS, MILK],
    'no',
    'Contains milk',
  ],
  ['may contain traces of the avoided allergen', [HAZELNUTS], 'traces', 'May contain hazelnuts'],
  ['does not list the avoided allergen', [ALMONDS], 'yes', 'No almonds listed'],
])('if a flavour %s, the verdict says so, and the label names the allergen', (_, avoided, suits, text) => {
  const verdict = verdictOf(ANSWERS, avoided);

  expect(verdict.suits).toBe(suits);
  expect(verdictText(verdict, NAMES, finder('en'))).toBe(text);
});

test('if it is unknown whether a flavour has the only avoided allergen, the flavour’s label is “Not known”', () => {
  const verdict = verdictOf({ ...ANSWERS, unknown: [ALMONDS] }, [ALMONDS]);

  expect(verdict.suits).toBe('unknown');
  expect(verdictText(verdict, NAMES, finder('en'))).toBe('Not known');
  expect(verdictText(verdict, NAMES, finder('fr'))).toBe('Non connu');
});

test('if a flavour lists none of the avoided allergens, the label says so and names each of these allergens', () => {
  const verdict = verdictOf({ no: [], traces: [], unknown: [] }, [ALMONDS, HAZELNUTS, MILK]);

  expect(verdictText(verdict, NAMES, finder('en'))).toBe('No almonds, hazelnuts or milk listed');
  expect(verdictText(verdict, ['amandes', 'noisettes', 'lait'], finder('fr'))).toBe(
    'Sans amandes, noisettes ni lait dans la liste',
  );
});

test.each(['en', 'fr'])(
  'the messages of the allergen finder in %s never promise that a food is free of an allergen',
  (locale) => {
    expect(JSON.stringify(finder(locale))).not.toMatch(/\bfree\b|exempte?|garanti/i);
  },
);

const status = (verdicts: Parameters<typeof statusText>[0], locale: string, avoided = ['hazelnuts']) =>
  statusText(verdicts, avoided, locale, finder(locale));
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('the status text counts the flavours without the avoided allergens, with possible traces, and with unknown allergens', () => {
  const verdicts = [
    ...times(9, 'yes' as const),
    ...times(2, 'no' as const),
    ...times(2, 'traces' as const),
    'unknown' as const,
  ];

  expect(status(verdicts, 'en')).toBe('9 of 14 list no hazelnuts, 2 may contain traces, 1 is not known');
  expect(status(verdicts, 'fr', ['lait', 'noisettes'])).toBe(
    '9 sur 14 sans lait ni noisettes dans la liste, 2 peuvent contenir des traces, 1 n’est pas connue',
  );
});

test('in English and French, the status text has the singular or plural that fits each number', () => {
  expect(status(['yes', 'no'], 'en')).toBe('1 of 2 lists no hazelnuts');
  expect(status(['no'], 'en')).toBe('0 of 1 list no hazelnuts');
  expect(status(['no', 'traces'], 'fr', ['lait'])).toBe(
    '0 sur 2 sans lait dans la liste, 1 peut contenir des traces',
  );
  expect(status(['yes', ...times(2, 'unknown' as const)], 'en')).toBe(
    '1 of 3 lists no hazelnuts, 2 are not known',
  );
});

test('the avoided allergens are read from the address', () => {
  expect(readWithout('?without=milk,Hazelnuts')).toEqual(['milk', 'hazelnuts']);
  expect(readWithout('?white&without=brazil-nuts%2Cmilk')).toEqual(['brazil-nuts', 'milk']);
  expect(readWithout('?without=%E0%A4%A')).toHaveLength(1);
  expect(readWithout('?without=')).toEqual([]);
  expect(readWithout('')).toEqual([]);
});

test('writing the avoided allergens to the address keeps all other parameters', () => {
  expect(writeWithout('', ['milk', 'hazelnuts'])).toBe('?without=milk,hazelnuts');
  expect(writeWithout('?white&flavour=a%2Cb', ['brazil-nuts'])).toBe(
    '?white&flavour=a%2Cb&without=brazil-nuts',
  );
  expect(writeWithout('?without=milk&white', ['soya'])).toBe('?white&without=soya');
  expect(writeWithout('?without=milk', [])).toBe('');
  expect(writeWithout('?withoutmilk=1', [])).toBe('?withoutmilk=1');
});
