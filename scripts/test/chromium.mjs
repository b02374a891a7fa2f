/** Twice as fast as the full Chromium. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
