/** How long a picture that is in view and loaded waits before it appears (SPEC.md, section 2). */
export const SHOW_DELAY_MS = 150;
