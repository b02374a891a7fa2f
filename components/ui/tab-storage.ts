/**
 * Calls `task` with the tab's storage and returns the result. Returns undefined if the storage is full or blocked. For
 * example, browsers block the storage in a frame of another site.
 */
export function withTabStorage<T>(task: (storage: Storage) => T): T | undefined {
  try {
    return task(sessionStorage);
  } catch {
    return undefined;
  }
}
