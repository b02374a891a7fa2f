/**
 * Path of the headless-only Chromium that the Linux distribution provides. This Chromium is twice as fast as the full
 * Chromium.
 */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Possible paths of an installed full Chromium or Chrome. */
export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
