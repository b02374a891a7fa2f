/** Path of the map style in tests. A test server or a proxy answers requests for it. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** Without sources, the map needs no network. Tests draw it with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
