// Replaces `server-only`, which throws outside the framework.
export {};
