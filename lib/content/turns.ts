/** Lets asynchronous steps happen one after the other, in the order in which they were asked for. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(step: () => Promise<T>): Promise<T> {
    const turn = this.last.then(step);
    this.last = turn.catch(() => undefined); // whoever asked for that step hears of its failure
    return turn;
  }
}
