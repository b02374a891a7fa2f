import { Key } from 'selenium-webdriver/lib/input';

import type { Steps } from './support/steps';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const tile = (id: string) => `button[data-flavour="${id}"]`;
const panel = (id: string) => `[data-flavour-panel="${id}"]`;

const visiblePanels = (steps: Steps) =>
  steps.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-flavour-panel]')]
      .filter((each) => each.getBoundingClientRect().height > 0)
      .map(({ dataset }) => dataset.flavourPanel),
  );

const waitUntilShown = (steps: Steps, selector: string) =>
  steps.until(
    (wanted) => (document.querySelector(wanted)?.getBoundingClientRect().height ?? 0) > 0,
    selector,
  );

const waitUntilHidden = (steps: Steps, selector: string) =>
  steps.until((wanted) => document.querySelector(wanted)?.getBoundingClientRect().height === 0, selector);

async function open(steps: Steps, id: string): Promise<void> {
  await steps.click(tile(id));
  await waitUntilShown(steps, panel(id));
  await steps.still();
}

/** Script that records clicks on tiles, scrolling, and panels that open or close. */
const RECORD_PANELS = `
  window.recorded = [];
  const note = (what) => recorded.push({ what, at: performance.now() });
  addEventListener('click', ({ target }) => target.closest('[data-flavour]') && note('click'), true);
  addEventListener('scroll', () => note('scroll'));
  new MutationObserver((changes) => changes.forEach(({ target }) =>
    target.dataset && target.dataset.flavourPanel && note(target.hasAttribute('hidden') ? 'close' : 'open')))
    .observe(document, { subtree: true, attributeFilter: ['hidden'] });
`;

test('choosing another flavour in the same row replaces the open panel, and the page does not move', async () => {
  const { steps } = suite;
  await steps.visit();
  await open(steps, '701');
  await steps.scrollTo(tile('701'), 150);
  const before = await steps.evaluate(() => window.scrollY);
  await open(steps, '703');
  expect(await visiblePanels(steps)).toEqual(['703']);
  expect(await steps.evaluate(() => window.scrollY)).toBe(before);
  await steps.click(tile('703'));
  await waitUntilHidden(steps, panel('703'));
});

test('a panel in another row opens after the old panel closes, at least 600 ms after the click', async () => {
  const { steps, proxy } = suite;
  proxy.before(RECORD_PANELS);
  await steps.visit();
  await open(steps, '701');
  await steps.evaluate(() => void ((window as unknown as { recorded: unknown[] }).recorded.length = 0));
  await open(steps, '706');
  const recorded = await steps.evaluate(
    () => (window as unknown as { recorded: { what: string; at: number }[] }).recorded,
  );
  const at = (what: string) => recorded.find((each) => each.what === what)?.at ?? NaN;
  expect(at('close')).toBeLessThan(at('open'));
  expect(at('open') - at('click')).toBeGreaterThanOrEqual(599);
  expect(await visiblePanels(steps)).toEqual(['706']);
});

test('a click on a tile below an open panel closes the panel without moving the tile', async () => {
  const { steps } = suite;
  await steps.visit('/', 'xs');
  await open(steps, '701');
  await steps.still();
  const moved = await steps.evaluate(
    (wanted, opened) =>
      new Promise<number>((resolve) => {
        const touched = document.querySelector<HTMLElement>(wanted);
        const gone = document.querySelector(opened);
        if (!touched || !gone) return resolve(NaN);
        // On a busy machine, the scroll to the new row can begin before the measurement.
        window.scrollTo = () => undefined;
        touched.scrollIntoView({ block: 'center', behavior: 'instant' });
        requestAnimationFrame(() => {
          const before = touched.getBoundingClientRect().top;
          // A browser with scroll anchoring moves the page one frame after the panel has closed.
          const measure = () =>
            requestAnimationFrame(() => resolve(touched.getBoundingClientRect().top - before));
          new MutationObserver(measure).observe(gone, { attributeFilter: ['hidden'] });
          touched.click();
        });
      }),
    tile('705'),
    panel('701'),
  );
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});

