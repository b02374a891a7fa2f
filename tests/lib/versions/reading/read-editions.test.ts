import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { unpacked } from '@/lib/versions/reading/editions';
import { readEditions } from '@/lib/versions/reading/read-editions';
import type { SourceAnswer } from '@/lib/versions/reading/source';
import { type ContentServer, startContentServer } from '@/tests/content-server';

const documents = (answer: SourceAnswer) =>
  answer.kind === 'document' ? Object.fromEntries(unpacked(answer.text) ?? []) : answer.kind;

describe('from files', () => {
  let folder = '';
  const locales = ['en', 'fr'];
  const settings = () => ({
    contentSource: path.join(folder, '{deployment}.json'),
    contentToken: undefined,
    locales,
  });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'editions-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  test('a language has a file such as “live.fr.json”; the first language can have “live.json” instead', async () => {
    await write('live.json', 'English');
    await write('live.fr.json', 'French');

    expect(documents(await readEditions(settings(), 'live'))).toEqual({ en: 'English', fr: 'French' });
  });

  test('for the first language, “live.en.json” takes precedence over “live.json”', async () => {
    await write('live.json', 'old');
    await write('live.en.json', 'English');
    await write('live.fr.json', 'French');

    expect(documents(await readEditions(settings(), 'live'))).toMatchObject({ en: 'English' });
  });

  test('reading fails if the file of one language is missing', async () => {
    await write('live.json', 'English');

    await expect(readEditions(settings(), 'live')).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringContaining('live.fr.json does not exist'),
    });
  });

  test('if all files are missing, the error names the file of the first language', async () => {
    // The second language fails first, because the first language has two file names to try.
    await expect(readEditions(settings(), 'live')).rejects.toThrow('live.json does not exist');
  });

  test('CONTENT_SOURCE can contain {locale} in the path of a folder', async () => {
    for (const locale of locales) {
      await mkdir(path.join(folder, locale));
      await write(`${locale}/live.json`, locale);
    }
    const contentSource = path.join(folder, '{locale}/{deployment}.json');

    expect(documents(await readEditions({ ...settings(), contentSource }, 'live'))).toEqual({
      en: 'en',
      fr: 'fr',
    });
  });

  test('without LOCALES, the document is returned unchanged', async () => {
    await write('live.json', 'as it is');

    expect(await readEditions({ ...settings(), locales: [] }, 'live')).toEqual({
      kind: 'document',
      text: 'as it is',
      files: new Map([[undefined, 'live.json']]),
    });
  });

  test('the result gives the file name of each language', async () => {
    await write('live.json', 'English');
    await write('live.fr.json', 'French');

    const { files } = await readEditions(settings(), 'live');

    expect([...files]).toEqual([
      ['en', 'live.json'],
      ['fr', 'live.fr.json'],
    ]);
  });

  test('a decoding error names the language and the file of the document', async () => {
    await write('live.json', 'English');
    await writeFile(path.join(folder, 'live.fr.json'), Buffer.from([0x7b, 0xe9, 0x7d]));

    await expect(readEditions(settings(), 'live')).rejects.toMatchObject({
      message: expect.stringMatching(/^fr: /),
      origin: { locale: 'fr', file: 'live.fr.json' },
    });
  });

  test('a decoding error of “live.json” names the first language, or no language if LOCALES is not set', async () => {
    await writeFile(path.join(folder, 'live.json'), Buffer.from([0x7b, 0xe9, 0x7d]));
    await write('live.fr.json', 'French');

    await expect(readEditions(settings(), 'live')).rejects.toMatchObject({
      message: expect.stringMatching(/^en: /),
      origin: { locale: 'en', file: 'live.json' },
    });
    await expect(readEditions({ ...settings(), locales: [] }, 'live')).rejects.toMatchObject({
      message: expect.not.stringMatching(/^en: /),
      origin: { locale: undefined, file: 'live.json' },
    });
  });

  test('reading fails if “live.en.json” cannot be read, even with a readable “live.json”', async () => {
    await mkdir(path.join(folder, 'live.en.json'));
    await write('live.json', 'English');
    await write('live.fr.json', 'French');

    await expect(readEditions(settings(), 'live')).rejects.toMatchObject({ kind: 'down' });
  });
});

describe('over HTTP', () => {
  let server: ContentServer;
  let served: Record<string, { text: string; etag?: string }>;
  let requests: string[];
  let authorisation: string | undefined;
  const settings = () => ({
    contentSource: `${server.url}/{locale}/{deployment}`,
    contentToken: undefined,
    locales: ['en', 'fr'],
  });

  beforeEach(async () => {
    requests = [];
    served = { '/en/live': { text: 'One', etag: '"e1"' }, '/fr/live': { text: 'Un', etag: '"f1"' } };
    server = await startContentServer(({ url = '', headers }, response) => {
      requests.push(`${url} ${headers['if-none-match'] ?? '-'}`);
      authorisation = headers.authorization;
      const found = served[url];
      if (!found) response.writeHead(404).end();
      else if (found.etag !== undefined && headers['if-none-match'] === found.etag)
        response.writeHead(304).end();
      else response.writeHead(200, found.etag === undefined ? {} : { etag: found.etag }).end(found.text);
    });
  });
  afterEach(() => server.stop());

  async function readFirst() {
    const answer = await readEditions(settings(), 'live');
    if (answer.kind === 'unchanged') throw new Error('a first look finds a document');
    return answer;
  }

  test('each language is requested with its own ETag', async () => {
    const first = await readFirst();
    requests = [];

    expect(await readEditions(settings(), 'live', first)).toMatchObject({ kind: 'unchanged' });
    expect(requests.sort()).toEqual(['/en/live "e1"', '/fr/live "f1"']);
  });

  test('if the document of a language has not changed, the previous document is reused', async () => {
    const first = await readFirst();
    served['/fr/live'] = { text: 'Deux', etag: '"f2"' };

    const second = await readEditions(settings(), 'live', first);

    expect(documents(second)).toEqual({ en: 'One', fr: 'Deux' });
    expect(await readEditions(settings(), 'live', second as typeof first)).toMatchObject({
      kind: 'unchanged',
    });
  });

  test('the file name of a language is the last path segment of the source address, without the query', async () => {
    const { contentSource } = settings();
    served['/fr/live?key=secret'] = { text: 'Un' };
    served['/en/live?key=secret'] = { text: 'One' };

    const { files } = await readEditions(
      { ...settings(), contentSource: `${contentSource}?key=secret` },
      'live',
    );

    expect([...files.values()]).toEqual(['live', 'live']);
  });

  test('on a site with one language, the content token is sent to the source', async () => {
    const contentSource = settings().contentSource.replace('{locale}', 'en');

    await readEditions({ contentSource, contentToken: 'a-token', locales: [] }, 'live');

    expect(authorisation).toBe('Bearer a-token');
  });

  test('a language without an ETag is read every time', async () => {
    served['/fr/live'] = { text: 'Un' };
    const first = await readFirst();
    requests = [];

    expect(documents(await readEditions(settings(), 'live', first))).toEqual({ en: 'One', fr: 'Un' });
    expect(requests.sort()).toEqual(['/en/live "e1"', '/fr/live -']);
  });

  test('a language that the previous result does not contain is read from the source', async () => {
    const last = await readEditions({ ...settings(), locales: ['en'] }, 'live');
    if (last.kind === 'unchanged') throw new Error('a first look finds a document');

    expect(documents(await readEditions(settings(), 'live', last))).toEqual({ en: 'One', fr: 'Un' });
  });
});
