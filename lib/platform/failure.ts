export type Failure = { at: Date; reason: string };
