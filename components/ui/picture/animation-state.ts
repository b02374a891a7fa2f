/** How long a picture that is in view and loaded waits before it appears (docs/specification.md, section 2). */
export const SHOW_DELAY_MS = 150;
