import { MAP_ZOOM, MARKER_OFFSET } from '@/components/stores/map/map-state';

test('the map opens at zoom level 15', () => {
  expect(MAP_ZOOM).toBe(15);
});

test('the map marker is 6 px to the right of the store’s coordinates, and 10 px above them', () => {
  expect(MARKER_OFFSET).toEqual([6, -10]);
});
