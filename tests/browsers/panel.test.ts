import { Key } from 'selenium-webdriver/lib/input';

import type { Steps } from './support/steps';
import { inEngine, test } from './support/suite';

const suite = inEngine();

const tile = (id: string) => `button[data-flavour="${id}"]`;
const panel = (id: string) => `[data-flavour-panel="${id}"]`;

/** The panels that can be seen. */
const openPanels = (steps: Steps) =>
  steps.ask(() =>
    [...document.querySelectorAll<HTMLElement>('[data-flavour-panel]')]
      .filter((each) => each.getBoundingClientRect().height > 0)
      .map(({ dataset }) => dataset.flavourPanel),
  );

const isShown = (steps: Steps, selector: string) =>
  steps.until(
    (wanted) => (document.querySelector(wanted)?.getBoundingClientRect().height ?? 0) > 0,
    selector,
  );

const isGone = (steps: Steps, selector: string) =>
  steps.until((wanted) => document.querySelector(wanted)?.getBoundingClientRect().height === 0, selector);

/** Whether a tile's top is this far below the window's top, to the pixel; in these rows all tops are the same. */
const isAt = (selector: string, below: number) =>
  Math.abs((document.querySelector(selector)?.getBoundingClientRect().top ?? NaN) - below) <= 1;

async function open(steps: Steps, id: string): Promise<void> {
  await steps.click(tile(id));
  await isShown(steps, panel(id));
  await steps.still();
}

/** Notes from now on when tiles were clicked and panels opened or closed, in milliseconds. */
const NOTE_PANELS = `
  window.noted = [];
  const note = (what) => noted.push({ what, at: performance.now() });
  addEventListener('click', ({ target }) => target.closest('[data-flavour]') && note('click'), true);
  addEventListener('scroll', () => note('scroll'));
  new MutationObserver((changes) => changes.forEach(({ target }) =>
    target.dataset && target.dataset.flavourPanel && note(target.hasAttribute('hidden') ? 'close' : 'open')))
    .observe(document, { subtree: true, attributeFilter: ['hidden'] });
`;

test('a flavour of the same row swaps the panel at once, and the page stays where it is', async () => {
  const { steps } = suite;
  await steps.visit();
  await open(steps, '701');
  await steps.scrollTo(tile('701'), 150);
  const before = await steps.ask(() => window.scrollY);
  await open(steps, '703');
  expect(await openPanels(steps)).toEqual(['703']);
  expect(await steps.ask(() => window.scrollY)).toBe(before);
  await steps.click(tile('703'));
  await isGone(steps, panel('703'));
});

test('a flavour of another row closes the panel, waits, scrolls, waits, and opens', async () => {
  const { steps, between } = suite;
  between.before(NOTE_PANELS);
  await steps.visit();
  await open(steps, '701');
  await steps.ask(() => void ((window as unknown as { noted: unknown[] }).noted.length = 0));
  await open(steps, '706');
  const noted = await steps.ask(() => (window as unknown as { noted: { what: string; at: number }[] }).noted);
  const at = (what: string) => noted.find((each) => each.what === what)?.at ?? NaN;
  expect(at('close')).toBeLessThan(at('open'));
  expect(at('open') - at('click')).toBeGreaterThanOrEqual(599);
  expect(await openPanels(steps)).toEqual(['706']);
});

test('a tile that is touched below an open panel stays under the finger when that panel goes', async () => {
  const { steps } = suite;
  await steps.visit('/', 'xs');
  await open(steps, '701');
  const moved = await steps.ask(
    (wanted, opened) =>
      new Promise<number>((resolve) => {
        const touched = document.querySelector<HTMLElement>(wanted);
        const gone = document.querySelector(opened);
        if (!touched || !gone) return resolve(NaN);
        touched.scrollIntoView({ block: 'center', behavior: 'instant' });
        requestAnimationFrame(() => {
          const before = touched.getBoundingClientRect().top;
          // In the frame after the panel has gone, when a browser would have anchored the scroll position by itself.
          const told = () =>
            requestAnimationFrame(() => resolve(touched.getBoundingClientRect().top - before));
          new MutationObserver(told).observe(gone, { attributeFilter: ['hidden'] });
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
  test(`at ${size} a row that is scrolled to rests ${offset} px below the window’s top`, async () => {
    const { steps } = suite;
    await steps.visit('/', size);
    await open(steps, '701');
    for (const next of [id, '722', '701']) {
      await open(steps, next);
      await steps.until(isAt, tile(next), offset);
      await steps.still();
      expect(await steps.ask(isAt, tile(next), offset)).toBe(true);
    }
  });

test('a shared address opens its flavour, in sight, under its own title', async () => {
  const { steps } = suite;
  await steps.visit('/?flavour=724');
  await isShown(steps, panel('724'));
  await steps.still();
  const top = await steps.topOf(`${panel('724')} h4`);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(900);
  expect(await steps.driver.getTitle()).toBe('Parfum 724 · Maison Onze');
});

test('the panel tells more on a press, switches to the mini and back, and Escape gives the focus back', async () => {
  const { steps } = suite;
  await steps.visit();
  await open(steps, '701');
  await steps.click(`${panel('701')} [data-about-toggle]`);
  await isShown(steps, `${panel('701')} [data-about]`);
  await steps.click(`${panel('701')} [data-mini-switch]`);
  await isShown(steps, panel('801'));
  expect(await openPanels(steps)).toEqual(['801']);
  await steps.until(
    (selector) => document.activeElement?.matches(selector),
    `${panel('801')} [data-mini-switch]`,
  );
  await steps.click(`${panel('801')} [data-mini-switch]`);
  await isShown(steps, panel('701'));
  await isGone(steps, `${panel('701')} [data-about]`);
  await steps.until(
    (selector) => document.activeElement?.matches(selector),
    `${panel('701')} [data-mini-switch]`,
  );
  await steps.press(Key.ESCAPE);
  await isGone(steps, panel('701'));
  await steps.until((selector) => document.activeElement?.matches(selector), tile('701'));
});

test('the share button gives the flavour’s address', async () => {
  const { steps, between } = suite;
  between.before(`
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

test('the panel has the address’s white style, and its own button closes it', async () => {
  const { steps } = suite;
  await steps.visit('/?white');
  await open(steps, '702');
  expect(
    await steps.ask(
      (selector) => document.querySelector(selector)?.matches('[data-style="white"]'),
      panel('702'),
    ),
  ).toBe(true);
  await steps.click(`${panel('702')} [data-panel-close]`);
  await isGone(steps, panel('702'));
  await steps.until((selector) => document.activeElement?.matches(selector), tile('702'));
});

test('a click before the scripts have come is not lost', async () => {
  const { steps, between } = suite;
  // WebKit's driver says nothing to a page that still loads, so the page itself clicks, and tells when it has.
  const letGo = between.hold(/\/_next\/static\/.+\.js/);
  between.answer(/^\/clicked$/, (_, response) => {
    letGo();
    response.end();
  });
  between.before(`document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('${tile('702')}').click();
    fetch('/clicked');
  })`);
  await steps.open('/');
  await isShown(steps, panel('702'));
});
