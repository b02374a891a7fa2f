import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';

// The accessibility rules come with the framework's configuration, which turns on only a few of them.
const accessibility = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

export default defineConfig([
  ...nextVitals,
  ...nextTypeScript,
  globalIgnores([
    '.cache/**',
    '.next/**',
    'dist/**',
    'next-env.d.ts',
    'public/**',
    'coverage/**',
    'test-results/**',
    'playwright-report/**',
  ]),
  {
    plugins: { 'import-x': importX },
    rules: {
      ...accessibility.flatConfigs.strict.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        { 'newlines-between': 'always', alphabetize: { order: 'asc', caseInsensitive: true } },
      ],
      'no-console': 'error',
      // Pictures go through lib/pictures.ts; the framework's component would hydrate each of them.
      '@next/next/no-img-element': 'off',
      // Every page is reached by plain anchors: pages come ready from the server's store (docs/decisions/0001).
      '@next/next/no-html-link-for-pages': 'off',
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
  },
  {
    // Imports point one way: app -> components -> lib.
    files: ['lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['@/app/*', '@/components/*', '**/components/**', '**/app/**'] },
      ],
    },
  },
  {
    files: ['components/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@/app/*', '**/app/**'] }] },
  },
  // Playwright's fixtures are handed a function named `use`; there is no React in these tests.
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
]);
