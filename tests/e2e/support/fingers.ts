import type { CDPSession, Page } from '@playwright/test';

export type Place = { x: number; y: number };

/** Longer than the 40 ms after which Chromium takes a finger that does not move to be at rest. */
const FRAMES_AT_REST = 4;

/**
 * Fingers on the glass, at places in pixels of the window: what follows (scrolling, sliding, enlarging, a click) is up to
 * the browser, as on a phone.
 */
export class Fingers {
  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** One finger goes from a place to another, in a step for each frame. */
  async swipe(from: Place, way: { right?: number; down?: number }, steps = 8): Promise<void> {
    const scale = await this.scaleAtRest();
    await this.put('touchStart', [from], scale);
    for (let step = 1; step <= steps; step += 1) {
      await this.put('touchMove', [after(from, way, step / steps)], scale);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await this.put('touchEnd', []);
  }

  /** Two fingers beside a place go far apart, and rest before they leave. Nothing is enlarged by the first 60 px or so. */
  async spread({ x, y }: Place): Promise<void> {
    const steps = 12;
    const apart = (part: number) => [
      { x: x - 30 - 135 * part, y },
      { x: x + 30 + 135 * part, y },
    ];
    await this.put('touchStart', apart(0).slice(0, 1));
    await this.put('touchStart', apart(0));
    for (let step = 1; step <= steps; step += 1)
      await this.put('touchMove', apart(step / steps), await this.scaleAtRest());
    await this.scaleAtRest();
    await this.put('touchEnd', []);
  }

  /** How much the page is enlarged, once that has been the same for some frames, so that all of the browser knows it. */
  private scaleAtRest(): Promise<number> {
    return this.page.evaluate(async (frames) => {
      const scaleNow = () => window.visualViewport?.scale ?? 1;
      let scale = scaleNow();
      for (let same = 0; same < frames;) {
        await new Promise(requestAnimationFrame);
        same = scaleNow() === scale ? same + 1 : 0;
        scale = scaleNow();
      }
      return scale;
    }, FRAMES_AT_REST);
  }

  /** The browser multiplies places that it is sent by the page's scale, so they are divided by it. */
  private async put(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    places: Place[],
    scale = 1,
  ): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x: x / scale, y: y / scale, id }));
    await this.browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

function after(
  { x, y }: Place,
  { right = 0, down = 0 }: { right?: number; down?: number },
  part: number,
): Place {
  return { x: x + right * part, y: y + down * part };
}
