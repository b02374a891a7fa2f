import { copyFile, mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { aFilm } from './a-film';

import { parseDocument } from '@/lib/content/parse';
import type { Hint } from '@/lib/editing/checks/hint';
import { mediaHints } from '@/lib/editing/checks/media/media-hints';
import { aDocument, type Wire } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/content-server';

const HEAVY = { 'content-length': 9_000_000 };
const INTRO = { NAME: 'Quatorze', PICTURES: ['/poster.svg', '/poster.svg'] };
const servers: ContentServer[] = [];
let directory: string;
let folder: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'films-'));
  folder = path.join(directory, 'public');
  await mkdir(folder);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function aServer(...answer: Parameters<typeof startContentServer>): Promise<ContentServer> {
  const server = await startContentServer(...answer);
  servers.push(server);
  return server;
}

function hintsFor(videos: Wire[], origins: string[] = [], intro: Wire = INTRO): Promise<Hint[]> {
  const document = aDocument({ home: { videos, texts: { intro } } });
  return mediaHints(parseDocument(document, { origins }).content, document, { origins }, folder);
}

const hintsOf = async (film: string, origins?: string[]) =>
  (await hintsFor([{ VIDEO_LINK_DEKSTOP: film }], origins)).map(({ text }) => text);

const save = (name: string, film: Uint8Array) => writeFile(path.join(folder, name), film);
const saveOwn = (name: string) => copyFile(`public/upload/intro/${name}`, path.join(folder, name));

test('if all browsers play a silent film of 8 MB with a poster, the film causes no hint', async () => {
  await saveOwn('desktop.mp4');
  await truncate(path.join(folder, 'desktop.mp4'), 8_000_000);

  expect(await hintsOf('/desktop.mp4')).toEqual([]);
});

test('a film above 8 MB causes a hint, even if the address of the film has a query', async () => {
  await saveOwn('desktop.mp4');
  await truncate(path.join(folder, 'desktop.mp4'), 8_100_000);

  expect(await hintsFor([{ VIDEO_LINK_MOBILE: '/desktop.mp4?v=2' }])).toEqual([
    {
      target: 'top',
      path: 'home.videos[0].VIDEO_LINK_MOBILE',
      text: 'the film /desktop.mp4?v=2 has 8.1 MB; use at most 8 MB',
    },
  ]);
});

test('if only some browsers play a film, a hint gives the format of the film', async () => {
  await saveOwn('desktop.webm');
  await save('hevc.mp4', await aFilm('hvc1.1.6.L93.B0'));

  expect(await hintsFor([{ VIDEO_LINK_DEKSTOP: '/desktop.webm', VIDEO_LINK_MOBILE: '/hevc.mp4' }])).toEqual([
    {
      target: 'top',
      path: 'home.videos[0].VIDEO_LINK_DEKSTOP',
      text: 'the film for windows of 960 px or more (VIDEO_LINK_DEKSTOP) has no version that all browsers play, only WebM/VP9; add one in MP4 with H.264',
    },
    {
      target: 'top',
      path: 'home.videos[0].VIDEO_LINK_MOBILE',
      text: 'the film for narrower windows (VIDEO_LINK_MOBILE) has no version that all browsers play, only MP4/HEVC; add one in MP4 with H.264',
    },
  ]);
});

test('a film in H.264 with 4:2:2 colours causes a hint, because some browsers cannot play the film', async () => {
  await save('film.mp4', await aFilm('avc1.7a0028'));

  expect(await hintsOf('/film.mp4')).toEqual([expect.stringContaining('only MP4/H.264 (avc1.7a0028);')]);
});

test('the format causes no hint if one file of the film plays in all browsers', async () => {
  await saveOwn('desktop.webm');
  await saveOwn('desktop.mp4');

  const videos = ['webm', 'mp4'].map((type) => ({ VIDEO_LINK_DEKSTOP: `/desktop.${type}` }));

  expect(await hintsFor(videos)).toEqual([]);
});

test('if the container of a film is unknown, the hint gives the file extension as the format', async () => {
  await save('film.avi', Buffer.from('RIFF0000AVI LIST'));

  expect(await hintsOf('/film.avi')).toEqual([expect.stringContaining('only AVI;')]);
});

test('a film with an audio track causes a hint, because films play muted', async () => {
  await save('film.mp4', await aFilm('avc1.640028', 'with sound'));

  expect(await hintsOf('/film.mp4')).toEqual([
    'the film /film.mp4 has sound, but plays muted; remove its audio track',
  ]);
});

test('a film without a poster causes a hint', async () => {
  await saveOwn('desktop.mp4');

  expect(await hintsFor([{ VIDEO_LINK_DEKSTOP: '/desktop.mp4' }], [], { NAME: 'Quatorze' })).toEqual([
    {
      target: 'top',
      path: 'home.texts.intro.PICTURES',
      text: 'the film has no poster (PICTURES of “intro”): the first screen is empty until the film plays',
    },
  ]);
  expect(await hintsFor([], [], { NAME: 'Quatorze' })).toEqual([]);
});

test('a film is read again only if its size or modification time has changed', async () => {
  const file = path.join(folder, 'film.mp4');
  const old = new Date('2026-01-01');
  const silent = await aFilm('avc1.640028');
  await writeFile(file, silent);
  await utimes(file, old, old);
  expect(await hintsOf('/film.mp4')).toEqual([]);

  await writeFile(file, Buffer.alloc(silent.length));
  await utimes(file, old, old);
  expect(await hintsOf('/film.mp4')).toEqual([]);

  const later = new Date('2026-01-02');
  await utimes(file, old, later);
  expect(await hintsOf('/film.mp4')).toEqual([expect.stringContaining('only MP4;')]);

  await writeFile(file, Buffer.concat([silent, Buffer.alloc(1)]));
  await utimes(file, old, later);
  expect(await hintsOf('/film.mp4')).toEqual([]);
});

test('a missing film and a film outside the public folder cause no hint', async () => {
  await writeFile(path.join(directory, 'outside.mp4'), await aFilm('avc1.640028', 'with sound'));

  expect(await hintsOf('/missing.mp4')).toEqual([]);
  expect(await hintsOf('/..%2foutside.mp4')).toEqual([]);
});

test('a film above 8 MB on an allowed origin causes a hint', async () => {
  const { url } = await aServer((_, response) => response.writeHead(200, HEAVY).end());

  expect(await hintsOf(`${url}/film.mp4`, [url])).toEqual([
    `the film ${url}/film.mp4 has 9.0 MB; use at most 8 MB`,
  ]);
});

test('a redirect from the address of a film is not followed', async () => {
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
