/** The owner's map: zoom 15, one red marker, this far from the address's point. */
export const MAP_ZOOM = 15;
export const MARKER_OFFSET: [x: number, y: number] = [6, -10];

/** A map that has not come up by then counts as failed: a worker that fails says nothing. */
export const MAP_TIMEOUT_MS = 15_000;

/** How the map stands. `lost`: it was there, and waits unseen for the graphics that the browser has taken away. */
export type MapState = 'idle' | 'loading' | 'ready' | 'failed' | 'lost';

/** What `data-map-state` says: a map that is lost has failed as far as anybody sees. */
export const toldState = (state: MapState) => (state === 'lost' ? 'failed' : state);
