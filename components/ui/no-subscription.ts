/** Subscribes to nothing, for values of `useSyncExternalStore` that do not change while the page is open. */
export const noSubscription = () => () => undefined;
