// `npm run mutate` changes one expression of lib/ at a time and lists the changes that no unit test detects (tests/README.md).
// `TESTS='editing/publish/*' npm run mutate -- --mutate 'lib/editing/publish/*.ts'` limits it to one folder and its tests.
const config = {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Only tests of lib/: Stryker measures coverage in one test environment, which is node for lib/.
    config: {
      testMatch: [`<rootDir>/tests/lib/${process.env.TESTS ?? '**/*'}.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/mutation.ts'],
      // Many mutants make a test wait for an event that never happens.
      testTimeout: 5_000,
    },
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/**/*.ts',
    '!lib/**/*.d.ts',
    // Translations: a test could only repeat them.
    '!lib/words/**',
    // Entry points and their start and stop code, which the browser tests cover.
    '!lib/server/{main,development,framework,listen,stop,exit,console,read-document,drawing-thread}.ts',
  ],
  // Code that runs once at import would need a new jest process for each mutant.
  ignoreStatic: true,
  ignorePatterns: ['.next', 'dist', '.cache', 'bench', 'test-results'],
  tempDirName: '.cache/stryker/tmp',
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // More runners than cores, because many wait. Memory grows with each run, so runners are replaced after 80 mutants.
  concurrency: 4,
  maxTestRunnerReuse: 80,
  timeoutMS: 10_000,
};

export default config;
