import type { BrowserContextOptions, Page, Route } from '@playwright/test';

import { liveDocument } from '../tests/e2e/support/documents';
import { little, longNames, plenty } from '../tests/e2e/support/extremes';
import { MAP_STYLE } from '../tests/map-style';

export type State = {
  name: string;
  path: string;
  /** Undefined for the public page. */
  deployment?: string;
  options?: BrowserContextOptions;
  media?: 'print';
  /** Selector of the only element that the screenshot shows. */
  part?: string;
  isFullPage?: boolean;
  hasNoContent?: boolean;
  map?: (route: Route) => Promise<void>;
  act?: (page: Page) => Promise<void>;
};

/** Returns the content server's documents, by deployment. */
export function DOCUMENTS(): Record<string, object> {
  const french = liveDocument();
  french.common.locale = 'fr';
  const faulty = liveDocument();
  faulty.common.allergenPattern = '(';
  faulty.home.categories = [...(faulty.home.categories as object[]), { NAME: 'No code' }];
  return { live: liveDocument(), french, faulty, long: longNames(), plenty: plenty(), little: little() };
}

const PANEL = '[data-flavour-panel]:not([hidden])';
const second = 'button[data-flavour] >> nth=1';
const openSecond = (page: Page) => page.click(second);
/** Hides the preview bar by style, because hydration could render a removed bar again. */
const withoutBar = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-preview-bar] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

export const STATES: State[] = [
  { name: 'page', path: '/', isFullPage: true, map: (route) => route.fulfill({ json: MAP_STYLE }) },
  { name: 'panel', path: '/#flavours', act: openSecond },
  { name: 'panel-whole', path: '/#flavours', part: PANEL, act: openSecond },
  { name: 'panel-white', path: '/?white#flavours', part: PANEL, act: openSecond },
  {
    name: 'panel-mini',
    path: '/#flavours',
    part: PANEL,
    act: async (page) => {
      await page.click('button[data-flavour]');
      await page.click(`${PANEL} [data-mini-switch]`);
    },
  },
  {
    name: 'panel-about',
    path: '/#flavours',
    part: PANEL,
    act: async (page) => {
      await openSecond(page);
      await page.click(`${PANEL} [data-about-toggle]`);
    },
  },
  {
    name: 'menu',
    path: '/',
    act: (page) => page.click('[data-menu]', { timeout: 500 }).catch(() => undefined),
  },
  { name: 'shop', path: '/shop', isFullPage: true },
  { name: 'shelf', path: '/shop/minis', isFullPage: true },
  { name: 'shelf-empty', path: '/shop/bonbons', isFullPage: true },
  { name: 'product', path: '/shop/dark/cafe', isFullPage: true },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'unavailable', path: '/', hasNoContent: true },
  { name: 'share-picture', path: '/share-picture' },
  {
    name: 'preview',
    path: '/',
    deployment: 'faulty',
    act: async (page) => {
      const bar = page.locator('[data-preview-bar]');
      const details = bar.getByRole('button', { name: /^Details/ }); // visible only in narrow windows
      if (await details.isVisible()) await details.click();
      await bar.getByText(/^Problems/).click();
      await bar.getByRole('button', { name: 'Frames' }).waitFor();
    },
  },
  { name: 'french', path: '/#flavours', deployment: 'french', isFullPage: true, act: withoutBar },
  {
    name: 'french-panel',
    path: '/#flavours',
    deployment: 'french',
    act: async (page) => {
      await withoutBar(page);
      await openSecond(page);
    },
  },
  { name: 'long', path: '/', deployment: 'long', isFullPage: true, act: withoutBar },
  {
    name: 'long-panel',
    path: '/#flavours',
    part: PANEL,
    deployment: 'long',
    act: async (page) => {
      await withoutBar(page);
      await openSecond(page);
    },
  },
  { name: 'plenty', path: '/', deployment: 'plenty', isFullPage: true, act: withoutBar },
  { name: 'little', path: '/', deployment: 'little', isFullPage: true, act: withoutBar },
  { name: 'forced-colours', path: '/', options: { forcedColors: 'active' }, isFullPage: true },
  { name: 'forced-colours-panel', path: '/#flavours', options: { forcedColors: 'active' }, act: openSecond },
  { name: 'no-script', path: '/', options: { javaScriptEnabled: false }, isFullPage: true },
  { name: 'print', path: '/', media: 'print' },
];
