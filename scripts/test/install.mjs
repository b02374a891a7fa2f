import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from './chromium.mjs';
import { runAsync, runOrExit } from './run.mjs';

/** Debian packages by program. */
const SERVICES = {
  nginx: ['nginx-light'],
  'redis-server': ['redis-server'],
  php: ['php-cli', 'php-sqlite3'],
  buildah: ['buildah'],
  debootstrap: ['debootstrap'],
  bwrap: ['bubblewrap'],
  prometheus: ['prometheus'],
};

/** Debian packages for tests in browsers, by file. If a file is missing, the packages listed for it are installed. */
const BROWSERS = {
  '/usr/bin/firefox-esr': ['firefox-esr', 'libgl1-mesa-dri', 'libegl1'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'gstreamer1.0-plugins-good'],
  '/usr/bin/chromedriver': ['chromium-driver'],
  '/usr/bin/Xvfb': ['xvfb'],
  '/usr/bin/dbus-run-session': ['dbus'],
};

const FIREFOX = '/usr/bin/firefox-esr';
const DISPLAY = '/usr/bin/Xvfb';

/** Like BROWSERS, but for tests of Firefox with a screen reader. */
const SCREEN_READER = {
  [FIREFOX]: BROWSERS[FIREFOX],
  [DISPLAY]: BROWSERS[DISPLAY],
  '/usr/bin/dbus-daemon': ['dbus'],
  '/usr/bin/orca': ['orca', 'at-spi2-core'],
  '/usr/bin/speech-dispatcher': ['speech-dispatcher', 'speech-dispatcher-audio-plugins'],
  '/usr/bin/openbox': ['openbox'],
  '/usr/bin/xdotool': ['xdotool'],
};

export function ensurePackages() {
  if (!existsSync('node_modules/next/package.json')) runOrExit('npm', 'ci', '--no-audit', '--no-fund');
}

export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  const places = [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...SYSTEM_CHROMIUMS];
  if (places.some((place) => place && existsSync(place))) return;
  if (!(await install('chromium', 'chromium-headless-shell')))
    runOrExit('npx', 'playwright', 'install', 'chromium');
}

/** Installs missing programs. If an installation fails, the tests that need the program are skipped. */
export async function installServices() {
  const services = Object.entries(SERVICES).flatMap(([program, names]) =>
    isInstalled(program, '-v') || isInstalled(program) ? [] : names,
  );
  const packages = [...services, ...missingPackages(SCREEN_READER)];
  if (packages.length > 0) await install(...packages);
  const { chromium } = await import('@playwright/test');
  if (![chromium.executablePath(), SYSTEM_SHELL].some((place) => existsSync(place)))
    await install('chromium-headless-shell');
}

export async function installBrowsers() {
  const missing = missingPackages(BROWSERS);
  if (missing.length > 0) await install(...missing);
}

function missingPackages(places) {
  return Object.entries(places).flatMap(([place, names]) => (existsSync(place) ? [] : names));
}

async function install(...packages) {
  if (!isInstalled('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [apt, ...words] = [...asRoot, 'apt-get'];
  await runAsync(apt, ...words, 'update', '-qq');
  const add = (...names) =>
    runAsync(apt, ...words, 'install', '-y', '-qq', '--no-install-recommends', ...names);
  if (await add(...packages)) return true;
  // If one package of a list is unavailable, apt-get installs none.
  for (const name of packages) await add(name);
  return false;
}

function isInstalled(command, word = '--version') {
  try {
    execFileSync(command, [word], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
