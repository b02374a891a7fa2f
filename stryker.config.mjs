// `npm run mutate` changes lib/ one expression at a time and says which changes no unit test notices (tests/README.md).
// `TESTS='publish/*' npm run mutate -- --mutate 'lib/editing/publish/*.ts'` looks at one folder, with the tests of that name alone.
const config = {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Only these: it counts coverage in one test environment, which for lib/ is node.
    config: {
      testMatch: [`<rootDir>/tests/lib/${process.env.TESTS ?? '**/*'}.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/mutation.ts'],
      // Many a changed line has a test wait for what never comes.
      testTimeout: 5_000,
    },
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/**/*.ts',
    '!lib/**/*.d.ts',
    // Tables of words are translations: a test could only repeat them.
    '!lib/words/**',
    // What begins to run when it is loaded, and what around it signals end: the browser tests start and stop it.
    '!lib/server/{main,development,framework,listen,stop,exit,console,read-document,drawing-thread}.ts',
  ],
  // What runs once, when a module is loaded, would need a fresh start of jest for each change.
  ignoreStatic: true,
  ignorePatterns: ['.next', 'dist', '.cache', 'bench', 'test-results'],
  tempDirName: '.cache/stryker/tmp',
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // More than there are cores: those that wait take none. Each keeps what its tests leave in memory.
  concurrency: 4,
  maxTestRunnerReuse: 80,
  timeoutMS: 10_000,
};

export default config;
