/** The time and the reason of a failure. */
export type Failure = { at: Date; reason: string };
