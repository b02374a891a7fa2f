/** Subscribes to nothing, for values that do not change while the page is open. */
export const noSubscription = () => () => undefined;
