import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/servers';

const SOURCES = path.resolve('scripts/sources.mjs');

/** A repository with one source and room for a build, and what `scripts/sources.mjs` says there. */
function repository(folder: string) {
  const say = (expression: string) => {
    const script = `import * as sources from ${JSON.stringify(SOURCES)}; process.stdout.write(String(${expression}))`;
    const words = ['--input-type=module', '--eval', script];
    return execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  };
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const name of ['.next', 'dist']) mkdirSync(path.join(folder, name), { recursive: true });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  put('.gitignore', '.next/\ndist/\n');
  put('page.ts', 'first');
  return {
    put,
    remove: (name: string) => rmSync(path.join(folder, name)),
    digest: () => say('sources.sourcesDigest()'),
    /** Marks a build that began when the digest was this. */
    build: (id: string, digest = 'sources.sourcesDigest()') => {
      put('.next/BUILD_ID', id);
      say(`sources.markBuilt(${digest})`);
    },
    isBuilt: () => say('sources.isBuilt()') === 'true',
  };
}

test('a build need not be made again until a file is edited, added or deleted, or half of it is another’s', ({}, info) => {
  const { put, remove, build, isBuilt } = repository(info.outputPath('repository'));
  expect(isBuilt(), 'before any build').toBe(false);
  build('one');
  expect(isBuilt(), 'after it').toBe(true);

  put('page.ts', 'second');
  expect(isBuilt(), 'after an edit').toBe(false);
  put('page.ts', 'first');
  expect(isBuilt(), 'after the edit was taken back').toBe(true);
  put('added.ts', '');
  expect(isBuilt(), 'with one file more').toBe(false);
  remove('added.ts');
  put('dist/notes', 'ignored');
  expect(isBuilt(), 'with a file more that git ignores').toBe(true);
  put('.next/BUILD_ID', 'two');
  expect(isBuilt(), 'while only the framework has built again').toBe(false);
  build('two');
  remove('page.ts');
  expect(isBuilt(), 'with one file less').toBe(false);
});

test('a build during which a file was edited is made again', ({}, info) => {
  const { put, digest, build, isBuilt } = repository(info.outputPath('repository'));
  const begun = digest();
  put('page.ts', 'edited meanwhile');
  build('one', JSON.stringify(begun));
  expect(isBuilt()).toBe(false);
});

test('in a folder that git ignores everything is built, always', ({}, info) => {
  const { digest, build, isBuilt, put } = repository(info.outputPath('repository'));
  put('.gitignore', '*\n');
  expect(digest()).toBe('undefined');
  build('one');
  expect(isBuilt()).toBe(false);
});
