import { connect, type Socket } from 'node:net';

import type { Command, Executor } from 'selenium-webdriver/lib/command';
import { throwDecodedError } from 'selenium-webdriver/lib/error';

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Firefox's names of selenium's commands. For other commands, Firefox only capitalises the first letter. */
const FIREFOX_NAMES: Record<string, string> = {
  get: 'Navigate',
  getCurrentUrl: 'GetCurrentURL',
  goBack: 'Back',
  goForward: 'Forward',
  clickElement: 'ElementClick',
  screenshot: 'TakeScreenshot',
  actions: 'PerformActions',
  clearActions: 'ReleaseActions',
  setTimeout: 'SetTimeouts',
  quit: 'DeleteSession',
};

/** Limits screenshots to the window, as in other browsers' drivers. The default of Firefox is the whole page. */
const FIREFOX_PARAMETERS: Record<string, object> = { screenshot: { full: false } };

/**
 * Sends selenium's commands to Firefox over the Marionette protocol, because Debian has no geckodriver.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class Marionette implements Executor {
  private readonly waiting = new Map<number, Waiting>();
  private received = Buffer.alloc(0);
  private sent = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', (error) => this.end(error));
    socket.on('close', () => this.end(new Error('Firefox has ended the connection')));
  }

  /** Firefox accepts commands only after it has sent a greeting. */
  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    const executor = new Marionette(socket);
    await new Promise((resolve, reject) => executor.waiting.set(GREETING, { resolve, reject }));
    return executor;
  }

  async execute(command: Command): Promise<unknown> {
    const own = command.getName();
    const name = FIREFOX_NAMES[own] ?? own.charAt(0).toUpperCase() + own.slice(1);
    const id = ++this.sent;
    const message = JSON.stringify([
      0,
      id,
      `WebDriver:${name}`,
      { ...plain(command.getParameters()), ...FIREFOX_PARAMETERS[own] },
    ]);
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return valueOf(await answer);
  }

  private receive(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      this.settle(Array.isArray(message) ? (message as Answer) : [1, GREETING, null, message]);
    }
  }

  private settle([, id, error, result]: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (!error) return waiting?.resolve(result);
    try {
      throwDecodedError(error);
    } catch (decoded) {
      waiting?.reject(decoded as Error);
    }
  }

  private end(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Key of Firefox's greeting in `waiting`, because the greeting has no id. */
const GREETING = 0;

/** Replaces an element object by its id, which Firefox expects as a parameter (other drivers: in the path). */
function plain({ id, ...parameters }: Record<string, unknown>): object {
  return id && typeof id === 'object' ? { ...parameters, id: Object.values(id)[0] } : { ...parameters, id };
}

function valueOf(result: unknown): unknown {
  return result && typeof result === 'object' && 'value' in result ? result.value : result;
}
