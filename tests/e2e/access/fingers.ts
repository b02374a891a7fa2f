import type { CDPSession, Page } from '@playwright/test';

export type Place = { x: number; y: number };

/** Chromium treats a finger as resting after 40 ms without movement. Four frames take longer. */
const FRAMES_AT_REST = 4;

/** Positions are in pixels of the window. */
export class Fingers {
  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** Moves one finger by `way` pixels, one step in each animation frame. */
  async swipe(from: Place, way: { right?: number; down?: number }, steps = 8): Promise<void> {
    const scale = await this.scaleAtRest();
    await this.put('touchStart', [from], scale);
    for (let step = 1; step <= steps; step += 1) {
      await this.put('touchMove', [after(from, way, step / steps)], scale);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await this.put('touchEnd', []);
  }

  /** Moves two fingers apart. The browser ignores about the first 60 px. */
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

  /** Returns the zoom scale after several frames without a change. All browser processes then use this scale. */
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

  /** Divides positions by the zoom scale, because the browser multiplies them by this scale. */
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
