/** Path of the map style in tests. A test server or a proxy answers requests for this path. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** A map style without sources, so the map needs no network. Tests draw the map with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
