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

test('a stored copy can be read back', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: '{}' });
});

test('a later copy replaces the earlier one', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'one' });
  await new DiskCopy(folder, SOURCE).write('live', { text: 'two' });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: 'two' });
});

test('a write leaves no temporary files', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'one' });
  await new DiskCopy(folder, SOURCE).write('live', { text: 'two' });

  expect(await readdir(folder)).toHaveLength(1);
});

test('copies of two sources are stored separately', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'ours' });

  expect(await new DiskCopy(folder, 'https://other.example/{deployment}.json').read('live')).toBeUndefined();
});

test('copies of two deployments are stored separately', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: 'live' });

  expect(await new DiskCopy(folder, SOURCE).read('autumn')).toBeUndefined();
});

test('reading returns undefined if no copy was stored', async () => {
  expect(await new DiskCopy(path.join(folder, 'none'), SOURCE).read('live')).toBeUndefined();
});

test('a missing folder is created', async () => {
  const deep = path.join(folder, 'a', 'b');

  await new DiskCopy(deep, SOURCE).write('live', { text: '{}' });

  expect(await new DiskCopy(deep, SOURCE).read('live')).toEqual({ text: '{}' });
});

test('a damaged copy is ignored', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"text": "{');

  expect(await new DiskCopy(folder, SOURCE).read('live')).toBeUndefined();
});

test('a copy in an unknown format is ignored', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"document": {}}');

  expect(await new DiskCopy(folder, SOURCE).read('live')).toBeUndefined();
});

test.each([['1e300'], ['-1'], ['"yesterday"'], ['null'], ['32503680000001']])(
  'a copy with an invalid time (%s) is read without the time',
  async (loadedAt) => {
    await new DiskCopy(folder, SOURCE).write('live', { text: '{}', loadedAt: 1 });
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), `{"text": "{}", "loadedAt": ${loadedAt}}`);

    expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({ text: '{}', loadedAt: undefined });
  },
);

test('a copy stores the time at which it was loaded', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}', loadedAt: 1_796_000_000_000 });

  expect(await new DiskCopy(folder, SOURCE).read('live')).toMatchObject({ loadedAt: 1_796_000_000_000 });
});

test('a failed write rejects and leaves no temporary files', async () => {
  await new DiskCopy(folder, SOURCE).write('live', { text: '{}' });
  const [name = ''] = await readdir(folder);
  await rm(path.join(folder, name));
  await mkdir(path.join(folder, name, 'in-the-way'), { recursive: true });

  await expect(new DiskCopy(folder, SOURCE).write('live', { text: '{}' })).rejects.toThrow();

  expect(await readdir(folder)).toEqual([name]);
});

test('simultaneous writes leave one complete copy', async () => {
  await Promise.all(
    ['one', 'two', 'three'].map((text) => new DiskCopy(folder, SOURCE).write('live', { text })),
  );

  expect(await new DiskCopy(folder, SOURCE).read('live')).toEqual({
    text: expect.stringMatching(/^(?:one|two|three)$/),
  });
});

test('the last published deployment is stored', async () => {
  await new DiskCopy(folder, SOURCE).writePublic('live', { deployment: 'autumn' });

  expect(await new DiskCopy(folder, SOURCE).readPublic('live')).toEqual({ deployment: 'autumn' });
});

test('the published deployment is ignored if another deployment is configured', async () => {
  await new DiskCopy(folder, SOURCE).writePublic('live', { deployment: 'autumn' });

  expect(await new DiskCopy(folder, SOURCE).readPublic('winter')).toBeUndefined();
});
