/** Where distributions put the Chromium without windows, which takes half the time of the whole one for each page. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Where distributions put the whole Chromium. */
export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
