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
