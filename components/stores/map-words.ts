import type { Words } from '@/lib/words/words';

/** The words of the map and its states; an island gets only what it shows. */
export type MapWords = Pick<
  Words,
  | 'map'
  | 'openMap'
  | 'mapConsent'
  | 'mapFailed'
  | 'mapLoading'
  | 'mapMarker'
  | 'mapZoomIn'
  | 'mapZoomOut'
  | 'mapTwoFingers'
  | 'directions'
>;

export function mapWords(words: Words): MapWords {
  const { map, openMap, mapConsent, mapFailed, mapLoading, mapMarker, mapZoomIn, mapZoomOut, mapTwoFingers } =
    words;
  const { directions } = words;
  return {
    map,
    openMap,
    mapConsent,
    mapFailed,
    mapLoading,
    mapMarker,
    mapZoomIn,
    mapZoomOut,
    mapTwoFingers,
    directions,
  };
}
