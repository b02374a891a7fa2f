/**
 * Returns a value that exists once in the process. A module variable would exist once in each bundle: our server, the
 * server components and the HTML renderer.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`storefront.${name}`);
  const globals = globalThis as Record<symbol, unknown>;
  return (globals[key] ??= make()) as T;
}

/** Creates a value that the server sets before the framework handles a request. */
export function processWideValue<T extends object>(name: string) {
  return {
    share: (value: T): T => processWide(name, () => value),
    /** @throws if the site's server did not start the framework */
    get: (): T =>
      processWide(name, () => {
        throw new Error(`no ${name}: start the site with \`npm run dev\` or \`npm start\``);
      }),
  };
}

type TaskRunner<Task, Result> = (task: Task) => Promise<Result>;

/** Creates a task that the server can move to a worker thread. */
export function processWideTask<Task, Result>(name: string) {
  const shared = () => processWide<{ work?: TaskRunner<Task, Result> }>(name, () => ({}));
  return {
    share(work: TaskRunner<Task, Result>): void {
      shared().work = work;
    },
    run: (task: Task, inPlace: (task: Task) => Result | Promise<Result>): Promise<Result> =>
      shared().work?.(task) ?? Promise.resolve(task).then(inPlace),
  };
}
