import { inEngine, test } from './support/suite';

const suite = inEngine();

const ABOUT = '[data-flavour-panel="724"] [data-about]';

test('a match of find-in-page far down is shown and in the window, also where the browser does not scroll to it', async () => {
  const { steps } = suite;
  await steps.visit();
  // As the browser tells of it; what it does besides is left out.
  await steps.ask(
    (selector) =>
      document.querySelector(selector)?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    ABOUT,
  );
  await steps.until((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
  }, ABOUT);
});

test('an address that quotes a hidden text opens its panel, where the browser can find such text', async () => {
  const { steps } = suite;
  await steps.visit('/#:~:text=Secret%20du%20parfum%20724');
  const canFindHidden = await steps.ask(() => 'onbeforematch' in document.body);
  await steps.until(() => document.readyState === 'complete');
  await steps.still();
  expect(
    await steps.ask(
      (selector) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0,
      ABOUT,
    ),
  ).toBe(canFindHidden);
});
