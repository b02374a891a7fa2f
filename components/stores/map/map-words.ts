import type { Words } from '@/lib/words/words';

/** Only these messages are sent to the client component. */
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
>;

export function mapWords(words: Words): MapWords {
  const { map, openMap, mapConsent, mapFailed, mapLoading, mapMarker, mapZoomIn, mapZoomOut, mapTwoFingers } =
    words;
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
  };
}
