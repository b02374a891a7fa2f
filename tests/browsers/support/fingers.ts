import { Command, Name } from 'selenium-webdriver/lib/command';

import type { Steps } from './steps';

type Place = { x: number; y: number };

const STEP_MS = 20;
const STEPS = 10;

/**
 * Swipes with one finger. Without `way`, the finger only taps.
 * @returns the pointer type that the page receives (from WebKit's driver: `mouse`)
 */
export async function swipe(
  steps: Steps,
  from: Place,
  way?: { right?: number; down?: number },
): Promise<string> {
  await steps.evaluate(() => {
    delete document.body.dataset.pointerType;
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => (document.body.dataset.pointerType = pointerType),
      { capture: true, once: true },
    );
  });
  const at = (part: number, duration = 0) => ({
    type: 'pointerMove',
    origin: 'viewport',
    duration,
    x: Math.round(from.x + (way?.right ?? 0) * part),
    y: Math.round(from.y + (way?.down ?? 0) * part),
  });
  const moves = way ? Array.from({ length: STEPS }, (_, step) => at((step + 1) / STEPS, STEP_MS)) : [];
  const actions = [at(0), { type: 'pointerDown', button: 0 }, ...moves, { type: 'pointerUp', button: 0 }];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  await steps.driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
  return steps.evaluate(() => document.body.dataset.pointerType ?? 'none');
}

/** Scrolls to an element and returns a point in it. `part` is from 0 (left edge) to 1 (right edge). */
export async function placeOf(steps: Steps, selector: string, part = 0.5): Promise<Place> {
  await steps.scrollTo(selector, 150);
  await steps.still();
  return steps.evaluate(
    (wanted, share) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      if (!box) throw new Error(`no ${wanted}`);
      return { x: box.left + box.width * share, y: box.top + Math.min(60, box.height / 2) };
    },
    selector,
    part,
  );
}
