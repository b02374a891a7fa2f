import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

// Imports single modules, because the main module of selenium-webdriver adds a process listener for each test file.
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { Capabilities } from 'selenium-webdriver/lib/capabilities';
import { WebDriver } from 'selenium-webdriver/lib/webdriver';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';
import { freePort } from '../../e2e/support/server';

import { withCommandTimeout } from './command-timeout';
import { Marionette } from './marionette';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export type EngineOptions = { reducedMotion?: boolean };
export type Engine = { driver: WebDriver; stop: () => Promise<void> };

/** Programs that each engine needs, at the paths where Debian's packages install them. */
const PROGRAMS: Record<EngineName, { browser: string[]; driver?: string }> = {
  chromium: { browser: [SYSTEM_SHELL, ...SYSTEM_CHROMIUMS], driver: '/usr/bin/chromedriver' },
  firefox: { browser: ['/usr/bin/firefox-esr'] },
  webkit: {
    browser: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    driver: '/usr/bin/WebKitWebDriver',
  },
};
const DISPLAY = '/usr/bin/Xvfb';

const browserOf = (name: EngineName) => PROGRAMS[name].browser.find((place) => existsSync(place));

export function isInstalled(name: EngineName): boolean {
  return browserOf(name) !== undefined && existsSync(DISPLAY) && existsSync(PROGRAMS[name].driver ?? DISPLAY);
}

/** Returns whether any engine is installed. If not, every test is skipped and no storefront is started. */
export const isAnyInstalled = () => (Object.keys(PROGRAMS) as EngineName[]).some(isInstalled);

/** Starts an engine with its own display, home folder and D-Bus, so that several engines do not interfere. */
export async function startEngine(name: EngineName, options: EngineOptions = {}): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const running: ChildProcess[] = [];
  const run: Run = (program, programArgs, env = {}) => {
    const child = spawn(program, programArgs, {
      detached: true, // a process group, so that all its processes can be ended together
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of child.stdio.slice(1) as Readable[]) stream.resume(); // an unread pipe would fill up and block the program
    running.push(child);
    return child;
  };
  const stop = async () => {
    for (const { pid } of running.reverse()) if (pid) process.kill(-pid, 'SIGTERM');
    await Promise.all(
      running.map((child) => child.exitCode ?? new Promise((gone) => child.once('exit', gone))),
    );
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
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

/** Time limit of scripts and page loads. Shorter than the time limit of a test (time-limit.ts). */
const PAGE_LIMIT_MS = 30_000;
const WITH_TIMEOUTS = { timeouts: { script: PAGE_LIMIT_MS, pageLoad: PAGE_LIMIT_MS } };

/**
 * Makes navigations return before pictures and scripts have loaded, because tests may hold these files back. Each test
 * waits for the state that it needs. WebKit's driver does not support this option.
 */
const RETURN_EARLY = { ...WITH_TIMEOUTS, pageLoadStrategy: 'eager' };

type Run = (program: string, programArgs: string[], env?: Record<string, string>) => ChildProcess;
type Start = (run: Run, home: string, options: EngineOptions) => Promise<WebDriver>;

const START: Record<EngineName, Start> = {
  async chromium(run, home, { reducedMotion }) {
    const args = [
      ...['--headless', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      '--disable-gpu-compositing', // without GPU compositing, the page is drawn in half the time
      '--font-render-hinting=none', // as in visitors' browsers
      '--hide-scrollbars', // the scrollbars of the other engines overlay the page
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

  async firefox(run, home, { reducedMotion }) {
    const profile = path.join(home, 'profile');
    await mkdir(profile);
    const preferences = {
      'marionette.port': 0,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'webgl.force-enabled': true,
    };
    const lines = Object.entries(preferences).map(([key, value]) => `user_pref("${key}", ${value});\n`);
    await writeFile(path.join(profile, 'user.js'), lines.join(''));
    const display = await startDisplay(run);
    const firefox = run(browserOf('firefox') ?? '', ['--marionette', '--no-remote', '--profile', profile], {
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
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

/** Starts a virtual display and returns its name, such as `:1`. The X server chooses the number. */
async function startDisplay(run: Run): Promise<string> {
  const screen = run(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, number] = await waitForOutput(screen, /(\d+)\n/);
  return `:${number}`;
}

const START_LIMIT_MS = 60_000;

/** Resolves with the first match in a program's output. */
function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${output}`));
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    child.once('exit', (code) => fail(`exited with ${code}`));
    for (const stream of child.stdio.slice(1) as Readable[])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const match = pattern.exec(output);
        if (!match) return;
        clearTimeout(limit);
        resolve(match);
      });
  });
}

async function waitForAnswer(address: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const answer = await fetch(address).catch(() => undefined); // the server does not listen yet
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
  throw new Error(`nothing answers at ${address}`);
}

const POLL_MS = 50;
