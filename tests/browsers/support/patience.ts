/** Engines draw with the processor here, two at a time: a test may take this long before it counts as stuck. */
const PATIENCE_MS = 60_000;

jest.setTimeout(PATIENCE_MS);

// A machine that is busy with other work may make a test late; one that fails twice is broken.
jest.retryTimes(process.env.CI ? 2 : 0, { logErrorsBeforeRetry: true });
