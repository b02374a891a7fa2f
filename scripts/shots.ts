// `npm run shots [-- WIDTH… NAME…]` (docs/design.md). Needs a production build.
import { mkdirSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

import { deployments, startContentServer } from '../tests/content-server';
import { startStorefront, type StorefrontServer } from '../tests/e2e/support/storefront';
import { MAP_STYLE_PATH } from '../tests/map-style';

import { launch } from './bench/browser';
import { DOCUMENTS, type State, STATES } from './shots-states';

import { SECTIONS } from '@/lib/model/sections';

const WIDTHS = [360, 390, 768, 1024, 1280, 1680, 2200];
/** Maximum height of one piece of a screenshot, in pixels. */
const PIECE = 4000;
const SECRET = 'shots-of-previews';

const words = process.argv.slice(2);
const widths = words.filter((word) => /^\d+$/.test(word)).map(Number);
const names = words.filter((word) => !/^\d+$/.test(word));
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const path = (name: string, width: number) => `shots/${name}-${width}.png`;

const heightFor = (width: number) => (width < 600 ? 780 : 900);

/** Does not wait for lazy pictures outside the viewport. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const wanted = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.loading === 'eager' || (width > 0 && bottom > 0 && top < window.innerHeight);
    });
    await Promise.all(wanted.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('load');
}

async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  for (const section of await page.locator('[data-section], footer').all())
    await section.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitUntilDrawn(page);
}

async function shootSections(browser: Browser, url: string, width: number): Promise<void> {
  const page = await open(browser, { name: 'sections', path: '/' }, url, width);
  await loadAll(page);
  for (const { name } of SECTIONS.filter(({ name }) => isWanted(name))) {
    const section = page.locator(`[data-section="${name}"]`);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await section.screenshot({ path: path(name, width) });
  }
  await page.context().close();
}

async function shootState(browser: Browser, url: string, width: number, state: State): Promise<void> {
  const page = await open(browser, state, url, width);
  await state.act?.(page);
  await waitUntilDrawn(page);
  if (state.isFullPage) await loadAll(page);
  if (state.media === 'print') await page.pdf({ path: `shots/${state.name}.pdf`, format: 'A4' });
  else if (state.part) await page.locator(state.part).screenshot({ path: path(state.name, width) });
  else if (state.isFullPage) await shootFullPage(page, state.name, width);
  else await page.screenshot({ path: path(state.name, width) });
  await page.context().close();
}

/** Writes numbered pieces, because browsers limit the height of a screenshot. */
async function shootFullPage(page: Page, name: string, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < whole; y += PIECE)
    await page.screenshot({
      path: path(`${name}-${1 + y / PIECE}`, width),
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(PIECE, whole - y) },
    });
}

/** Emulates reduced motion, so that no screenshot shows a running animation. */
async function open(browser: Browser, state: State, url: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightFor(width) },
    reducedMotion: 'reduce',
    ...state.options,
  });
  const page = await context.newPage();
  await page.route(`**${MAP_STYLE_PATH}`, state.map ?? ((route) => route.abort()));
  if (state.deployment) await page.goto(`${url}/api/preview?deployment=${state.deployment}&secret=${SECRET}`);
  await page.goto(url + state.path, { waitUntil: 'load' });
  return page;
}

async function main(): Promise<void> {
  mkdirSync('shots', { recursive: true });
  const states = STATES.filter(({ name }) => isWanted(name));
  const content = await startContentServer(deployments(DOCUMENTS()));
  const servers: StorefrontServer[] = [];
  const serve = async (settings: Record<string, string>) => {
    const server = await startStorefront({ PREVIEW_SECRET: SECRET, ...settings });
    servers.push(server);
    return server.url;
  };
  const browser = await launch();
  try {
    const open = await serve({ CONTENT_SOURCE: `${content.url}/{deployment}.json` });
    const emptySite = await serve({ CONTENT_SOURCE: `${content.url}/none/{deployment}.json` });
    for (const width of widths.length > 0 ? widths : WIDTHS) {
      if (SECTIONS.some(({ name }) => isWanted(name))) await shootSections(browser, open, width);
      for (const state of states)
        await shootState(browser, state.hasNoContent ? emptySite : open, width, state);
      console.log(`shots/*-${width}.png`);
    }
  } finally {
    await browser.close();
    await Promise.all([...servers.map(({ stop }) => stop()), content.stop()]);
  }
}

void main();
