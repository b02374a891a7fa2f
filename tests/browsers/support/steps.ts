import type { WebDriver, WebElement } from 'selenium-webdriver';
import { By } from 'selenium-webdriver/lib/by';
import type { Actions } from 'selenium-webdriver/lib/input';

type InPage<Words extends unknown[], Result> = (...words: Words) => Result;

/** A part of selenium's actions that its types leave out. */
type Wheel = { scroll: (x: number, y: number, right: number, down: number, origin: WebElement) => Actions };

/** A window for each breakpoint that every engine can have: WebKit's are at least 447 px wide. */
export const SIZES = { xs: [500, 844], sm: [700, 844], md: [1024, 768], lg: [1440, 900] } as const;

const STILL_MS = 300;
const UNTIL_MS = 60_000;
const POLL_MS = 50;

/** What a visitor does and sees, the same in every engine. */
export class Steps {
  constructor(
    readonly driver: WebDriver,
    private readonly url: string,
  ) {}

  /** Opens an address of the page and waits until it hears clicks. */
  async visit(address = '/', size: keyof typeof SIZES = 'lg'): Promise<void> {
    await this.open(address, size);
    await this.until(() => globalThis.earlyClick === null);
  }

  /** Opens an address, whatever comes of it, and waits for its stylesheets, before which a visitor sees nothing. */
  async open(address: string, size: keyof typeof SIZES = 'lg'): Promise<void> {
    await this.resize(SIZES[size]);
    await this.driver.get(this.url + address);
    await this.until(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    );
  }

  /** Leaves the page, so that the next test finds nothing of it. */
  async leave(): Promise<void> {
    await this.driver.get('about:blank');
    await this.driver.manage().deleteAllCookies();
  }

  /**
   * Goes back by the page's own history: a driver waits for a load, and the back/forward cache has none.
   * It goes in a task of its own, as the driver may lose the answer of a script that leaves its page.
   */
  back(): Promise<void> {
    return this.ask(() => void setTimeout(() => history.back()));
  }

  /** Makes the page's own part of the window this large, in CSS pixels; a window that has just opened tells no true sizes yet. */
  async resize([width, height]: readonly [number, number]): Promise<void> {
    const window = this.driver.manage().window();
    const limit = Date.now() + UNTIL_MS;
    for (;;) {
      const [inner, outer] = [
        await this.ask(() => [innerWidth, innerHeight] as const),
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

  /** The answer of a function that runs in the page; it may be a promise. */
  ask<Words extends unknown[], Result>(
    question: InPage<Words, Result>,
    ...words: Words
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(question, ...words);
  }

  /** Waits until a question that is asked in the page has a true answer, and gives that. */
  async until<Words extends unknown[], Result>(
    question: InPage<Words, Result>,
    ...words: Words
  ): Promise<Awaited<Result>> {
    const limit = Date.now() + UNTIL_MS;
    for (;;) {
      const answer = await this.ask(question, ...words);
      if (answer) return answer;
      if (Date.now() > limit)
        throw new Error(`never came true: ${question} with ${JSON.stringify(words)}; last ${answer}`);
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
  }

  /** Resolves when neither scroll position nor height have changed for a while. */
  async still(): Promise<void> {
    await this.ask(
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

  /** A click as of a hand, on what a visitor would first have scrolled to. */
  async click(selector: string): Promise<void> {
    await this.ask((wanted) => {
      const element = document.querySelector(wanted);
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const isInWindow = top >= 0 && bottom <= window.innerHeight;
      if (!isInWindow) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    await (await this.find(selector)).click();
  }

  /** Presses keys where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Turns a wheel over an element, to the right and down by so many pixels. */
  async wheel(selector: string, right: number, down: number): Promise<void> {
    const actions = this.driver.actions() as unknown as Wheel;
    await actions.scroll(0, 0, right, down, await this.find(selector)).perform();
  }

  /** Scrolls so that an element's top is this far below the window's top. */
  scrollTo(selector: string, below = 0): Promise<void> {
    return this.ask(
      (wanted, distance) => {
        const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN;
        window.scrollTo({ top: window.scrollY + top - distance, behavior: 'instant' });
      },
      selector,
      below,
    );
  }

  /** How far an element's top is below the window's top. */
  topOf(selector: string): Promise<number> {
    return this.ask((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN, selector);
  }

  /** What no visitor should meet on this page so far (between.ts). */
  faults(): Promise<string[]> {
    return this.ask(() => (window as unknown as { faults: string[] }).faults);
  }
}
