import { diffWords } from '@/lib/editing/preview/word-diff';

test('words that are only in the old text or only in the new text are marked', () => {
  expect(diffWords('Dark, with whole berries', 'Dark, with dried berries')).toEqual([
    { text: 'Dark, with ', in: 'both' },
    { text: 'whole', in: 'before' },
    { text: ' ', in: 'both' },
    { text: 'dried', in: 'after' },
    { text: ' berries', in: 'both' },
  ]);
});

test('two texts that share no word are marked as a whole', () => {
  const words = (letter: string) => Array.from({ length: 80 }, (_, index) => `${letter}${index}`).join(' ');

  expect(diffWords(words('a'), words('b'))).toEqual([
    { text: words('a'), in: 'before' },
    { text: ' ', in: 'both' },
    { text: words('b'), in: 'after' },
  ]);
});

test('if most words of a text have changed, the whole old text comes before the whole new text', () => {
  const [before, after] = ['We roast Tonda Gentile on Mondays', 'These hazelnuts were picked on Sundays'];

  expect(diffWords(before, after)).toEqual([
    { text: before, in: 'before' },
    { text: ' ', in: 'both' },
    { text: after, in: 'after' },
  ]);
});

test('a space separates a changed word or punctuation mark from its replacement', () => {
  const text = diffWords(
    'Roasted and ground in our own kitchen, slowly.',
    'Roasted and ground in our own house, slowly!',
  )
    .map((part) => (part.in === 'both' ? part.text : `[${part.text}]`))
    .join('');

  expect(text).toBe('Roasted and ground in our own [kitchen] [house], slowly[.] [!]');
});

test('if a text becomes much longer, both texts are shown whole, even if all old words remain', () => {
  expect(diffWords('Dark', 'Dark, with dried berries')).toEqual([
    { text: 'Dark', in: 'before' },
    { text: ' ', in: 'both' },
    { text: 'Dark, with dried berries', in: 'after' },
  ]);
});

test('two texts are compared word by word if they share at least half of their words', () => {
  expect(diffWords('Dark milk', 'Dark rum')).toContainEqual({ text: 'rum', in: 'after' });
});
