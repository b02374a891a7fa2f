/** Long, because three engines render on the CPU. Each step has a shorter limit (steps.ts, command-timeout.ts). */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
