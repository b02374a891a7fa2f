import type { Words } from '@/lib/words/words';

const NAMES = [
  ...(['map', 'openMap', 'mapConsent', 'mapFailed', 'mapLoading', 'mapMarker'] as const),
  ...(['mapZoomIn', 'mapZoomOut', 'mapTwoFingers'] as const),
];

/** Only these messages are sent to the client component. */
export type MapWords = Pick<Words, (typeof NAMES)[number]>;

export const mapWords = (words: Words) =>
  Object.fromEntries(NAMES.map((name) => [name, words[name]])) as MapWords;
