import { directionsAddress, MAP_ZOOM, MARKER_OFFSET, toldState } from '@/components/stores/map-view';

const destinationOf = (address: string | undefined) => new URL(address ?? '').searchParams.get('destination');

test('the map is zoomed to 15', () => {
  expect(MAP_ZOOM).toBe(15);
});

test('the marker is offset by [6, -10]', () => {
  expect(MARKER_OFFSET).toEqual([6, -10]);
});

const location = { latitude: 48.8519, longitude: 2.3378 };

test('directions lead to the shop by its name and address, also where its place on the map is known', () => {
  expect(destinationOf(directionsAddress({ location, address: '14 rue Bonaparte' }, 'Quatorze'))).toBe(
    'Quatorze, 14 rue Bonaparte',
  );
});

test('without an address directions lead to the place on the map', () => {
  expect(destinationOf(directionsAddress({ location }, 'Quatorze'))).toBe('48.8519,2.3378');
});

test('without a place on the map directions lead to the address in its city', () => {
  expect(destinationOf(directionsAddress({ address: '14 rue Bonaparte', city: 'Paris' }))).toBe(
    '14 rue Bonaparte, Paris',
  );
});

test('a city that the address names already is not said twice', () => {
  expect(destinationOf(directionsAddress({ address: '14 rue Bonaparte, Paris', city: 'Paris' }))).toBe(
    '14 rue Bonaparte, Paris',
  );
});

test('there are no directions to a city alone', () => {
  expect(directionsAddress({ city: 'Paris' })).toBeUndefined();
});

test('a map that was lost is told as one that failed', () => {
  expect([toldState('lost'), toldState('failed'), toldState('ready')]).toEqual(['failed', 'failed', 'ready']);
});
