/** Sliders initialise this long after they come near (docs/specification.md, section 2). */
export const SLIDER_DELAY_MS = 150;

/** How near the viewport, in pixels, a slider or the map begins to load (docs/specification.md, section 2). */
export const NEAR_PX = 400;

/** How long one slide of a fading slider takes to give way to the next (DESIGN.md). */
export const FADE_MS = 600;
export const SLIDE_MS = 400;
