/** Returns the tab's storage. Undefined if storage is blocked, for example in the frame of a back office on another site. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
