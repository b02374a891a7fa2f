import { readFileSync } from 'node:fs';

import { cutOutSlot, panelPhotoSlot, PICTURE_SLOTS, posterSlot, shownWidth } from '@/lib/model/picture-slots';

test('`shownWidth` returns the largest width that a picture has on a phone, a tablet or a desktop', () => {
  expect(shownWidth(PICTURE_SLOTS.founder)).toBe(710); // desktop: 37vw of 1920 px
  expect(shownWidth(PICTURE_SLOTS.storeFront)).toBe(751); // tablet: 90vw of 834 px
  expect(shownWidth(PICTURE_SLOTS.storyLeft)).toBe(1056); // desktop: 55vw of 1920 px, more than the minimum of 850 px
  expect(shownWidth(cutOutSlot({ xs: 12, sm: 6, md: 4, lg: 3 }))).toBe(384); // desktop: 20vw of 1920 px
});

test('for panel photos of the same height, `shownWidth` is larger for the wider photo', () => {
  expect(shownWidth(panelPhotoSlot({ width: 1000, height: 1000 }))).toBe(1080);
  expect(shownWidth(panelPhotoSlot({ width: 800, height: 1000 }))).toBe(864);
});

test('`shownWidth` returns at most the width of the largest variant', () => {
  expect(shownWidth(posterSlot({ width: 1600, height: 900 }))).toBe(1920);
});

test('for a poster, `shownWidth` ignores the screens that do not show the poster', () => {
  expect(shownWidth(posterSlot({ width: 720, height: 1280 }, 'narrow'))).toBe(834);
  expect(shownWidth(posterSlot({ width: 720, height: 1280 }, 'wide'))).toBe(1920);
});

test.each([
  ['category', 'components/categories/category-tile.module.css'],
  ['collection', 'components/collections/collection.module.css'],
  ['storyRight', 'components/story/story.module.css'],
  ['founder', 'components/founder/founder.module.css'],
  ['showcase', 'components/ui/showcase.module.css'],
  ['storeFront', 'components/stores/stores.module.css'],
] as const)('the picture slot "%s" has the aspect ratios that its stylesheet declares', (name, file) => {
  const declared = [...readFileSync(file, 'utf8').matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g)];
  const shapes = declared.map(([, width, height = '1']) => [Number(width), Number(height)]);

  expect(shapes).toEqual(PICTURE_SLOTS[name].shapes);
});
