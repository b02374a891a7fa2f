import { directionsAddress } from '@/components/stores/directions';

const destinationOf = (address: string | undefined) => new URL(address ?? '').searchParams.get('destination');

const location = { latitude: 48.8519, longitude: 2.3378 };

test('directions use the name and address of the shop even if its coordinates are known', () => {
  expect(destinationOf(directionsAddress({ location, address: '14 rue Bonaparte' }, 'Quatorze'))).toBe(
    'Quatorze, 14 rue Bonaparte',
  );
});

test('directions use the coordinates if there is no address', () => {
  expect(destinationOf(directionsAddress({ location }, 'Quatorze'))).toBe('48.8519,2.3378');
});

test('directions lead to the address and the city', () => {
  expect(destinationOf(directionsAddress({ address: '14 rue Bonaparte', city: 'Paris' }))).toBe(
    '14 rue Bonaparte, Paris',
  );
});

test('directions do not repeat a city that is already in the address', () => {
  expect(destinationOf(directionsAddress({ address: '14 rue Bonaparte, Paris', city: 'Paris' }))).toBe(
    '14 rue Bonaparte, Paris',
  );
});

test('if only the city is known, there is no link to directions', () => {
  expect(directionsAddress({ city: 'Paris' })).toBeUndefined();
});
