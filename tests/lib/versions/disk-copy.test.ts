import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/platform/environment';
import { DiskCopy } from '@/lib/versions/disk-copy';

const COPY = {
  deployment: 'autumn',
  text: '{}',
  publishedAt: 5,
  loadedAt: 1_796_000_000_000,
  isPinned: true,
};
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});

afterEach(() => rm(folder, { recursive: true }));

const aCopy = (variables: Record<string, string> = {}) =>
  new DiskCopy(
    readEnvironment({
      CONTENT_SOURCE: 'https://cms.example/{deployment}.json',
      CACHE_DIR: folder,
      ...variables,
    }),
  );

async function replaceBy(text: string): Promise<void> {
  await aCopy().write(COPY);
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), text);
}

test('a copy is read back exactly as it was stored', async () => {
  await aCopy().write(COPY);

  expect(await aCopy().read()).toEqual(COPY);
});

test('a later copy replaces the earlier copy and leaves no other files', async () => {
  await aCopy().write(COPY);
  await aCopy().write({ ...COPY, text: 'two' });

  expect(await aCopy().read()).toMatchObject({ text: 'two' });
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  ['two sources', { CONTENT_SOURCE: 'https://other.example/{deployment}.json' }],
  ['two configured deployments', { CONTENT_DEPLOYMENT: 'winter' }],
])('%s have separate copies on disk', async (_, variables) => {
  await aCopy().write(COPY);

  expect(await aCopy(variables).read()).toBeUndefined();
});

test('reading returns undefined if no copy was stored', async () => {
  expect(await aCopy({ CACHE_DIR: path.join(folder, 'none') }).read()).toBeUndefined();
});

test('a write creates the folder of the copy if the folder is missing', async () => {
  const deep = { CACHE_DIR: path.join(folder, 'a', 'b') };

  await aCopy(deep).write(COPY);

  expect(await aCopy(deep).read()).toEqual(COPY);
});

test.each([
  ['is damaged', '{"deployment": "autumn", "text": "{'],
  ['has an unknown structure', '{"document": {}}'],
  ['has an invalid deployment name', '{"deployment": "../live", "text": "{}"}'],
])('a copy is ignored if the copy %s', async (_, text) => {
  await replaceBy(text);

  expect(await aCopy().read()).toBeUndefined();
});

test.each([['1e300'], ['-1'], ['"yesterday"'], ['null'], ['32503680000001']])(
  'an invalid time in a copy (%s) is read as 0',
  async (time) => {
    await replaceBy(`{"deployment": "live", "text": "{}", "loadedAt": ${time}, "publishedAt": ${time}}`);

    expect(await aCopy().read()).toMatchObject({ text: '{}', loadedAt: 0, publishedAt: 0, isPinned: false });
  },
);

test('a copy without a document, from an earlier release of the program, can be read', async () => {
  await replaceBy('{"deployment": "autumn", "publishedAt": 5}');

  expect(await aCopy().read()).toEqual({
    deployment: 'autumn',
    publishedAt: 5,
    isPinned: false,
    loadedAt: 0,
  });
});

test('a failed write rejects the promise and leaves no temporary files', async () => {
  await aCopy().write(COPY);
  const [name = ''] = await readdir(folder);
  await rm(path.join(folder, name));
  await mkdir(path.join(folder, name, 'in-the-way'), { recursive: true });

  await expect(aCopy().write(COPY)).rejects.toThrow();

  expect(await readdir(folder)).toEqual([name]);
});

test('simultaneous writes leave one complete copy', async () => {
  const texts = ['3', '2', '1'].map((digit) => digit.repeat(Number(digit) * 1_000_000));

  await Promise.all(texts.map((text) => aCopy().write({ ...COPY, text })));

  const copy = await aCopy().read();
  expect(texts.findIndex((text) => text === copy?.text)).not.toBe(-1);
  expect(await readdir(folder)).toHaveLength(1);
});
