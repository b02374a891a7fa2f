import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DiskCopy } from '@/lib/versions/disk-copy';

const SOURCE = 'https://cms.example/{deployment}.json';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('what was kept is read again', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: '{}' });
});

test('a later copy takes the place of an earlier one', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'one' });
  await new DiskCopy(folder, SOURCE).write('live', { text: 'two' });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: 'two' });
});

test('nothing is left beside the copy', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'one' });
  await new DiskCopy(folder, SOURCE).write('live', { text: 'two' });

  expect(await readdir(folder)).toHaveLength(1);
});

test('copies of two sources are kept apart', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'ours' });

  expect(await new DiskCopy(folder, 'https://other.example/{deployment}.json').read('live')).toBeUndefined();
});

test('copies of two deployments are kept apart', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'live' });

  expect(await new DiskCopy(folder, SOURCE).read('autumn')).toBeUndefined();
});

test('where nothing was kept there is no copy', async () => {
  expect(await new DiskCopy(path.join(folder, 'none'), SOURCE).read('live')).toBeUndefined();
});

test('the folder is made where it is not there', async () => {
  const deep = path.join(folder, 'a', 'b');

  await new DiskCopy(deep, SOURCE).write('live', { text: '{}' });

  expect(await new DiskCopy(deep, SOURCE).read('live')).toEqual({ text: '{}' });
});

test('a damaged copy is none', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"text": "{');

  expect(await new DiskCopy(folder, SOURCE).read('live')).toBeUndefined();
});

test('a copy of another form is none', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"document": {}}');

  expect(await new DiskCopy(folder, SOURCE).read('live')).toBeUndefined();
});

test.each([['1e300'], ['-1'], ['"yesterday"'], ['null'], ['32503680000001']])(
  'a copy whose time makes no sense (%s) is read without it',
  async (loadedAt) => {
    await new DiskCopy(folder, SOURCE).write('live', { text: '{}', loadedAt: 1 });
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), `{"text": "{}", "loadedAt": ${loadedAt}}`);

    expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: '{}', loadedAt: undefined });
  },
);

test('a copy keeps the time at which it was read', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}', loadedAt: 1_796_000_000_000 });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toMatchObject({ loadedAt: 1_796_000_000_000 });
});

test('a write that fails says so and leaves nothing beside the copy', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await rm(path.join(folder, name));
  await mkdir(path.join(folder, name, 'in-the-way'), { recursive: true });

  await expect(new DiskCopy(folder, SOURCE).write('live', { text: '{}' })).rejects.toThrow();

  expect(await readdir(folder)).toEqual([name]);
});

test('copies that are written at once leave one whole copy', async () => {
  await Promise.all(
    ['one', 'two', 'three'].map((text) => new DiskCopy(folder, SOURCE).write('live', { text })),
  );

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({
    text: expect.stringMatching(/^(?:one|two|three)$/),
  });
});

test('the deployment that was published last is remembered', async () => {
  await new DiskCopy(folder, SOURCE).writePublic('live', { deployment: 'autumn' });

  expect(await new DiskCopy(folder, SOURCE).readPublic('live')).toEqual({ deployment: 'autumn' });
});

test('another configured deployment forgets what was published before', async () => {
  await new DiskCopy(folder, SOURCE).writePublic('live', { deployment: 'autumn' });

  expect(await new DiskCopy(folder, SOURCE).readPublic('winter')).toBeUndefined();
});
