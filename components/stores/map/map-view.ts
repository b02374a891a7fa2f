/** Zoom and marker offset in pixels (owner's specification). */
export const MAP_ZOOM = 15;
export const MARKER_OFFSET: [x: number, y: number] = [6, -10];

/** A map that is not ready by then has failed. A failed worker reports no error. */
export const MAP_TIMEOUT_MS = 15_000;

/** `lost`: the browser took the graphics context away from a ready map, which waits to get it back. */
export type MapState = 'idle' | 'loading' | 'ready' | 'failed' | 'lost';

/** Returns the value of `data-map-state`: to visitors a lost map has failed. */
export const reportedStateOf = (state: MapState) => (state === 'lost' ? 'failed' : state);
