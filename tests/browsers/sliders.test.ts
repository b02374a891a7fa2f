import { Key } from 'selenium-webdriver/lib/input';

import type { Steps } from './support/steps';
import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const SLIDER = '[data-slider="categories"]';
const VIEW = `${SLIDER} [role="group"]`;

/** Returns how far the slider engine or native scrolling has moved the categories to the left, in pixels. */
const moved = (steps: Steps) =>
  steps.evaluate((selector) => {
    const view = document.querySelector(selector);
    const first = view?.querySelector('li');
    return Math.round(
      (view?.getBoundingClientRect().left ?? NaN) - (first?.getBoundingClientRect().left ?? NaN),
    );
  }, VIEW);

const waitUntilMoved = (steps: Steps, from: number) =>
  steps.until(
    (selector, before) => {
      const view = document.querySelector(selector);
      const left = view?.querySelector('li')?.getBoundingClientRect().left ?? NaN;
      return Math.round((view?.getBoundingClientRect().left ?? NaN) - left) > before;
    },
    VIEW,
    from,
  );

/** Waits until the page has handled the last mouse movement. */
const drawn = (steps: Steps) =>
  steps.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function start(steps: Steps): Promise<number> {
  await steps.visit();
  await steps.scrollTo(SLIDER, 200);
  await steps.until(
    (selector) => document.querySelector<HTMLElement>(selector)?.dataset.state === 'running',
    SLIDER,
  );
  return moved(steps);
}

// Must run first, before the browser caches the slider engine.
test('without the slider engine, “Next” scrolls by one tile and turns off scroll snapping during the scroll', async () => {
  const { steps, proxy } = suite;
  await steps.visit();
  proxy.answer(/\/_next\/static\/.+\.js/, (request) => void request.socket.destroy());
  await steps.scrollTo(SLIDER, 200);
  await steps.evaluate((selector) => {
    const view = document.querySelector<HTMLElement>(selector);
    if (!view) throw new Error('no row');
    const scrollBy = view.scrollBy.bind(view);
    const recordSnap = (where?: ScrollToOptions) => {
      document.body.dataset.snapWhileMoved = getComputedStyle(view).scrollSnapType;
      scrollBy(where);
    };
    Object.assign(view, { scrollBy: recordSnap });
  }, VIEW);
  await steps.click(`${SLIDER} [data-slider-next]`);
  await steps.until((selector) => {
    const [frame, second] = [selector, `${selector} li:nth-child(2)`].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return frame && second && Math.abs(frame.left - second.left) <= 1;
  }, VIEW);
  expect(await steps.evaluate(() => document.body.dataset.snapWhileMoved)).toBe('none');
  await steps.until(
    (selector) => getComputedStyle(document.querySelector(selector)!).scrollSnapType !== 'none',
    VIEW,
  );
});

test('the button “Next” moves the categories', async () => {
  const { steps } = suite;
  const before = await start(steps);
  await steps.click(`${SLIDER} [data-slider-next]`);
  await waitUntilMoved(steps, before + 50);
});

test('dragging with the mouse moves the categories', async () => {
  const { steps } = suite;
  const before = await start(steps);
  const view = await steps.find(VIEW);
  const mouse = () => steps.driver.actions();
  await mouse().move({ origin: view, x: 200, y: 0 }).press().perform();
  // Waits after each move. A busy browser could merge unhandled moves into one, and the slider's library ignores the
  // first move of a drag.
  for (const x of [150, 50, -100, -250]) {
    await mouse().move({ origin: view, x, y: 0 }).perform();
    await drawn(steps);
  }
  await mouse().release().perform();
  await waitUntilMoved(steps, before + 100);
});

test('the categories scroll if the mouse is near the slider’s right edge, but not in the middle', async () => {
  const { steps } = suite;
  const before = await start(steps);
  const view = await steps.find(VIEW);
  const { width } = await view.getRect();
  const hover = (x: number) =>
    steps.driver
      .actions()
      .move({ origin: view, x: Math.round(x), y: 10, duration: 50 })
      .perform();
  await hover(width / 2 - 20);
  await waitUntilMoved(steps, before + 30);
  await hover(0);
  await drawn(steps);
  const resting = await moved(steps);
  await steps.still();
  expect(await moved(steps)).toBe(resting);
});

test('a horizontal wheel movement moves the categories', async () => {
  const { steps } = suite;
  const before = await start(steps);
  await steps.wheel(VIEW, 200, 0);
  await waitUntilMoved(steps, before + 50);
});

test('if a tile receives the focus, the categories scroll until the tile is in view', async () => {
  const { steps } = suite;
  await start(steps);
  await steps.evaluate((selector) => {
    document.querySelector<HTMLElement>(`${selector} li:last-child a`)?.focus({ preventScroll: true });
  }, VIEW);
  await steps.until((selector) => {
    const view = document.querySelector(selector)?.getBoundingClientRect();
    const last = document.querySelector(`${selector} li:last-child a`)?.getBoundingClientRect();
    return view && last && last.left >= view.left - 1 && last.right <= view.right + 1;
  }, VIEW);
});

test('in the corporate slider, “Next” and the right arrow key show the next picture and its number', async () => {
  const { steps } = suite;
  await steps.visit();
  const slider = '[data-slider="corporate"]';
  await steps.scrollTo(slider, 100);
  await steps.until(
    (selector) => document.querySelector<HTMLElement>(selector)?.dataset.state === 'running',
    slider,
  );
  const counts = (count: string) =>
    steps.until(
      (selector, wanted) => document.querySelector(selector)?.textContent?.includes(wanted),
      slider,
      count,
    );
  await counts('1 / 3');
  await steps.click(`${slider} [data-slider-next]`);
  await counts('2 / 3');
  await steps.press(Key.ARROW_RIGHT);
  await counts('3 / 3');
});
