import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sentence in French begins with `fr: `. */
export type Step = readonly [key: string, ...sentences: string[]];

const X11_NAMES: Record<string, string> = { Enter: 'Return' };

/** Sentences about regions and page loads, which Orca omits if another event arrives first. */
const CONTEXT = /^(?:leaving .*|banner|main content|Loading\. Please wait)\.?$/;

/** Functions that `ScreenReader` calls in the page. */
export type Page = {
  /** Waits until the focus is on an element whose name is a part of `text`. */
  waitForFocus: (text: string) => Promise<unknown>;
  announce: (text: string) => Promise<unknown>;
};

const MARKER = /^Marker \d+$/;

const LIMIT_MS = 60_000;
const POLL_MS = 30;

/** Presses keys for a running Orca and reads its speech from a file. */
export class ScreenReader {
  private forgotten = 0;
  private markers = 0;

  constructor(
    private readonly file: string,
    private readonly display: string,
  ) {}

  async forget(): Promise<void> {
    this.forgotten += (await this.sentences()).length;
  }

  says(pattern: RegExp): Promise<void> {
    return this.until(
      async () => (await this.sentences()).some((sentence) => pattern.test(sentence)),
      pattern.source,
    );
  }

  async press(key: string, sentence: RegExp): Promise<void> {
    await this.forget();
    await this.send(key);
    await this.says(sentence);
  }

  /**
   * Waits until Orca has handled all previous events of the page. Orca handles events in order, so it says the marker
   * last.
   */
  async settle(page: Page): Promise<void> {
    this.markers += 1;
    const marker = `Marker ${this.markers}`;
    await page.announce(marker);
    await this.until(async () => (await this.lines()).includes(marker), marker);
  }

  /** Presses each key. Returns Orca's sentences after each key. Stops if Orca omits an expected sentence. */
  async hear(script: readonly Step[], page: Page): Promise<Step[]> {
    const heard: Step[] = [];
    await this.forget();
    const start = this.forgotten;
    for (const [key, ...expected] of script) {
      if (key === 'Enter') await page.waitForFocus((await this.sentences(start)).join(' '));
      await this.forget();
      await this.send(key);
      const isComplete = await this.isTrue(async () => {
        const said = await this.sentences();
        return expected.every((sentence) => said.includes(sentence));
      });
      if (isComplete) await this.settle(page);
      const said = await this.sentences();
      // Enter causes several changes, which Orca reports in any order.
      heard.push([key, ...(key === 'Enter' && isPermutation(said, expected) ? expected : said)]);
      if (!isComplete) break;
    }
    return heard;
  }

  private async send(key: string): Promise<void> {
    const names = key
      .split('+')
      .map((name) => X11_NAMES[name] ?? (name.length === 1 ? name.toLowerCase() : name));
    await run('xdotool', ['key', names.join('+')], { env: { ...process.env, DISPLAY: this.display } });
  }

  private async until(question: () => Promise<boolean>, what: string): Promise<void> {
    if (await this.isTrue(question)) return;
    throw new Error(`never heard: ${what}, but: ${JSON.stringify(await this.sentences())}`);
  }

  private async isTrue(question: () => Promise<boolean>): Promise<boolean> {
    const limit = Date.now() + LIMIT_MS;
    while (!(await question())) {
      if (Date.now() > limit) return false;
      await new Promise((later) => setTimeout(later, POLL_MS));
    }
    return true;
  }

  private async sentences(from = this.forgotten): Promise<string[]> {
    const lines = await this.lines();
    return lines.filter((line) => !CONTEXT.test(line) && !MARKER.test(line)).slice(from);
  }

  private async lines(): Promise<string[]> {
    const text = await readFile(this.file, 'utf8').catch(() => ''); // does not exist before the first sentence
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => line.replace(/^en: /, '').replace(/\s+/g, ' ').trim());
  }
}

const isPermutation = (some: string[], others: string[]) =>
  some.toSorted().join('\n') === others.toSorted().join('\n');
