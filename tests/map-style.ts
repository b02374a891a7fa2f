/** A test server or a proxy answers requests for the map style. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** Needs no network, because it has no sources. Tests draw it with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
