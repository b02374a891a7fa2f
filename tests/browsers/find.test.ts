import { engineSuite, test } from './support/suite';

const suite = engineSuite();

const ABOUT = '[data-flavour-panel="724"] [data-about]';

test('a find-in-page match in a closed panel opens the panel and scrolls to the text', async () => {
  const { steps } = suite;
  await steps.visit();
  // In a real search, the browser would also scroll to the text.
  await steps.evaluate(
    (selector) =>
      document.querySelector(selector)?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    ABOUT,
  );
  await steps.until((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
  }, ABOUT);
});

test('if the browser supports hidden=until-found, a link to a text fragment opens the panel that contains the text', async () => {
  const { steps } = suite;
  await steps.visit('/#:~:text=Secret%20du%20parfum%20724');
  const canFindHidden = await steps.evaluate(() => 'onbeforematch' in document.body);
  await steps.until(() => document.readyState === 'complete');
  await steps.still();
  expect(
    await steps.evaluate(
      (selector) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0,
      ABOUT,
    ),
  ).toBe(canFindHidden);
});
