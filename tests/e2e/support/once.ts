type Stoppable = { stop: () => Promise<void> };
type Start<Value> = () => Promise<Value>;

/** Gives what `start` makes: the first test of a worker that asks has it started, and it ends with the worker. */
export type Once = <Value extends Stoppable>(start: Start<Value>) => Promise<Value>;

/** What the tests of a worker share, by what starts it. A worker fixture for each file would have a worker for each file. */
export class Shared {
  private readonly started = new Map<Start<Stoppable>, Stoppable>();

  readonly once: Once = async <Value extends Stoppable>(start: Start<Value>) => {
    const value = (this.started.get(start) as Value | undefined) ?? (await start());
    this.started.set(start, value);
    return value;
  };

  async stop(): Promise<void> {
    for (const each of [...this.started.values()].reverse()) await each.stop();
  }
}
