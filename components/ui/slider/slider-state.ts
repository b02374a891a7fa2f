/** Delay before a slider near the viewport starts (docs/specification.md, section 2). */
export const SLIDER_DELAY_MS = 150;

/** Distance from the viewport at which a slider or the map starts to load (docs/specification.md, section 2). */
export const NEAR_PX = 400;

/** Duration of a step to the next slide in the modes `fade` (`--slow` in docs/design.md) and `free`. */
export const FADE_MS = 600;
export const SLIDE_MS = 400;
