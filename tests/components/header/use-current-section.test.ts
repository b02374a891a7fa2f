import { passedAnchor } from '@/components/header/use-current-section';

test('the current section is the last section whose top has reached the top of the viewport', () => {
  const sections = [
    { anchor: 'shop', top: -900 },
    { anchor: 'flavours', top: -100 },
    { anchor: 'story', top: 700 },
  ];

  expect(passedAnchor(sections)).toBe('flavours');
});

test('a section whose top is exactly at the top of the viewport is the current section', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 0 }])).toBe('shop');
});

test('a section one pixel below the top of the viewport still counts as the current section', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1 }])).toBe('shop');
});

test('a section more than one pixel below the top of the viewport is not the current section', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1.5 }])).toBeUndefined();
});

test('a page without sections has no current section', () => {
  expect(passedAnchor([])).toBeUndefined();
});
