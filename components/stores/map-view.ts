import type { Store } from '@/lib/content/model';

/** The owner's map: zoom 15, one red marker, this far from the address's point. */
export const MAP_ZOOM = 15;
export const MARKER_OFFSET: [x: number, y: number] = [6, -10];

/** A map that has not come up by then counts as failed: a worker that fails says nothing. */
export const MAP_TIMEOUT_MS = 15_000;

/** How the map stands. `lost`: it was there, and waits unseen for the graphics that the browser has taken away. */
export type MapState = 'idle' | 'loading' | 'ready' | 'failed' | 'lost';

/** What `data-map-state` says: a map that is lost has failed as far as anybody sees. */
export const toldState = (state: MapState) => (state === 'lost' ? 'failed' : state);

/** A route in the visitor's own map application, to the store by its name and address: coordinates tell nobody where they go. */
export function directionsAddress(
  { location, address, city }: Pick<Store, 'location' | 'address' | 'city'>,
  name?: string,
): string | undefined {
  const target = address
    ? [name, address, city && !address.includes(city) ? city : ''].filter(Boolean).join(', ')
    : undefined;
  const destination = target ?? (location && `${location.latitude},${location.longitude}`);
  return (
    destination && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
  );
}
