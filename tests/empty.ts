// Replaces `server-only`, which throws when it is imported outside the framework.
export {};
