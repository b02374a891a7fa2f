import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Environment, readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { readVersion } from '@/lib/versions/reading/read-version';
import { checkStored, checkSource } from '@/lib/versions/reading/source-check';
import { aDocument, aFlavour } from '@/tests/content';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const TEXTS = { intro: { NAME: 'A' }, stores: { NAME: 'B' }, contacts: { NAME: 'C' }, story: { NAME: 'D' } };
const PLENTY = aDocument({ home: { texts: TEXTS, flavours: TEN.map((id) => aFlavour({ ID: id })) } });
const FEW = aDocument({ home: { texts: TEXTS, flavours: [aFlavour({ ID: '0' })] } });

let folder: string;
let settings: Environment;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-check-'));
  settings = readEnvironment({ CONTENT_SOURCE: path.join(folder, '{deployment}.json') });
});

afterEach(() => rm(folder, { recursive: true }));

const versionOf = (document: object) => readVersion('live', JSON.stringify(document), settings);
const put = (document: object | string) =>
  writeFile(
    path.join(folder, 'live.json'),
    typeof document === 'string' ? document : JSON.stringify(document),
  );
const storedCopy = (document: object, deployment = 'live') => ({
  deployment,
  text: JSON.stringify(document),
});

test('the outcome is “found” for a valid document even if no version is shown yet', async () => {
  await put(PLENTY);

  expect(await checkSource(settings, 'live', undefined, false)).toMatchObject({
    kind: 'found',
    version: { deployment: 'live', fault: undefined },
  });
});

test('a document that is not JSON is refused with the reason', async () => {
  await put('{');

  expect(await checkSource(settings, 'live', undefined, false)).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^not JSON: /),
  });
});

test('the outcome is “missing” if a deployment does not exist, and “down” if its document cannot be read', async () => {
  const place = (deployment: string) => path.join(folder, `${deployment}.json`);
  expect(await checkSource(settings, 'autumn', undefined, false)).toEqual({
    kind: 'missing',
    reason: `${place('autumn')} does not exist`,
  });

  await mkdir(place('spring'));
  expect(await checkSource(settings, 'spring', undefined, false)).toEqual({
    kind: 'down',
    reason: `${place('spring')} cannot be read: EISDIR`,
  });
});

test('a publish that removes most of the page needs a confirmation', async () => {
  await put(FEW);
  const shown = await versionOf(PLENTY);

  expect(await checkSource(settings, 'live', shown, true)).toMatchObject({
    kind: 'refused',
    reason:
      'more than half of what the page shows would be gone: 9 of 10 flavours; if that is meant, publish with "anyway": true',
  });
  expect(await checkSource(settings, 'live', shown, false)).toMatchObject({ kind: 'found' });
});

test('if most of the page disappears, a warning is logged only when the document is accepted', async () => {
  await put(FEW);
  const shown = await versionOf(PLENTY);
  const refuse = () => Promise.resolve('it has new faults');
  jest.mocked(log).mockClear();

  await checkSource(settings, 'live', shown, true);
  await checkSource(settings, 'live', shown, false, refuse);
  expect(log).not.toHaveBeenCalled();
  await checkSource(settings, 'live', shown, false);
  expect(log).toHaveBeenCalledWith('warn', 'content.shrunk', {
    deployment: 'live',
    what: '9 of 10 flavours',
  });
});

test('if an additional check refuses a document, the outcome is “refused” with the reason of this check', async () => {
  await put(PLENTY);
  const check = () => Promise.resolve('it has new faults');

  expect(await checkSource(settings, 'live', undefined, false, check)).toEqual({
    kind: 'refused',
    reason: 'it has new faults',
  });
});

describe('publishing a stored document again', () => {
  test('the document is accepted even if most of the page disappears', async () => {
    const shown = await versionOf(PLENTY);

    expect(await checkStored(settings, storedCopy(FEW), shown)).toMatchObject({
      kind: 'found',
      version: { deployment: 'live', text: JSON.stringify(FEW) },
    });
    expect(await checkStored(settings, storedCopy(FEW), undefined)).toMatchObject({ kind: 'found' });
  });

  test('the outcome is “unchanged” if the page already shows the document', async () => {
    const shown = { ...(await versionOf(PLENTY)), etag: '"1"' };

    expect(await checkStored(settings, storedCopy(PLENTY), shown)).toEqual({
      kind: 'unchanged',
      etag: '"1"',
    });
    expect(await checkStored(settings, storedCopy(PLENTY, 'autumn'), shown)).toMatchObject({ kind: 'found' });
  });

  test('a document that can no longer be shown is refused with the reason', async () => {
    expect(await checkStored(settings, storedCopy({ home: { flavours: [1] } }), undefined)).toMatchObject({
      kind: 'refused',
      reason: expect.any(String),
    });
    const faulty = aDocument({ home: { flavours: [aFlavour({ ID: null })] } });
    const broken = () => Promise.resolve('a page is broken');
    expect(await checkStored(settings, storedCopy(faulty), undefined, broken)).toEqual({
      kind: 'refused',
      reason: 'a page is broken',
    });
  });

  test('the document is refused if it is not JSON', async () => {
    expect(await checkStored(settings, { deployment: 'live', text: '{' }, undefined)).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/^not JSON: /),
    });
  });

  test('if the additional check throws an error, `checkStored` throws the same error', async () => {
    const check = () => {
      throw new Error('no memory');
    };

    await expect(checkStored(settings, storedCopy(PLENTY), undefined, check)).rejects.toThrow('no memory');
  });
});
