/**
 * Time limit of a test. Three engines render on the CPU at the same time, which is slow. The limits of single steps are
 * shorter and fail first (steps.ts, command-timeout.ts).
 */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
