/** A style that needs no network: the map is drawn with software WebGL. */
export const MAP_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eee' } }],
};
