// Replaces the package `server-only`, which throws if it is imported outside the framework.
export {};
