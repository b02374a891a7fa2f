/** Calls `task` with the tab's storage. Undefined if storage is blocked, as in a frame of another site, or full. */
export function withTabStorage<T>(task: (storage: Storage) => T): T | undefined {
  try {
    return task(sessionStorage);
  } catch {
    return undefined;
  }
}
