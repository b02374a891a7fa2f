/** Path of the map style that storefronts under test request, on whichever server answers. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** A style without network requests. Software WebGL draws the map. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
