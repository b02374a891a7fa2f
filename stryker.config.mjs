// `npm run mutate` changes one expression of lib/ at a time, and lists the changes that no unit test detects
// (tests/README.md). `TESTS='editing/publish/*' npm run mutate -- --mutate 'lib/editing/publish/*.ts'` limits the run
// to one folder and the tests of this folder.
const config = {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Runs only the tests of lib/. Stryker measures coverage in only one test environment, and lib/ needs the
    // environment node.
    config: {
      testMatch: [`<rootDir>/tests/lib/${process.env.TESTS ?? '**/*'}.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/mutation.ts'],
      // The timeout is short, because many mutants make a test wait for an event that never happens.
      testTimeout: 5_000,
    },
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/**/*.ts',
    '!lib/**/*.d.ts',
    // Messages are not mutated, because a test could only repeat them.
    '!lib/words/**',
    // Entry points, and code that starts and stops the server, are not mutated. The browser tests cover these files.
    '!lib/server/{main,development,framework,start,stop,console}.ts',
    '!lib/server/threads/{read-document,drawing-thread}.ts',
  ],
  // Ignores code that runs only at import, because each mutant of such code would need a new jest process.
  ignoreStatic: true,
  ignorePatterns: ['.next', 'dist', '.cache', 'bench', 'test-results'],
  tempDirName: '.cache/stryker/tmp',
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // There are more runners than cores, because many runners wait. A runner is replaced after 80 mutants, because its
  // memory grows with each run.
  concurrency: 4,
  maxTestRunnerReuse: 80,
  timeoutMS: 10_000,
};

export default config;
