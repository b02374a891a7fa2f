import { Key } from 'selenium-webdriver/lib/input';

import { engineSuite, test } from './support/suite';

const suite = engineSuite();

test('the focus stays in the open menu until Escape closes the menu and focuses the menu button', async () => {
  const { steps } = suite;
  await steps.visit('/', 'xs');
  await steps.click('button[data-menu]');
  await steps.until(() => document.querySelector('dialog:modal'));
  for (let presses = 0; presses < 12; presses += 1) {
    await steps.press(Key.TAB);
    const isOutside = await steps.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await steps.press(Key.ESCAPE);
  await steps.until(() => !document.querySelector('dialog[open]'));
  expect(await steps.evaluate(() => document.activeElement?.matches('button[data-menu]'))).toBe(true);
});

test('a click on a menu link closes the menu and scrolls to the linked section', async () => {
  const { steps } = suite;
  await steps.visit('/', 'xs');
  await steps.click('button[data-menu]');
  await steps.until(() => document.querySelector('dialog:modal'));
  await steps.click('dialog a[href="#stores"]');
  await steps.until(() => !document.querySelector('dialog[open]') && location.hash === '#stores');
  await steps.restsAt('#stores');
});

test('a click outside the menu closes the menu', async () => {
  const { steps } = suite;
  await steps.visit('/', 'sm');
  await steps.click('button[data-menu]');
  await steps.until(() => document.querySelector('dialog:modal'));
  await steps.driver.actions().move({ x: 5, y: 700 }).click().perform();
  await steps.until(() => !document.querySelector('dialog[open]'));
});

test('Tab moves the focus from a tile into its open panel, and no tabindex is positive', async () => {
  const { steps } = suite;
  await steps.visit();
  await steps.click('button[data-flavour="702"]');
  await steps.until(() => document.querySelector('[data-flavour-panel="702"]:not([hidden])'));
  await steps.still();
  await steps.evaluate(() => document.querySelector<HTMLElement>('button[data-flavour="702"]')?.focus());
  await steps.press(Key.TAB);
  expect(await steps.evaluate(() => document.activeElement?.closest('[data-flavour-panel]') !== null)).toBe(
    true,
  );
  const isInOrder = await steps.evaluate(() => {
    const order = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')];
    return order.every(({ tabIndex }) => tabIndex <= 0);
  });
  expect(isInOrder).toBe(true);
});
