import {
  readWithout,
  type Stated,
  statusText,
  verdictOf,
  verdictText,
  writeWithout,
} from '@/lib/suitability';
import { wordsFor } from '@/lib/words/words';

const NAMES = ['almonds', 'hazelnuts', 'milk'];
const [HAZELNUTS, MILK] = [1, 2];
const STATED: Stated = { contains: [MILK], traces: [HAZELNUTS] };

test.each([
  ['contains what is avoided', [MILK], 'no', 'Contains milk'],
  ['contains one and may contain the other', [HAZELNUTS, MILK], 'no', 'Contains milk'],
  ['may contain traces', [HAZELNUTS], 'traces', 'May contain hazelnuts'],
  ['is free of it', [0], 'yes', 'Free of almonds'],
])('a flavour that %s says so', (_, avoided, suits, text) => {
  const verdict = verdictOf(STATED, avoided);

  expect(verdict.suits).toBe(suits);
  expect(verdictText(verdict, NAMES, wordsFor('en').finder)).toBe(text);
});

test('what is not stated is never free', () => {
  expect(verdictOf(undefined, [MILK])).toEqual({ suits: 'unknown', about: [] });
  expect(verdictText(verdictOf(undefined, [MILK]), NAMES, wordsFor('fr').finder)).toBe('Non précisé');
});

test('a flavour free of several names all of them', () => {
  const verdict = verdictOf({ contains: [], traces: [] }, [0, HAZELNUTS, MILK]);

  expect(verdictText(verdict, NAMES, wordsFor('en').finder)).toBe('Free of almonds, hazelnuts and milk');
  expect(verdictText(verdict, NAMES, wordsFor('fr').finder)).toBe('Sans almonds, hazelnuts ni milk');
});

const status = (verdicts: Parameters<typeof statusText>[0], locale: string, avoided = ['hazelnuts']) =>
  statusText(verdicts, avoided, locale, wordsFor(locale).finder);
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('the status says how many are free, may contain traces and are not stated', () => {
  const verdicts = [
    ...times(9, 'yes' as const),
    ...times(2, 'no' as const),
    ...times(2, 'traces' as const),
    'unknown' as const,
  ];

  expect(status(verdicts, 'en')).toBe('9 of 14 are free of hazelnuts, 2 may contain traces, 1 is not stated');
  expect(status(verdicts, 'fr', ['lait', 'noisettes'])).toBe(
    '9 sur 14 sont sans lait ni noisettes, 2 peuvent contenir des traces, 1 n’est pas précisée',
  );
});

test('one and none have the forms of the language', () => {
  expect(status(['yes', 'no'], 'en')).toBe('1 of 2 is free of hazelnuts');
  expect(status(['no'], 'en')).toBe('0 of 1 are free of hazelnuts');
  expect(status(['no', 'traces'], 'fr')).toBe('0 sur 2 est sans hazelnuts, 1 peut contenir des traces');
  expect(status(['yes', ...times(2, 'unknown' as const)], 'en')).toBe(
    '1 of 3 is free of hazelnuts, 2 are not stated',
  );
});

test('the choice is read from the address', () => {
  expect(readWithout('?without=milk,Hazelnuts')).toEqual(['milk', 'hazelnuts']);
  expect(readWithout('?white&without=sulphur%20dioxide%2Cmilk')).toEqual(['sulphur dioxide', 'milk']);
  expect(readWithout('?without=%E0%A4%A')).toHaveLength(1);
  expect(readWithout('?without=')).toEqual([]);
  expect(readWithout('')).toEqual([]);
});

test('the choice is written into the address, and all else stays as it is', () => {
  expect(writeWithout('', ['milk', 'hazelnuts'])).toBe('?without=milk,hazelnuts');
  expect(writeWithout('?white&flavour=a%2Cb', ['lait entier'])).toBe(
    '?white&flavour=a%2Cb&without=lait%20entier',
  );
  expect(writeWithout('?without=milk&white', ['soya'])).toBe('?white&without=soya');
  expect(writeWithout('?without=milk', [])).toBe('');
  expect(writeWithout('?withoutmilk=1', [])).toBe('?withoutmilk=1');
});
