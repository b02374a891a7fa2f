import { Key } from 'selenium-webdriver/lib/input';

import type { Steps } from './support/steps';
import { inEngine, test } from './support/suite';

const suite = inEngine();

const SLIDER = '[data-slider="categories"]';
const VIEW = `${SLIDER} [role="group"]`;

/** How far the row of categories has moved to the left, in pixels, by engine or natively. */
const moved = (steps: Steps) =>
  steps.ask((selector) => {
    const view = document.querySelector(selector);
    const first = view?.querySelector('li');
    return Math.round(
      (view?.getBoundingClientRect().left ?? NaN) - (first?.getBoundingClientRect().left ?? NaN),
    );
  }, VIEW);

const hasMoved = (steps: Steps, from: number) =>
  steps.until(
    (selector, before) => {
      const view = document.querySelector(selector);
      const left = view?.querySelector('li')?.getBoundingClientRect().left ?? NaN;
      return Math.round((view?.getBoundingClientRect().left ?? NaN) - left) > before;
    },
    VIEW,
    from,
  );

/** Two frames: by then a row that is to rest has had its last step. */
const drawn = (steps: Steps) =>
  steps.ask(
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

// The first of the file, as after another the engine's file would be in the browser's cache.
test('without its engine the row moves by the button to the next tile, and does not snap meanwhile', async () => {
  const { steps, between } = suite;
  await steps.visit();
  between.answer(/\/_next\/static\/.+\.js/, (request) => void request.socket.destroy());
  await steps.scrollTo(SLIDER, 200);
  await steps.ask((selector) => {
    const view = document.querySelector<HTMLElement>(selector);
    if (!view) throw new Error('no row');
    const scrollBy = view.scrollBy.bind(view);
    const noteSnap = (where?: ScrollToOptions) => {
      document.body.dataset.snapWhileMoved = getComputedStyle(view).scrollSnapType;
      scrollBy(where);
    };
    Object.assign(view, { scrollBy: noteSnap });
  }, VIEW);
  await steps.click(`${SLIDER} [data-slider-next]`);
  await steps.until((selector) => {
    const [frame, second] = [selector, `${selector} li:nth-child(2)`].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return frame && second && Math.abs(frame.left - second.left) <= 1;
  }, VIEW);
  expect(await steps.ask(() => document.body.dataset.snapWhileMoved)).toBe('none');
  await steps.until(
    (selector) => getComputedStyle(document.querySelector(selector)!).scrollSnapType !== 'none',
    VIEW,
  );
});

test('the categories go on by the button', async () => {
  const { steps } = suite;
  const before = await start(steps);
  await steps.click(`${SLIDER} [data-slider-next]`);
  await hasMoved(steps, before + 50);
});

test('the categories are dragged', async () => {
  const { steps } = suite;
  const before = await start(steps);
  const view = await steps.find(VIEW);
  await steps.driver
    .actions()
    .move({ origin: view, x: 200, y: 0 })
    .press()
    .move({ origin: view, x: 50, y: 0, duration: 100 })
    .move({ origin: view, x: -250, y: 0, duration: 200 })
    .release()
    .perform();
  await hasMoved(steps, before + 100);
});

test('the categories go on by themselves under a mouse at the edge, and rest in the middle', async () => {
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
  await hasMoved(steps, before + 30);
  await hover(0);
  await drawn(steps);
  const resting = await moved(steps);
  await steps.still();
  expect(await moved(steps)).toBe(resting);
});

test('the categories go on by a wheel that turns sideways', async () => {
  const { steps } = suite;
  const before = await start(steps);
  await steps.wheel(VIEW, 200, 0);
  await hasMoved(steps, before + 50);
});

test('a tile that gets the focus comes into the slider’s view', async () => {
  const { steps } = suite;
  await start(steps);
  await steps.ask((selector) => {
    document.querySelector<HTMLElement>(`${selector} li:last-child a`)?.focus({ preventScroll: true });
  }, VIEW);
  await steps.until((selector) => {
    const view = document.querySelector(selector)?.getBoundingClientRect();
    const last = document.querySelector(`${selector} li:last-child a`)?.getBoundingClientRect();
    return view && last && last.left >= view.left - 1 && last.right <= view.right + 1;
  }, VIEW);
});

test('the pictures for companies change by button and by key, and count', async () => {
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
