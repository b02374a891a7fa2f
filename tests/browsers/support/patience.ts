/** Engines draw with the processor here, two at a time: a test may take this long before it counts as stuck. */
const PATIENCE_MS = 60_000;

jest.setTimeout(PATIENCE_MS);
