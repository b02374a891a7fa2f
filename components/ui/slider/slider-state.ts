/** Delay before a slider near the viewport starts (docs/specification.md, section 2). */
export const SLIDER_DELAY_MS = 150;

/**
 * Distance from the viewport, in pixels, at which a slider or the map starts to load (docs/specification.md, section
 * 2).
 */
export const NEAR_PX = 400;

/** Duration of a step to the next slide (DESIGN.md): FADE_MS in mode `fade`, SLIDE_MS in mode `free`. */
export const FADE_MS = 600;
export const SLIDE_MS = 400;
