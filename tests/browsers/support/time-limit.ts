/**
 * The limit is long, because three engines render on the CPU at the same time. A step that hangs fails earlier, because
 * each step has a shorter limit (steps.ts, command-timeout.ts).
 */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
