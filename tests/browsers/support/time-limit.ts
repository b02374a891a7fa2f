/** Engines draw with the processor here, two at a time: a test may take this long before it counts as stuck. */
const TEST_LIMIT_MS = 60_000;

jest.setTimeout(TEST_LIMIT_MS);
