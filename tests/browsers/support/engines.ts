import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

// The main module of selenium-webdriver would add a process listener for each test file.
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { Capabilities } from 'selenium-webdriver/lib/capabilities';
import { WebDriver } from 'selenium-webdriver/lib/webdriver';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';
import { freePort } from '../../e2e/support/storefront';

import { withCommandTimeout } from './command-timeout';
import { Marionette } from './marionette';
import { preparePrograms, type Run, startDisplay, XVFB } from './programs';

import { START_LIMIT_MS, waitForOutput } from '@/tests/wait-for-output';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
/** `env`: environment variables for Firefox. Without `env`, Firefox gets a new `DISPLAY`. */
export type EngineOptions = { reducedMotion?: boolean; env?: Record<string, string> };
export type Engine = { driver: WebDriver; stop: () => Promise<void> };

/** Paths in Debian's packages. */
const PROGRAMS: Record<EngineName, { browser: string[]; driver?: string }> = {
  chromium: { browser: [SYSTEM_SHELL, ...SYSTEM_CHROMIUMS], driver: '/usr/bin/chromedriver' },
  firefox: { browser: ['/usr/bin/firefox-esr'] },
  webkit: {
    browser: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    driver: '/usr/bin/WebKitWebDriver',
  },
};

const browserOf = (name: EngineName) => PROGRAMS[name].browser.find((place) => existsSync(place));

export function isInstalled(name: EngineName): boolean {
  return browserOf(name) !== undefined && existsSync(XVFB) && existsSync(PROGRAMS[name].driver ?? XVFB);
}

export const isAnyInstalled = () => (Object.keys(PROGRAMS) as EngineName[]).some(isInstalled);

/** Starts an engine with its own display and home folder, so that engines do not interfere. */
export async function startEngine(name: EngineName, options: EngineOptions = {}): Promise<Engine> {
  const { home, run, stop } = await preparePrograms(name);
  try {
    const driver = await START[name](run, home, options);
    return {
      driver,
      stop: () =>
        driver
          .quit()
          .catch(() => undefined)
          .then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Shorter than the time limit of a test (time-limit.ts). */
const PAGE_LIMIT_MS = 30_000;
const WITH_TIMEOUTS = { timeouts: { script: PAGE_LIMIT_MS, pageLoad: PAGE_LIMIT_MS } };

/** Page loads do not wait for pictures and scripts, which tests can hold back. WebKit's driver lacks this option. */
const RETURN_EARLY = { ...WITH_TIMEOUTS, pageLoadStrategy: 'eager' };

type Start = (run: Run, home: string, options: EngineOptions) => Promise<WebDriver>;

const START: Record<EngineName, Start> = {
  async chromium(run, home, { reducedMotion }) {
    const args = [
      ...['--headless', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      '--disable-gpu-compositing', // halves the time to draw a page
      '--font-render-hinting=none', // draws text as in visitors' browsers
      '--hide-scrollbars', // as in the other engines, scrollbars take no width
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ];
    const binary = browserOf('chromium');
    return overHttp(
      run,
      [PROGRAMS.chromium.driver ?? ''],
      {},
      {
        ...RETURN_EARLY,
        browserName: binary === SYSTEM_SHELL ? 'chrome-headless-shell' : 'chrome',
        'goog:chromeOptions': { binary, args: [...args, `--user-data-dir=${home}/profile`] },
      },
    );
  },

  async webkit(run, home, { reducedMotion }) {
    const settings = path.join(home, 'gtk-3.0');
    await mkdir(settings);
    await writeFile(
      path.join(settings, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    );
    const programArgs = ['dbus-run-session', '--', PROGRAMS.webkit.driver ?? ''];
    return overHttp(
      run,
      programArgs,
      { DISPLAY: await startDisplay(run) },
      {
        ...WITH_TIMEOUTS,
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserOf('webkit'), args: ['--automation'] },
      },
    );
  },

  async firefox(run, home, { reducedMotion, env }) {
    const profile = path.join(home, 'profile');
    await mkdir(profile);
    const preferences = {
      'marionette.port': 0,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'webgl.force-enabled': true,
      'places.history.enabled': false, // no link has the colour of a visited link
    };
    const lines = Object.entries(preferences).map(([key, value]) => `user_pref("${key}", ${value});\n`);
    await writeFile(path.join(profile, 'user.js'), lines.join(''));
    const firefox = run(browserOf('firefox') ?? '', ['--marionette', '--no-remote', '--profile', profile], {
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(env ?? { DISPLAY: await startDisplay(run) }),
    });
    const [, port] = await waitForOutput(firefox, /Marionette\s+INFO\s+Listening on port (\d+)/);
    return WebDriver.createSession(
      withCommandTimeout(await Marionette.connect(Number(port))),
      new Capabilities(RETURN_EARLY),
    );
  },
};

async function overHttp(
  run: Run,
  [program = '', ...programArgs]: string[],
  env: Record<string, string>,
  capabilities: object,
): Promise<WebDriver> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  run(program, [...programArgs, `--port=${port}`], env);
  await waitForAnswer(`${server}/status`);
  return WebDriver.createSession(
    withCommandTimeout(new Executor(new HttpClient(server))),
    new Capabilities(capabilities),
  );
}

async function waitForAnswer(address: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const answer = await fetch(address).catch(() => undefined); // fails until the server listens
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
  throw new Error(`nothing answers at ${address}`);
}

const POLL_MS = 50;
