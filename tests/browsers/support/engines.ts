import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

// Its parts, as the whole brings a library that adds a listener to the process for each file of tests.
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { Capabilities } from 'selenium-webdriver/lib/capabilities';
import { WebDriver } from 'selenium-webdriver/lib/webdriver';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';
import { freePort } from '../../e2e/support/server';

import { bounded } from './bounded';
import { Marionette } from './marionette';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export type Wishes = { reducedMotion?: boolean };
export type Engine = { driver: WebDriver; stop: () => Promise<void> };

/** What each engine needs, where Debian's packages put it. */
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

/** Without one every test is skipped, and nothing that they share is needed. */
export const isAnyInstalled = () => (Object.keys(PROGRAMS) as EngineName[]).some(isInstalled);

/** Starts an engine with a screen, a home folder and a bus of its own, so that several do not meet. */
export async function startEngine(name: EngineName, wishes: Wishes = {}): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const running: ChildProcess[] = [];
  const run: Run = (program, words, env = {}) => {
    const child = spawn(program, words, {
      detached: true, // a group of its own, which ends as a whole
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of child.stdio.slice(1) as Readable[]) stream.resume(); // a full pipe would hold it up
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
    const driver = await START[name](run, home, wishes);
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

/** No script and no load may hang for longer than a test (time-limit.ts). */
const PAGE_LIMIT_MS = 30_000;
const BOUNDED = { timeouts: { script: PAGE_LIMIT_MS, pageLoad: PAGE_LIMIT_MS } };

/** Tests wait for what they need, and not for pictures or scripts that may be held back; WebKit's driver can only wait. */
const NOT_WAITING = { ...BOUNDED, pageLoadStrategy: 'eager' };

type Run = (program: string, words: string[], env?: Record<string, string>) => ChildProcess;
type Start = (run: Run, home: string, wishes: Wishes) => Promise<WebDriver>;

const START: Record<EngineName, Start> = {
  async chromium(run, home, { reducedMotion }) {
    const args = [
      ...['--headless', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      '--disable-gpu-compositing', // the page itself is drawn in half the time without
      '--font-render-hinting=none', // as visitors' browsers have it
      '--hide-scrollbars', // the other engines' lie over the page
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ];
    const binary = browserOf('chromium');
    return overHttp(
      run,
      [PROGRAMS.chromium.driver ?? ''],
      {},
      {
        ...NOT_WAITING,
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
    const words = ['dbus-run-session', '--', PROGRAMS.webkit.driver ?? ''];
    return overHttp(
      run,
      words,
      { DISPLAY: await startDisplay(run) },
      {
        ...BOUNDED,
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
    const [, port] = await said(firefox, /Marionette\s+INFO\s+Listening on port (\d+)/);
    return WebDriver.createSession(
      bounded(await Marionette.connect(Number(port))),
      new Capabilities(NOT_WAITING),
    );
  },
};

async function overHttp(
  run: Run,
  [program = '', ...words]: string[],
  env: Record<string, string>,
  capabilities: object,
): Promise<WebDriver> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  run(program, [...words, `--port=${port}`], env);
  await answering(`${server}/status`);
  return WebDriver.createSession(
    bounded(new Executor(new HttpClient(server))),
    new Capabilities(capabilities),
  );
}

/** A screen that nobody sees; it says itself which number it has. */
async function startDisplay(run: Run): Promise<string> {
  const screen = run(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, number] = await said(screen, /(\d+)\n/);
  return `:${number}`;
}

const START_LIMIT_MS = 60_000;

/** Resolves with the first match in what a program writes. */
function said(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${output}`));
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    child.once('exit', (code) => fail(`left with ${code}`));
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

async function answering(address: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const answer = await fetch(address).catch(() => undefined); // nobody listens yet
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, POLL_MS));
  }
  throw new Error(`nothing answers at ${address}`);
}

const POLL_MS = 50;
