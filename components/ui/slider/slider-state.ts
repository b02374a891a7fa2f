/** Delay between a slider's arrival near the viewport and its start (docs/specification.md, section 2). */
export const SLIDER_DELAY_MS = 150;

/** Distance from the viewport, in pixels, at which a slider or the map starts to load (docs/specification.md, section 2). */
export const NEAR_PX = 400;

/** Duration of the cross-fade of a fading slider, and of a slide (DESIGN.md). */
export const FADE_MS = 600;
export const SLIDE_MS = 400;
