/** Path of the Linux distribution's headless-only Chromium, which is twice as fast as the full Chromium. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Possible paths of an installed full Chromium or Chrome. */
export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
