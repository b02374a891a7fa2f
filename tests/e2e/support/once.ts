type Stoppable = { stop: () => Promise<void> };
type Start<Value> = () => Promise<Value>;

/** Gives what `start` makes, which the tests of a file share: the first one in a worker that asks has it started. */
export type Once = <Value extends Stoppable>(start: Start<Value>) => Promise<Value>;

/** What the tests of a file share, by what starts it. A worker fixture for each file would have a worker for each file. */
export class Shared {
  private readonly started = new Map<Start<Stoppable>, Stoppable>();
  private file = '';

  /** Ends what an earlier file has started, whose tests are over: every server takes memory. */
  async enter(file: string): Promise<void> {
    if (file !== this.file) await this.stop();
    this.file = file;
  }

  readonly once: Once = async <Value extends Stoppable>(start: Start<Value>) => {
    const value = (this.started.get(start) as Value | undefined) ?? (await start());
    this.started.set(start, value);
    return value;
  };

  async stop(): Promise<void> {
    const running = [...this.started.values()].reverse();
    this.started.clear();
    for (const each of running) await each.stop();
  }
}
