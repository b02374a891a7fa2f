import { SIZES, Steps } from '../../browsers/support/steps';
import serveMapStyle from '../../e2e/support/map-style';
import { startStorefront } from '../../e2e/support/storefront';

import { type Desktop, isInstalled, startDesktop } from './desktop';
import type { Page, Step } from './screen-reader';

const PREVIEW_SECRET = 'a-secret-for-tests';

export const previewOf = (deployment: string) =>
  `/api/preview?deployment=${deployment}&secret=${PREVIEW_SECRET}`;

export type Suite = {
  /** Opens a page and moves Orca's cursor to the first heading. */
  visit: (address: string, size?: keyof typeof SIZES) => Promise<void>;
  /** Follows the focused link and moves Orca's cursor to the first heading of the new page. */
  enterLink: (title: RegExp) => Promise<void>;
  until: Steps['until'];
  /** Checks what Orca says after each key. */
  hear: (...script: Step[]) => Promise<void>;
};

export function test(sentence: string, run: () => Promise<void>): void {
  (isInstalled() ? globalThis.test : globalThis.test.skip)(sentence, run);
}

export function screenReaderSuite(): Suite {
  const stops: (() => Promise<void>)[] = [];
  let desktop: Desktop;
  let steps: Steps;

  beforeAll(async () => {
    if (!isInstalled()) return;
    stops.push(await serveMapStyle());
    const storefront = await startStorefront({ LOCALES: 'en,fr', PREVIEW_SECRET });
    stops.push(storefront.stop);
    desktop = await startDesktop();
    stops.push(desktop.stop);
    steps = new Steps(desktop.driver, storefront.url);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  const page: Page = {
    waitForFocus: (text) => steps.until(isFocused, text),
    announce: async (text) => {
      await steps.until(hasLiveRegion);
      await steps.evaluate(announce, text);
    },
  };
  const goToTitle = async () => {
    await steps.until(() => document.readyState === 'complete');
    await desktop.reader.says(/^Finished loading /);
    await desktop.reader.settle(page);
    await desktop.reader.press('H', /heading level 1\.$/);
    await desktop.reader.settle(page);
  };
  return {
    enterLink: async (title) => {
      await desktop.reader.press('Enter', title);
      await goToTitle();
    },
    until: (...question) => steps.until(...question),
    visit: async (address, size = 'lg') => {
      await steps.resize(SIZES[size]);
      await desktop.reader.forget();
      await steps.visit(address, size);
      await goToTitle();
    },
    hear: async (...script) => expect(await desktop.reader.hear(script, page)).toEqual(script),
  };
}

/** Returns whether Orca named the focused element. Orca speaks before the focus moves, but Enter needs the focus. */
function isFocused(said: string): boolean {
  const focused = document.activeElement;
  const name =
    focused?.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '');
  return focused !== document.body && said.includes(name.replaceAll(/\s+/g, ' ').trim());
}

/**
 * Puts the live region into the open dialog, or into the body if no dialog is open. Returns whether the region was
 * already in this place.
 */
function hasLiveRegion(): boolean | Promise<boolean> {
  const place = document.querySelector('dialog:modal') ?? document.body;
  const present = document.querySelector<HTMLElement>('[data-test-region]');
  if (present?.parentElement === place) return true;
  const region = present ?? document.createElement('p');
  region.dataset.testRegion = '';
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  place.append(region);
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(false))));
}

function announce(text: string): void {
  const region = document.querySelector('[data-test-region]');
  if (region) region.textContent = text;
}
