import { readdirSync } from 'node:fs';

import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';

import { roomZones, SERVER_ROOMS } from './scripts/rooms.mjs';

// The accessibility rules come with the framework's configuration, which turns on only a few of them.
const accessibility = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];
/** For what renders; they take half of the time of all rules. */
const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(?:-hooks)?\//.test(name));

const SERVER_FOLDERS = SERVER_ROOMS.map((room) => room.slice('lib/'.length)).join('|');
/** Packages that are for servers, or too large for a page. */
const SERVER_PACKAGES = 'node:.*|sharp|zod|re2js|sanitize-html|rate-limiter-flexible|lru-cache|prom-client';
/** Imports of more than types. */
const VALUE_IMPORT =
  'ImportDeclaration[importKind="value"]:has(:matches(ImportDefaultSpecifier, ImportNamespaceSpecifier, ImportSpecifier[importKind="value"]))';

/** A folder of components may import its own files, and what is shared in `ui`; two are made of others. */
const SHARED = { default: ['ui'], shop: ['ui', 'header', 'footer'], preview: ['ui', 'message'] };
const folders = readdirSync('components', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'ui' ? entry.name : [],
);

const sectionZones = folders.map((folder) => ({
  target: `./components/${folder}`,
  from: './components',
  except: [folder, ...(SHARED[folder] ?? SHARED.default)].map((name) => `./${name}`),
  message: 'Sections do not import sections: what two share is in components/ui.',
}));

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
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        { 'newlines-between': 'always', alphabetize: { order: 'asc', caseInsensitive: true } },
      ],
      'no-console': 'error',
      // Pictures go through lib/model/pictures.ts; the framework's component would hydrate each of them.
      '@next/next/no-img-element': 'off',
      // Every page is reached by plain anchors: pages come ready from the server's store (docs/decisions/0001).
      '@next/next/no-html-link-for-pages': 'off',
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
  },
  {
    files: ['{app,components,lib,scripts}/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...roomZones(), ...sectionZones] }] },
  },
  {
    files: ['components/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Program:has(> ExpressionStatement[directive="use client"]) > ${VALUE_IMPORT}[source.value=/^@\\u002Flib\\u002F(?:${SERVER_FOLDERS})\\u002F/]`,
          message:
            'This room of lib/ runs on the server alone (lib/README.md): hand over what it computes as props.',
        },
      ],
    },
  },
  {
    files: ['lib/{words,model,browser,platform}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Program:not(:has(> ImportDeclaration[source.value="server-only"])) > ${VALUE_IMPORT}[source.value=/^(?:${SERVER_PACKAGES})$/]`,
          message:
            "A file that runs in browsers too cannot import this; begin it with import 'server-only' (lib/README.md).",
        },
      ],
    },
  },
  // Nothing in these renders, and Playwright's fixtures are handed a function named `use`.
  {
    files: ['{lib,scripts,tests}/**/*.{ts,mjs}'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
]);
