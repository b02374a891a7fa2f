type Stoppable = { stop: () => Promise<void> };
type Start<Value> = () => Promise<Value>;

/** Returns the value of `start`, which the tests of a file share. The first call in a worker starts it. */
export type Once = <Value extends Stoppable>(start: Start<Value>) => Promise<Value>;

/**
 * Stores what the tests of a file share, by its start function. With a worker fixture in each file, every file would
 * get a worker of its own.
 */
export class Shared {
  private readonly started = new Map<Start<Stoppable>, Stoppable>();
  private file = '';

  /** Stops what an earlier file started, because every server takes memory. */
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
