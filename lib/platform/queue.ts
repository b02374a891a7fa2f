export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<T>(step: () => Promise<T>): Promise<T> {
    const result = this.last.then(step);
    // A failed step does not stop the queue. The caller of `add` receives the error.
    this.last = result.catch(() => undefined);
    return result;
  }
}
