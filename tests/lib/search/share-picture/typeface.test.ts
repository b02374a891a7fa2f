import { cutText, readTypeface } from '@/lib/search/share-picture/typeface';

test.each([
  ['Quatorze ❤️', 'Quatorze'],
  ['Čokoláda à l’ancienne …', 'Čokoláda à l’ancienne …'],
  ['Cafe\u0301', 'Café'],
  ['Шоколад 巧克力 شوكولاتة', ''],
  ['مجموعة من 14 نكهة.', ''],
  ['Quatorze, شوكولاتة', ''],
  ['a\u200d\u0000\n\tb 👩‍🍳  c', 'a b c'],
])('the share picture shows the text %j as %j', async (text, drawn) => {
  const { drawable } = await readTypeface();

  expect(drawable(text)).toBe(drawn);
});

test('a text of exactly the maximum length is not shortened', () => {
  expect(cutText('twelve chars', 12)).toBe('twelve chars');
});

test.each([
  ['twelve chars and more', 12, 'twelve…'],
  ['onewordthatislong', 8, 'oneword…'],
  ['a b', 2, 'a…'],
])('%j is shortened to at most %i characters: %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
  expect([...cut].length).toBeLessThanOrEqual(most);
});
