import { passedAnchor } from '@/components/header/passed-anchor';

test('the passed section is the last one whose top has passed the top of the window', () => {
  const sections = [
    { anchor: 'shop', top: -900 },
    { anchor: 'flavours', top: -100 },
    { anchor: 'story', top: 700 },
  ];

  expect(passedAnchor(sections)).toBe('flavours');
});

test('a section whose top is right at the top of the window has passed', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 0 }])).toBe('shop');
});

test('one pixel is granted for rounding', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1 }])).toBe('shop');
});

test('a section more than a pixel below the top of the window has not passed', () => {
  expect(passedAnchor([{ anchor: 'shop', top: 1.5 }])).toBeUndefined();
});

test('no section has passed on a page without anchored ones', () => {
  expect(passedAnchor([])).toBeUndefined();
});
