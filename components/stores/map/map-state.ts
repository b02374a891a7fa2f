/** Owner's specification. */
export const MAP_ZOOM = 15;
/** In pixels (owner's specification). */
export const MARKER_OFFSET: [x: number, y: number] = [6, -10];

/** A failed worker reports no error, so a map that is not ready after this time counts as failed. */
export const MAP_TIMEOUT_MS = 15_000;

/** `lost`: without its WebGL context, which the browser can restore. */
export type MapState = 'idle' | 'loading' | 'ready' | 'failed' | 'lost';
