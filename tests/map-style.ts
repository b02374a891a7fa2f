/** Path of the map style. Tested storefronts request this path, and a test server or proxy answers. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** A map style without sources, so the map needs no network. Tests draw the map with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
