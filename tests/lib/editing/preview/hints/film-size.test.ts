import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseDocument } from '@/lib/content/parse';
import { filmHints } from '@/lib/editing/preview/hints/film-size';
import { aDocument } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';

const HEAVY = { 'content-length': 4_000_000 };
const servers: ContentServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function aServer(...answer: Parameters<typeof startContentServer>): Promise<ContentServer> {
  const server = await startContentServer(...answer);
  servers.push(server);
  return server;
}

async function hintsOf(film: string, origins: string[] = []): Promise<string[]> {
  const videos = [{ VIDEO_LINK_DEKSTOP: film }];
  const { content } = parseDocument(aDocument({ home: { videos } }), { origins });
  return (await filmHints(content)).map(({ text }) => text);
}

test('a hint about a film links to the top of the page and names the path of the films', async () => {
  const { url } = await aServer((_, response) => response.writeHead(200, HEAVY).end());
  const videos = [{ VIDEO_LINK_MOBILE: `${url}/film.mp4` }];
  const { content } = parseDocument(aDocument({ home: { videos } }), { origins: [url] });

  expect(await filmHints(content)).toMatchObject([{ target: 'top', path: 'home.videos' }]);
  expect(await filmHints(parseDocument(aDocument(), { origins: [] }).content)).toEqual([]);
});

describe('local films', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'films-'));
    await mkdir(path.join(directory, 'public'));
    jest.spyOn(process, 'cwd').mockReturnValue(directory);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(directory, { recursive: true });
  });

  async function aFilm(name: string, bytes: number): Promise<void> {
    await writeFile(path.join(directory, name), '');
    await truncate(path.join(directory, name), bytes);
  }

  test('a local film causes a hint above 3 MB, even if its address has a query', async () => {
    await aFilm('public/heavy film.mp4', 3_000_001);

    expect(await hintsOf('/heavy%20film.mp4?v=2')).toEqual([
      'the film /heavy%20film.mp4?v=2 has 3.0 MB; use at most 3 MB',
    ]);
  });

  test('a local film causes no hint up to 3 MB or if the file is missing', async () => {
    await aFilm('public/light.mp4', 3_000_000);

    expect(await hintsOf('/light.mp4')).toEqual([]);
    expect(await hintsOf('/missing.mp4')).toEqual([]);
  });

  test('a local film is looked up only in the public folder', async () => {
    await aFilm('outside.mp4', 4_000_000);
    await mkdir(path.join(directory, 'public-not'));
    await aFilm('public-not/film.mp4', 4_000_000);

    expect(await hintsOf('/..%2foutside.mp4')).toEqual([]);
    expect(await hintsOf('/..%2fpublic-not%2ffilm.mp4')).toEqual([]);
  });
});

test('a film above 3 MB on an allowed origin causes a hint', async () => {
  const { url } = await aServer((_, response) => response.writeHead(200, HEAVY).end());

  expect(await hintsOf(`${url}/film.mp4`, [url])).toEqual([
    `the film ${url}/film.mp4 has 4.0 MB; use at most 3 MB`,
  ]);
});

test('a redirect is not followed', async () => {
  const inside = await aServer((_, response) => response.writeHead(200, HEAVY).end());
  const { url } = await aServer((_, response) =>
    response.writeHead(302, { location: `${inside.url}/film.mp4` }).end(),
  );

  expect(await hintsOf(`${url}/film.mp4`, [url])).toEqual([]);
  expect(inside.requests).toEqual([]);
});

test('a film on an origin that is not allowed is not requested', async () => {
  const other = await aServer((_, response) => response.writeHead(200, HEAVY).end());

  expect(await hintsOf(`${other.url}/film.mp4`)).toEqual([]);
  expect(other.requests).toEqual([]);
});
