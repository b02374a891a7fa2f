/** The overlay darkens the poster until the event `ready` or `dropped`, and then fades. */
export type Overlay = 'covering' | 'fading' | 'gone';

/** `ready`: the film has data. `dropped`: the film cannot play, is paused, or is off in the visitor's settings. */
export type OverlayEvent = 'ready' | 'dropped' | 'elapsed';

/** Must equal `--slow` in app/tokens.css. */
export const FADE_MS = 600;

export function nextOverlay(overlay: Overlay, event: OverlayEvent): Overlay {
  if (event === 'elapsed') return overlay === 'fading' ? 'gone' : overlay;
  return overlay === 'covering' ? 'fading' : overlay;
}
