/**
 * Engines draw with the processor here, three at a time: a test may take this long before it counts as stuck.
 * What it waits for says so earlier (steps.ts, bounded.ts).
 */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
