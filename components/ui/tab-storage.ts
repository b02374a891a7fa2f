/** Returns undefined if the storage is full or blocked, for example in a frame of another site. */
export function withTabStorage<T>(task: (storage: Storage) => T): T | undefined {
  try {
    return task(sessionStorage);
  } catch {
    return undefined;
  }
}
