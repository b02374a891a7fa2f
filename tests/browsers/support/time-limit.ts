/**
 * Long, because three engines render on the CPU at the same time. Single steps have shorter limits, so a step that
 * hangs fails first (steps.ts, command-timeout.ts).
 */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
