import { diffWords } from '@/lib/editing/preview/word-diff';

test('words that are in only one version are marked', () => {
  expect(diffWords('Dark, with whole berries', 'Dark, with dried berries')).toEqual([
    { text: 'Dark, with ', in: 'both' },
    { text: 'whole', in: 'before' },
    { text: 'dried', in: 'after' },
    { text: ' berries', in: 'both' },
  ]);
});

test('texts with little in common are marked as a whole', () => {
  const words = (letter: string) => Array.from({ length: 80 }, (_, index) => `${letter}${index}`).join(' ');

  expect(diffWords(words('a'), words('b'))).toEqual([
    { text: words('a'), in: 'before' },
    { text: words('b'), in: 'after' },
  ]);
});
