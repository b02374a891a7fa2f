/**
 * One value for the whole process. The server in front, the framework's server components and what writes the HTML are
 * bundled apart, so a module's variable would exist once in each; this hangs on the global object instead.
 * @param make is called where there is no value of that name yet
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`storefront.${name}`);
  const globals = globalThis as Record<symbol, unknown>;
  return (globals[key] ??= make()) as T;
}

type Work<Task, Result> = (task: Task) => Promise<Result>;

/**
 * Work that the server in front may have done elsewhere, such as in a thread of its own. Where nothing is shared, as in
 * development, scripts and unit tests, it is done in place, by the bundle that asks.
 */
export function processWideWork<Task, Result>(name: string) {
  const shared = () => processWide<{ work?: Work<Task, Result> }>(name, () => ({}));
  return {
    /** From now on the whole process has it done so. */
    share(work: Work<Task, Result>): void {
      shared().work = work;
    },
    run: (task: Task, inPlace: (task: Task) => Result | Promise<Result>): Promise<Result> =>
      shared().work?.(task) ?? Promise.resolve(task).then(inPlace),
  };
}
