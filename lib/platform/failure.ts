/** What went wrong, and when. */
export type Failure = { at: Date; reason: string };
