/** Runs asynchronous steps one after another. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<T>(step: () => Promise<T>): Promise<T> {
    const result = this.last.then(step);
    this.last = result.catch(() => undefined); // the caller of `add` receives the error
    return result;
  }
}
