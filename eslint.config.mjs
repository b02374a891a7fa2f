import { readdirSync } from 'node:fs';

import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';

import { roomZones, SERVER_ROOMS } from './scripts/rooms.mjs';

// The framework's configuration enables only a few rules of the accessibility plugin.
const accessibility = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];
/** Rules for files that render. Other files skip these rules, because these rules take half of the lint time. */
const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(?:-hooks)?\//.test(name));

const SERVER_FOLDERS = SERVER_ROOMS.map((room) => room.slice('lib/'.length)).join('|');
/** Packages that run only on servers, or are too large for a page. */
const SERVER_PACKAGES = 'node:.*|sharp|zod|re2js|sanitize-html|rate-limiter-flexible|lru-cache|prom-client';
const VALUE_IMPORT =
  'ImportDeclaration[importKind="value"]:has(:matches(ImportDefaultSpecifier, ImportNamespaceSpecifier, ImportSpecifier[importKind="value"]))';

/** For each folder of components/: the other folders from which its files may import. */
const SHARED = { default: ['ui'], shop: ['ui', 'header', 'footer'], preview: ['ui', 'message'] };
const folders = readdirSync('components', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'ui' ? entry.name : [],
);

const sectionZones = folders.map((folder) => ({
  target: `./components/${folder}`,
  from: './components',
  except: [folder, ...(SHARED[folder] ?? SHARED.default)].map((name) => `./${name}`),
  message: 'A section must not import another section. Move shared code to components/ui.',
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
      // Pictures use lib/model/pictures.ts, because the framework's component would hydrate each picture.
      '@next/next/no-img-element': 'off',
      // Links to pages are plain anchors, not the framework's component `Link` (docs/decisions/0001).
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
          message: 'This room of lib/ runs only on the server (lib/README.md). Pass its results as props.',
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
            "Files that also run in browsers cannot import this. If the file is for servers, begin it with import 'server-only' (lib/README.md).",
        },
      ],
    },
  },
  // These files do not render, so the React rules are off. These rules would mistake the function `use` of Playwright's
  // fixtures for a hook.
  {
    files: ['{lib,scripts,tests}/**/*.{ts,mjs}'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
]);
