import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Returns a value that only the browser has and that does not change. During hydration, returns `served`. */
export function useFromBrowser<T>(read: () => T, served: T): T {
  return useSyncExternalStore(noSubscription, read, () => served);
}
