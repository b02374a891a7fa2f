/** The veil over the intro's film, from the server's HTML on: it covers, fades, and is gone from the document. */
export type Overlay = 'covering' | 'fading' | 'gone';

/** `ready`: the film has data. `dropped`: it failed, is not there, or is not wanted. */
export type OverlayEvent = 'ready' | 'dropped' | 'elapsed';

/** How long the veil takes to fade; the stylesheet gets it from here. */
export const FADE_MS = 600;

export function nextOverlay(overlay: Overlay, event: OverlayEvent): Overlay {
  if (event === 'elapsed') return overlay === 'fading' ? 'gone' : overlay;
  return overlay === 'covering' ? 'fading' : overlay;
}

export type FilmSize = 'desktop' | 'mobile';

/** Whether the visitor's settings ask for stillness or for few bytes. */
export type Restraint = { reducedMotion: boolean; reducedData: boolean };

export function isFilmWanted(encodings: unknown[], { reducedMotion, reducedData }: Restraint): boolean {
  return encodings.length > 0 && !reducedMotion && !reducedData;
}
