import { MAP_ZOOM, MARKER_OFFSET, toldState } from '@/components/stores/map/map-view';

test('the map opens at zoom level 15', () => {
  expect(MAP_ZOOM).toBe(15);
});

test('the marker is offset by [6, -10]', () => {
  expect(MARKER_OFFSET).toEqual([6, -10]);
});

test('a lost map is reported to the page as failed', () => {
  expect([toldState('lost'), toldState('failed'), toldState('ready')]).toEqual(['failed', 'failed', 'ready']);
});
