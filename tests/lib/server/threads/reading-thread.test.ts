import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readingThread } from '@/lib/server/threads/reading-thread';
import { OWN_MEDIA } from '@/tests/content';

/** A fake reader, controlled by the document's text. */
const STAND_IN = `const { isMainThread } = require('node:worker_threads');
exports.compare = ({ before, after }) => {
  if (after === 'endless') for (;;);
  return [before, after];
};
exports.read = ({ text }) => {
  if (text === 'endless') for (;;);
  if (text === 'thread') return { kind: 'read', parsed: { isMainThread } };
  if (text === 'broken') throw new TypeError('no such thing');
  const kept = [];
  while (text === 'huge') kept.push(new Array(10_000).fill(Math.random()));
  return { kind: 'read', parsed: text };
};`;

let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-'));
  file = path.join(folder, 'stand-in.cjs');
  await writeFile(file, STAND_IN);
});

afterAll(() => rm(folder, { recursive: true }));

const LIMITS = { milliseconds: 30_000, megabytes: 64 };
const document = (text: string) => ({ text, media: OWN_MEDIA });

test('a document is read in a separate thread', async () => {
  const { read } = readingThread(file, LIMITS);

  expect(await read(document('thread'))).toEqual({ kind: 'read', parsed: { isMainThread: false } });
});

test('a document that exceeds the time limit is unreadable, and the next document is read', async () => {
  const { read } = readingThread(file, { ...LIMITS, milliseconds: 2_000 });

  expect(await read(document('endless'))).toEqual({
    kind: 'unreadable',
    reason: 'reading the document takes more than 2 s',
  });
  expect(await read(document('ordinary'))).toEqual({ kind: 'read', parsed: 'ordinary' });
});

test('a document that exceeds the memory limit is unreadable, and the next document is read', async () => {
  const { read } = readingThread(file, LIMITS);

  expect(await read(document('huge'))).toEqual({
    kind: 'unreadable',
    reason: 'reading the document takes more than 64 MB of memory',
  });
  expect(await read(document('ordinary'))).toEqual({ kind: 'read', parsed: 'ordinary' });
});

test('waiting for another document does not count towards the time limit', async () => {
  const { read } = readingThread(file, { ...LIMITS, milliseconds: 2_000 });

  const readings = await Promise.all([read(document('endless')), read(document('ordinary'))]);

  expect(readings.map(({ kind }) => kind)).toEqual(['unreadable', 'read']);
});

test('a program error during reading is thrown, and is not reported as a fault of the document', async () => {
  const { read } = readingThread(file, LIMITS);

  await expect(read(document('broken'))).rejects.toThrow('no such thing');
});

test('a comparison returns the changes, but a comparison beyond the time limit returns an empty list', async () => {
  const { compare, read } = readingThread(file, { ...LIMITS, milliseconds: 2_000 });

  expect(await compare({ before: 'one', after: 'other', media: OWN_MEDIA })).toEqual(['one', 'other']);
  expect(await compare({ before: 'one', after: 'endless', media: OWN_MEDIA })).toEqual([]);
  expect(await read(document('ordinary'))).toEqual({ kind: 'read', parsed: 'ordinary' });
});
