// Stands in for `server-only`, which refuses to be imported outside the framework.
export {};
