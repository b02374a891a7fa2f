import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages that are published only as ES modules, so jest must compile them. */
const MODULES_ONLY = [
  'cookie',
  'html-tag-names',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'parse5',
  'swiper',
  'temporal-polyfill',
  'temporal-utils',
];

const config = createJestConfig({
  testEnvironment: 'node',
  // The timeout is long enough for a busy machine. A test that hangs still fails.
  testTimeout: 60_000,
  testMatch: [
    '<rootDir>/tests/lib/**/*.test.ts',
    '<rootDir>/tests/components/**/*.test.{ts,tsx}',
    '<rootDir>/tests/ops/**/*.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/empty.ts' },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.next/', '<rootDir>/dist/'],
});

async function resolved() {
  return {
    ...(await config()),
    // Replaces the framework's list, which would exclude MODULES_ONLY from compilation.
    transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES_ONLY.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}

export default resolved;
