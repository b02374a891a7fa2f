import { markedWords } from '@/lib/preview/marked-words';

test('words of one version alone are marked', () => {
  expect(markedWords('Dark, with whole berries', 'Dark, with dried berries')).toEqual([
    { text: 'Dark, with ', in: 'both' },
    { text: 'whole', in: 'before' },
    { text: 'dried', in: 'after' },
    { text: ' berries', in: 'both' },
  ]);
});