for (const [size, offset, id] of [
  ['xs', 140, '708'],
  ['md', 150, '708'],
  ['lg', 140, '708'],
] as const)
  test(`at breakpoint ${size}, a tile chosen in another row scrolls to ${offset} px below the window top`, async () => {
    const { steps } = suite;
    await steps.visit('/', size);
    await open(steps, '701');
    for (const next of [id, '722', '701']) {
      await open(steps, next);
      // The tile's position is also the row's, because all tiles of a tested row have the same top.
      await steps.restsAt(tile(next), offset);
    }
  });

test('opening an address with a flavour scrolls to the open panel of the flavour, and the page title names the flavour', async () => {
  const { steps } = suite;
  await steps.visit('/?flavour=724');
  await waitUntilShown(steps, panel('724'));
  await steps.still();
  const top = await steps.topOf(`${panel('724')} h4`);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(900);
  expect(await steps.driver.getTitle()).toBe('Parfum 724 – Maison Onze');
});

test('the panel’s buttons show the product text, the mini and the full size; Escape focuses the tile', async () => {
  const { steps } = suite;
  await steps.visit();
  await open(steps, '701');
  await steps.click(`${panel('701')} [data-about-toggle]`);
  await waitUntilShown(steps, `${panel('701')} [data-about]`);
  await steps.click(`${panel('701')} [data-mini-switch]`);
  await waitUntilShown(steps, panel('801'));
  expect(await visiblePanels(steps)).toEqual(['801']);
  await steps.until(
    (selector) => document.activeElement?.matches(selector),
    `${panel('801')} [data-mini-switch]`,
  );
  await steps.click(`${panel('801')} [data-mini-switch]`);
  await waitUntilShown(steps, panel('701'));
  await waitUntilHidden(steps, `${panel('701')} [data-about]`);
  await steps.until(
    (selector) => document.activeElement?.matches(selector),
    `${panel('701')} [data-mini-switch]`,
  );
  await steps.press(Key.ESCAPE);
  await waitUntilHidden(steps, panel('701'));
  await steps.until((selector) => document.activeElement?.matches(selector), tile('701'));
});

test('without a share sheet, the share button copies the address of the flavour', async () => {
  const { steps, proxy } = suite;
  proxy.before(`
    delete Navigator.prototype.share;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text) => ((window.copied = text), Promise.resolve()) },
    });
  `);
  await steps.visit();
  await open(steps, '702');
  await steps.click(`${panel('702')} [data-share]`);
  const copied = await steps.until(() => (window as unknown as { copied?: string }).copied);
  expect(copied).toMatch(/\/\?flavour=702#flavours$/);
});

test('in the white style (?white), the panel is white, and its close button focuses the tile', async () => {
  const { steps } = suite;
  await steps.visit('/?white');
  await open(steps, '702');
  expect(
    await steps.evaluate(
      (selector) => document.querySelector(selector)?.matches('[data-style="white"]'),
      panel('702'),
    ),
  ).toBe(true);
  await steps.click(`${panel('702')} [data-panel-close]`);
  await waitUntilHidden(steps, panel('702'));
  await steps.until((selector) => document.activeElement?.matches(selector), tile('702'));
});

test('a click on a tile before the scripts have loaded opens the panel after they have loaded', async () => {
  const { steps, proxy } = suite;
  // WebKit's driver cannot run commands while a page loads, so a script clicks and reports the click.
  const release = proxy.hold(/\/_next\/static\/.+\.js/);
  proxy.answer(/^\/clicked$/, (_, response) => {
    release();
    response.end();
  });
  proxy.before(`document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('${tile('702')}').click();
    fetch('/clicked');
  })`);
  await steps.open('/');
  await waitUntilShown(steps, panel('702'));
});
