import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Returns an unchanging value that only the browser has, or `served` during hydration. */
export function useFromBrowser<T>(read: () => T, served: T): T {
  return useSyncExternalStore(noSubscription, read, () => served);
}
