import { parseDocument } from '@/lib/content/parse';
import { filmHints } from '@/lib/preview/film-weight';
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

test('a film of this site that is light is no hint', async () => {
  expect(await hintsOf('/upload/intro/mobile.webm')).toEqual([]);
});

test('a heavy film of an allowed origin is a hint', async () => {
  const { url } = await aServer((_, response) => response.writeHead(200, HEAVY).end());

  expect(await hintsOf(`${url}/film.mp4`, [url])).toEqual([
    `the film ${url}/film.mp4 has 4.0 MB; 3 are plenty`,
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

test('another origin is not asked', async () => {
  const other = await aServer((_, response) => response.writeHead(200, HEAVY).end());

  expect(await hintsOf(`${other.url}/film.mp4`)).toEqual([]);
  expect(other.requests).toEqual([]);
});

test('no file outside of the public folder is looked at', async () => {
  expect(await hintsOf('/..%2fnode_modules/typescript/lib/typescript.js')).toEqual([]);
});
