import { MAP_ZOOM, MARKER_OFFSET, reportedStateOf } from '@/components/stores/map/map-view';

test('the map opens at zoom level 15', () => {
  expect(MAP_ZOOM).toBe(15);
});

test('the marker is moved 6 px to the right and 10 px up', () => {
  expect(MARKER_OFFSET).toEqual([6, -10]);
});

test('if the map loses its graphics context, the page treats the map as failed', () => {
  expect([reportedStateOf('lost'), reportedStateOf('failed'), reportedStateOf('ready')]).toEqual([
    'failed',
    'failed',
    'ready',
  ]);
});
