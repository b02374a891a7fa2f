import { Key } from 'selenium-webdriver/lib/input';

import type { Steps } from './support/steps';
import { engine, engineSuite, test } from './support/suite';

const suite = engineSuite({}, engine, 'BILINGUAL_STOREFRONT_URL');

const LANGUAGES = [
  ['English', '/'],
  ['French', '/fr'],
] as const;

/** The page has about 100 controls. After more presses, the focus is caught in a loop. */
const MOST_PRESSES = 250;

/** Marks the focused control with a number and returns the control's faults. Returns null after the last control. */
const recordStop = (steps: Steps) =>
  steps.evaluate(() => {
    const focused = document.activeElement;
    // After the last control of a dialog, WebKit focuses the `dialog` element.
    if (!(focused instanceof HTMLElement) || focused.matches('body, dialog, [data-stop="0"]')) return null;
    const number = document.querySelectorAll('[data-stop]').length;
    const last = document.querySelector(`[data-stop="${number - 1}"]`);
    const isInOrder =
      !last || (last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    focused.dataset.stop = String(number);
    // A window that WebKit's driver has made smaller is inactive and shows no focus ring.
    const isActive = document.hasFocus();
    const hasRing = [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    const name =
      focused.getAttribute('aria-label') ??
      (focused.textContent.trim() || focused.querySelector('img')?.alt || '');
    const faults = {
      'no name': name === '',
      'no focus ring': isActive && !hasRing,
      'out of order': !isInOrder,
    };
    return Object.entries(faults).flatMap(([fault, isThere]) =>
      isThere ? `${focused.outerHTML.slice(0, 120)}: ${fault}` : [],
    );
  });

/** Firefox does not scroll to a focused control that is partly in view. */
const showsWholeControls = engine !== 'firefox';

/**
 * Waits until the focused control and its ring are in view, with nothing over the control's middle. In Firefox, a
 * visible part of the control is enough. In all browsers, a visible part of the map is enough, because the map is
 * taller than the window.
 */
const untilInView = (steps: Steps) =>
  steps.until((isWholeNeeded) => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    if (!focused || !header) return false;
    const { left, top, width, right, bottom } = focused.getBoundingClientRect();
    const from = header.contains(focused) ? top : Math.max(top, header.getBoundingClientRect().bottom);
    const shown = document.elementFromPoint(left + width / 2, (from + Math.min(bottom, innerHeight)) / 2);
    const owner = focused.closest('[data-map]') ?? focused;
    const { outlineWidth, outlineOffset } = getComputedStyle(focused);
    const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const isWhole = left >= ring && right + ring <= innerWidth && bottom + ring <= innerHeight;
    if (isWholeNeeded && !isWhole && !focused.matches('canvas')) return false;
    return shown !== null && (owner.contains(shown) || shown.contains(focused));
  }, showsWholeControls);

/** Tabs through all controls and returns their faults. */
async function walk(steps: Steps): Promise<string[]> {
  const all: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await steps.press(Key.TAB);
    const faults = await recordStop(steps);
    if (faults === null) return all;
    all.push(...faults);
    await untilInView(steps);
  }
  throw new Error(`the focus did not leave the page after ${MOST_PRESSES} presses of Tab`);
}

/** Returns the visible controls that Tab did not reach. Leaves out the map, whose engine adds controls late. */
const missedControls = (steps: Steps, root: string) =>
  steps.evaluate(
    (within) =>
      [...document.querySelectorAll(`${within} :is(a[href], button:enabled:not([data-slider-prev]))`)]
        .filter((control) => {
          const isOpen = control.closest('dialog')?.open ?? true;
          const isHidden = control.closest('[hidden], [inert], [data-map]') !== null;
          return isOpen && !isHidden && control.checkVisibility({ visibilityProperty: true });
        })
        .filter((control) => !control.matches('[data-stop]'))
        .map((control) => control.outerHTML.slice(0, 120)),
    root,
  );

for (const [language, address] of LANGUAGES) {
  test(`on the ${language} page, Tab reaches all controls in order, each with a name and a focus ring`, async () => {
    const { steps } = suite;
    await steps.visit(`${address}?flavour=102`);
    await steps.until(() => document.querySelector('[data-flavour-panel="102"]:not([hidden])'));
    await steps.still();
    // A map that becomes ready during `walk` would move the focus to its canvas.
    await steps.scrollTo('#stores');
    await steps.until(() => document.querySelector<HTMLElement>('[data-map]')?.dataset.mapState === 'ready');
    await steps.evaluate(() => {
      const skipLink = document.querySelector<HTMLElement>('header a');
      skipLink?.focus({ preventScroll: true });
      skipLink?.setAttribute('data-stop', '0');
    });

    expect(await walk(steps)).toEqual([]);
    expect(await missedControls(steps, 'body')).toEqual([]);
  });

  test(`in the ${language} menu, Tab reaches all controls in order, each with a name and a focus ring`, async () => {
    const { steps } = suite;
    await steps.visit(address, 'xs');
    await steps.evaluate(() => document.querySelector<HTMLElement>('button[data-menu]')?.focus());
    await steps.press(Key.ENTER);
    await steps.until(() => document.querySelector('dialog:modal'));
    await steps.evaluate(() => document.activeElement?.setAttribute('data-stop', '0'));

    expect(await walk(steps)).toEqual([]);
    expect(await missedControls(steps, 'dialog')).toEqual([]);
  });
}
