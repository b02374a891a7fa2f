/** Where storefronts under test have their map's style, on whichever server answers with it. */
export const MAP_STYLE_PATH = '/test-map-style.json';

/** A style that needs no network: the map is drawn with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
