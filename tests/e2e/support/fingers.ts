import type { CDPSession, Page } from '@playwright/test';

export type Place = { x: number; y: number };

/** Fingers on the glass: what follows (scrolling, sliding, enlarging, a click) is up to the browser, as on a phone. */
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
    await this.put('touchStart', [from]);
    await this.move(steps, (part) => [after(from, way, part)]);
    await this.put('touchEnd', []);
  }

  /** Two fingers beside a place go apart, to some three times their distance. */
  async spread({ x, y }: Place): Promise<void> {
    const apart = (part: number) => [
      { x: x - 30 - 60 * part, y },
      { x: x + 30 + 60 * part, y },
    ];
    await this.put('touchStart', apart(0).slice(0, 1));
    await this.put('touchStart', apart(0));
    await this.move(12, apart);
    await this.put('touchEnd', []);
  }

  private async move(steps: number, placesAt: (part: number) => Place[]): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      await this.put('touchMove', placesAt(step / steps));
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  private async put(type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]): Promise<void> {
    const touchPoints = places.map((place, id) => ({ ...place, id }));
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
