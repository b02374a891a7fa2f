import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { expect, test } from '../support/test';

const SOURCES = path.resolve('scripts/sources.mjs');

/** Creates a git repository. The functions `digest`, `build` and `isBuilt` call `scripts/sources.mjs` there. */
function repository(folder: string) {
  const evaluate = (expression: string) => {
    const script = `import * as sources from ${JSON.stringify(SOURCES)}; process.stdout.write(String(${expression}))`;
    const args = ['--input-type=module', '--eval', script];
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  };
  const writeFile = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const name of ['.next', 'dist']) mkdirSync(path.join(folder, name), { recursive: true });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  writeFile('.gitignore', '.next/\ndist/\n');
  writeFile('page.ts', 'first');
  return {
    writeFile,
    remove: (name: string) => rmSync(path.join(folder, name)),
    digest: () => evaluate('sources.sourcesDigest()'),
    build: (id: string, digest = 'sources.sourcesDigest()') => {
      writeFile('.next/BUILD_ID', id);
      evaluate(`sources.markBuilt(${digest})`);
    },
    isBuilt: () => evaluate('sources.isBuilt()') === 'true',
  };
}

test('`isBuilt` returns false if sources have changed or `next build` has run since `npm run build`', ({}, info) => {
  const { writeFile, remove, build, isBuilt } = repository(info.outputPath('repository'));
  expect(isBuilt(), 'before the first build').toBe(false);
  build('one');
  expect(isBuilt(), 'after the build').toBe(true);

  writeFile('page.ts', 'second');
  expect(isBuilt(), 'after an edit').toBe(false);
  writeFile('page.ts', 'first');
  expect(isBuilt(), 'after the edit was undone').toBe(true);
  writeFile('added.ts', '');
  expect(isBuilt(), 'with an added file').toBe(false);
  remove('added.ts');
  writeFile('dist/notes', 'ignored');
  expect(isBuilt(), 'with an added file that git ignores').toBe(true);
  writeFile('.next/BUILD_ID', 'two');
  expect(isBuilt(), 'after only `next build` has run again').toBe(false);
  build('two');
  remove('page.ts');
  expect(isBuilt(), 'with a file deleted').toBe(false);
});

test('if a source file is edited during a build, `isBuilt` returns false after the build', ({}, info) => {
  const { writeFile, digest, build, isBuilt } = repository(info.outputPath('repository'));
  const digestAtStart = digest();
  writeFile('page.ts', 'edited meanwhile');
  build('one', JSON.stringify(digestAtStart));
  expect(isBuilt()).toBe(false);
});

test('if git ignores all source files, `isBuilt` returns false even after a build', ({}, info) => {
  const { digest, build, isBuilt, writeFile } = repository(info.outputPath('repository'));
  writeFile('.gitignore', '*\n');
  expect(digest()).toBe('undefined');
  build('one');
  expect(isBuilt()).toBe(false);
});

/** Returns the photo's entry in the list of pictures. */
async function makeVariants(folder: string, photo: Sharp) {
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  await photo.toFile(path.join(folder, 'public/photo.jpg'));
  execFileSync(process.execPath, [path.resolve('scripts/build-pictures.mjs')], { cwd: folder });
  const list = readFileSync(path.join(folder, 'dist/pictures.json'), 'utf8');
  return (JSON.parse(list) as Record<string, { name: string; widths: number[] }>)['/photo.jpg'];
}

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } }).jpeg();

test('if a photo has an EXIF rotation, the widest variant is as wide as the rotated photo', async ({}, info) => {
  const folder = info.outputPath('site');

  const made = await makeVariants(folder, aPhoto(1000, 400).withMetadata({ orientation: 6 }));

  expect(made?.widths).toEqual([160, 320, 400]);
  const widest = await sharp(path.join(folder, `dist/pictures/${made?.name}-400.webp`)).metadata();
  expect([widest.width, widest.height]).toEqual([400, 1000]);
});

test('if a photo is wider than the largest variant, the build makes variants of all widths', async ({}, info) => {
  const made = await makeVariants(info.outputPath('site'), aPhoto(2000, 8));

  expect(made?.widths).toEqual([160, 320, 480, 640, 828, 1080, 1280, 1600, 1920]);
});
