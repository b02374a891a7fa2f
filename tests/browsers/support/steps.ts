import type { WebDriver, WebElement } from 'selenium-webdriver';
import { By } from 'selenium-webdriver/lib/by';
import type { Actions } from 'selenium-webdriver/lib/input';

type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** Selenium's types lack this action. */
type Wheel = { scroll: (x: number, y: number, right: number, down: number, origin: WebElement) => Actions };

/** WebKit's windows are at least 447 px wide. */
export const SIZES = { xs: [500, 844], sm: [700, 844], md: [1024, 768], lg: [1440, 900] } as const;

const STILL_MS = 300;
const UNTIL_MS = 60_000;
const POLL_MS = 50;

/** Actions of a visitor and checks of the page that work in every engine. */
export class Steps {
  constructor(
    readonly driver: WebDriver,
    private readonly url: string,
  ) {}

  async visit(address = '/', size: keyof typeof SIZES = 'lg'): Promise<void> {
    await this.open(address, size);
    await this.until(() => globalThis.earlyClicks === null);
  }

  /** Opens a page and waits only for its stylesheets, without which the browser shows nothing. */
  async open(address: string, size: keyof typeof SIZES = 'lg'): Promise<void> {
    await this.resize(SIZES[size]);
    await this.driver.get(this.url + address);
    await this.until(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    );
  }

  async leave(): Promise<void> {
    await this.driver.get('about:blank');
    await this.driver.manage().deleteAllCookies();
  }

  /**
   * The driver's command would wait for a load event, but a page from the back/forward cache fires none. Without
   * `setTimeout`, a driver can lose the result of a script that leaves its page.
   */
  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  /** Resizes the viewport (CSS pixels). Repeats the command, because a new window reports wrong sizes at first. */
  async resize([width, height]: readonly [number, number]): Promise<void> {
    const window = this.driver.manage().window();
    const limit = Date.now() + UNTIL_MS;
    for (;;) {
      const [inner, outer] = [
        await this.evaluate(() => [innerWidth, innerHeight] as const),
        await window.getRect(),
      ];
      if (inner[0] === width && inner[1] === height) return;
      if (Date.now() > limit) throw new Error(`a window of ${width} × ${height} stays ${inner.join(' × ')}`);
      const frame = [outer.width - inner[0], outer.height - inner[1]] as const;
      if (frame[0] >= 0 && frame[1] >= 0)
        await window.setRect({ width: width + frame[0], height: height + frame[1] });
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
  }

  evaluate<Args extends unknown[], Result>(
    question: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(question, ...args);
  }

  /** Waits for the first truthy value of a function in the page. */
  async until<Args extends unknown[], Result>(
    question: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const limit = Date.now() + UNTIL_MS;
    for (;;) {
      const answer = await this.evaluate(question, ...args);
      if (answer) return answer;
      if (Date.now() > limit)
        throw new Error(`never came true: ${question} with ${JSON.stringify(args)}; last ${answer}`);
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
  }

  /** Resolves when the scroll position and the page height have not changed for STILL_MS. */
  async still(): Promise<void> {
    await this.evaluate(
      (ms) =>
        new Promise<void>((resolve) => {
          const where = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
          let last = where();
          let since = performance.now();
          const look = () => {
            const now = performance.now();
            if (where() !== last) [last, since] = [where(), now];
            if (now - since > ms) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
      STILL_MS,
    );
  }

  find(selector: string): Promise<WebElement> {
    return Promise.resolve(this.driver.findElement(By.css(selector)));
  }

  async click(selector: string): Promise<void> {
    await this.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const isInWindow = top >= 0 && bottom <= window.innerHeight;
      if (!isInWindow) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    await (await this.find(selector)).click();
  }

  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Turns the wheel over an element by `right` and `down` pixels. */
  async wheel(selector: string, right: number, down: number): Promise<void> {
    const actions = this.driver.actions() as unknown as Wheel;
    await actions.scroll(0, 0, right, down, await this.find(selector)).perform();
  }

  /** Scrolls an element to `below` pixels below the top of the window. */
  scrollTo(selector: string, below = 0): Promise<void> {
    return this.evaluate(
      (wanted, distance) => {
        const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN;
        window.scrollTo({ top: window.scrollY + top - distance, behavior: 'instant' });
      },
      selector,
      below,
    );
  }

  /**
   * Waits until an element is `below` pixels below the top of the window.
   * @throws if the element then moves
   */
  async restsAt(selector: string, below = 0): Promise<void> {
    const isThere = (wanted: string, distance: number) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN;
      return Math.abs(top - distance) <= 1;
    };
    await this.until(isThere, selector, below);
    await this.still();
    if (!(await this.evaluate(isThere, selector, below)))
      throw new Error(`the top of ${selector} moved from ${below} px to ${await this.topOf(selector)} px`);
  }

  topOf(selector: string): Promise<number> {
    return this.evaluate(
      (wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN,
      selector,
    );
  }

  faults(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { faults: string[] }).faults);
  }
}
