type Stoppable = { stop: () => Promise<void> };
type Start<Value> = () => Promise<Value>;

/** Calls `start` once per test file in each worker, and shares the result. */
export type Once = <Value extends Stoppable>(start: Start<Value>) => Promise<Value>;

/**
 * Stores the shared servers of a test file. The key is the function that starts the server. With worker fixtures in
 * test files, Playwright would start a separate worker for each file.
 */
export class Shared {
  private readonly started = new Map<Start<Stoppable>, Stoppable>();
  private file = '';

  /** Must be called before each test. Stops the servers of the previous file, because each server needs memory. */
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
