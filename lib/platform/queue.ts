/** Runs asynchronous steps one after the other, in the order in which they were added. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<T>(step: () => Promise<T>): Promise<T> {
    const result = this.last.then(step);
    this.last = result.catch(() => undefined); // whoever asked for that step hears of its failure
    return result;
  }
}
