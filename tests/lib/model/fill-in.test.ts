import { fillIn } from '@/lib/model/fill-in';

test('each name in braces is replaced by its value', () => {
  expect(fillIn('Image {number} of {count}, {number}', { number: 2, count: 3 })).toBe('Image 2 of 3, 2');
});

test('if a name in braces has no value, the name stays unchanged', () => {
  expect(fillIn('{title} of {name}', { name: 'Ada' })).toBe('{title} of Ada');
  expect(fillIn('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

test('a value is inserted unchanged, even if the value contains `$&` or a name in braces', () => {
  expect(fillIn('{title} · {name}', { title: '$& {name}', name: "$' $$" })).toBe("$& {name} · $' $$");
});
