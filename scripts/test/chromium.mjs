/** Path of the distribution's headless-only Chromium, which needs half the time per page. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of the distribution's full Chromium. */
export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
