import { placeOf, swipe } from './support/fingers';
import type { Steps } from './support/steps';
import { engine, engineSuite, test } from './support/suite';

const suite = engineSuite({ reducedMotion: true });

/** Pointer type that the engine's driver sends for a finger. */
const ARRIVES_AS = { chromium: 'touch', firefox: 'touch', webkit: 'mouse' }[engine];
/** Mouse events cannot prove that a finger works, so the tests below need touch events. */
const HAS_FINGERS = ARRIVES_AS === 'touch';
/** Touch events from Firefox's driver do not scroll the page. */
const SCROLLS = engine === 'chromium';

async function startSlider(steps: Steps, name: string): Promise<void> {
  await steps.visit('/', 'xs');
  await steps.scrollTo(`[data-slider="${name}"]`, 150);
  await steps.until(
    (slider) => document.querySelector<HTMLElement>(`[data-slider="${slider}"]`)?.dataset.state === 'running',
    name,
  );
}

const rowOf = (name: string) => `[data-slider="${name}"] [role="group"]`;
const counts = (steps: Steps, name: string, count: string) =>
  steps.until(
    (slider, wanted) => document.querySelector(`[data-slider="${slider}"]`)?.textContent?.includes(wanted),
    name,
    count,
  );

// This test fails in WebKit as soon as WebKit's driver sends touch events. In that case, change ARRIVES_AS, so that the
// tests below also run in WebKit.
test('a finger tap of WebDriver has the pointer type “touch” in Chromium and Firefox, but “mouse” in WebKit', async () => {
  const { steps } = suite;
  await steps.visit('/', 'xs');
  expect(await swipe(steps, await placeOf(steps, '#story h2'))).toBe(ARRIVES_AS);
});

test(
  'a tap with a finger opens the panel of a tile, and a second tap closes the panel',
  async () => {
    const { steps } = suite;
    await steps.visit('/', 'xs');
    const isOpen = () => document.querySelector('[data-flavour-panel]:not([hidden])') !== null;
    const isClosed = () => document.querySelector('[data-flavour-panel]:not([hidden])') === null;
    expect(await swipe(steps, await placeOf(steps, 'button[data-flavour]'))).toBe('touch');
    await steps.until(isOpen);
    await swipe(steps, await placeOf(steps, 'button[data-flavour]'));
    await steps.until(isClosed);
  },
  HAS_FINGERS,
);

test(
  'a tap with a finger opens and closes the menu',
  async () => {
    const { steps } = suite;
    await steps.visit('/', 'xs');
    const middleOf = (selector: string) =>
      steps.evaluate((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        if (!box) throw new Error(`no ${wanted}`);
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }, selector);
    expect(await swipe(steps, await middleOf('[data-menu]'))).toBe('touch');
    await steps.until(() => document.querySelector('dialog[open]') !== null);
    await steps.still();
    await swipe(steps, await middleOf('dialog[open] button'));
    await steps.until(() => document.querySelector('dialog[open]') === null);
  },
  HAS_FINGERS,
);

for (const name of ['corporate', 'partnership'])
  test(
    `a swipe left shows the next ${name} picture, and a swipe right shows the previous picture`,
    async () => {
      const { steps } = suite;
      await startSlider(steps, name);
      await counts(steps, name, '1 / 3');
      expect(await swipe(steps, await placeOf(steps, rowOf(name), 0.8), { right: -250 })).toBe('touch');
      await counts(steps, name, '2 / 3');
      await swipe(steps, await placeOf(steps, rowOf(name), 0.2), { right: 250 });
      await counts(steps, name, '1 / 3');
    },
    HAS_FINGERS,
  );

test(
  'a swipe moves the categories and opens no link',
  async () => {
    const { steps } = suite;
    await startSlider(steps, 'categories');
    const place = await placeOf(steps, rowOf('categories'), 0.8);
    const left = () =>
      steps.evaluate(
        () => document.querySelector('[data-slider="categories"] li')?.getBoundingClientRect().left ?? NaN,
      );
    const before = await left();
    expect(await swipe(steps, place, { right: -250 })).toBe('touch');
    await steps.until(
      (from) =>
        (document.querySelector('[data-slider="categories"] li')?.getBoundingClientRect().left ?? NaN) <
        from - 100,
      before,
    );
    expect(await steps.evaluate(() => location.pathname)).toBe('/');
  },
  HAS_FINGERS,
);

test(
  'a vertical swipe over a slider does not change its picture',
  async () => {
    const { steps } = suite;
    await startSlider(steps, 'corporate');
    const place = await placeOf(steps, rowOf('corporate'));
    expect(await swipe(steps, { ...place, y: place.y + 100 }, { down: -150 })).toBe('touch');
    await steps.still();
    await counts(steps, 'corporate', '1 / 3');
  },
  HAS_FINGERS,
);

test(
  'a vertical swipe scrolls the page, even if the swipe starts on a slider',
  async () => {
    const { steps } = suite;
    await startSlider(steps, 'corporate');
    for (const selector of ['#story h2', rowOf('corporate')]) {
      const place = await placeOf(steps, selector);
      const before = await steps.evaluate(() => window.scrollY);
      expect(await swipe(steps, { ...place, y: place.y + 100 }, { down: -150 })).toBe('touch');
      await steps.until((from) => window.scrollY > from + 80, before);
      await steps.still();
    }
  },
  SCROLLS,
);
