import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { readSource, SourceError } from '@/lib/versions/reading/source';
import { type ContentServer, startContentServer } from '@/tests/content-server';

const DOCUMENT = '{"home":{}}';
const MEGABYTE = 1_000_000;

const servers: ContentServer[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(() => rm(folder, { recursive: true }));

async function aServer(answer: string | RequestListener): Promise<ContentServer> {
  const server = await startContentServer(answer);
  servers.push(server);
  return server;
}

const sourceAt = ({ url }: ContentServer, token?: string) => ({
  template: `${url}/{deployment}.json`,
  token,
});

async function failureOf(reading: Promise<unknown>): Promise<SourceError> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new Error('the source answered');
}

test('a document is read from a file', async () => {
  await writeFile(path.join(folder, 'autumn.json'), DOCUMENT);

  const answer = await readSource({ template: path.join(folder, '{deployment}.json') }, 'autumn');

  expect(answer).toEqual({ kind: 'document', text: DOCUMENT });
});

test('a relative path is resolved from the project root', async () => {
  const answer = await readSource({ template: 'content/{deployment}.json' }, 'live');

  expect(answer).toMatchObject({ kind: 'document', text: expect.stringContaining('Quatorze') });
});

test('if the file of a deployment does not exist, the error has the kind “missing”', async () => {
  const failure = await failureOf(readSource({ template: path.join(folder, '{deployment}.json') }, 'winter'));

  const message = `${path.join(folder, 'winter.json')} does not exist`;
  expect(failure).toMatchObject({ kind: 'missing', message });
});

test('if the path of a deployment leads to a folder, the error has the kind “down”', async () => {
  await mkdir(path.join(folder, 'folder.json'));

  const failure = await failureOf(readSource({ template: path.join(folder, '{deployment}.json') }, 'folder'));

  const message = `${path.join(folder, 'folder.json')} cannot be read: EISDIR`;
  expect(failure).toMatchObject({ kind: 'down', message });
});

test('a file of more than 5 MB is refused', async () => {
  await writeFile(path.join(folder, 'large.json'), ' '.repeat(6 * MEGABYTE));

  const failure = await failureOf(readSource({ template: path.join(folder, '{deployment}.json') }, 'large'));

  const message = `${path.join(folder, 'large.json')} is larger than 5242880 bytes`;
  expect(failure).toMatchObject({ kind: 'down', message });
});

test.each([['../secret'], ['Live'], ['a/b'], ['live.json'], [''], ['a'.repeat(65)], ['live?x=1']])(
  'the invalid deployment name %j is refused before any request',
  async (name) => {
    const server = await aServer(DOCUMENT);

    const failure = await failureOf(readSource(sourceAt(server), name));

    expect(failure).toMatchObject({ kind: 'missing', message: `"${name}" is not a deployment name` });
    expect(server.requests).toEqual([]);
  },
);

test('over HTTP, a document is read from the configured address with the name of the deployment', async () => {
  const server = await aServer(DOCUMENT);

  const answer = await readSource(sourceAt(server), 'autumn');

  expect(answer).toEqual({ kind: 'document', text: DOCUMENT, etag: undefined });
  expect(server.requests.map(({ url }) => url)).toEqual(['/autumn.json']);
});

test('every {deployment} in an address is replaced by the name of the deployment', async () => {
  const server = await aServer(DOCUMENT);

  await readSource({ template: `${server.url}/{deployment}/page?name={deployment}` }, 'autumn');

  expect(server.requests[0]?.url).toBe('/autumn/page?name=autumn');
});

test('the token is sent as a bearer token', async () => {
  const server = await aServer(DOCUMENT);

  await readSource(sourceAt(server, 'a-token'), 'live');

  expect(server.requests[0]?.headers.authorization).toBe('Bearer a-token');
});

test('if there is no token, no authorisation header is sent', async () => {
  const server = await aServer(DOCUMENT);

  await readSource(sourceAt(server), 'live');

  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('if a source redirects to its own origin, the token is also sent to the new address', async () => {
  const server = await aServer((request, response) => {
    if (request.url === '/new.json') response.end(DOCUMENT);
    else response.writeHead(302, { location: '/new.json' }).end();
  });

  const answer = await readSource(sourceAt(server, 'a-token'), 'live');

  expect(answer).toMatchObject({ text: DOCUMENT });
  expect(server.requests[1]?.headers.authorization).toBe('Bearer a-token');
});

test('if a source redirects to another origin, the token is not sent to the other origin', async () => {
  const other = await aServer(DOCUMENT);
  const server = await aServer((_, response) =>
    response.writeHead(302, { location: `${other.url}/live.json` }).end(),
  );

  const answer = await readSource(sourceAt(server, 'a-token'), 'live');

  expect(answer).toMatchObject({ text: DOCUMENT });
  expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('if another origin redirects back to the source, the token is not sent again', async () => {
  let home = '';
  const other = await aServer((_, response) =>
    response.writeHead(302, { location: `${home}/back.json` }).end(),
  );
  const server = await aServer((request, response) => {
    if (request.url === '/back.json') response.end(DOCUMENT);
    else response.writeHead(302, { location: `${other.url}/live.json` }).end();
  });
  home = server.url;

  await readSource(sourceAt(server, 'a-token'), 'live');

  expect(server.requests[1]?.headers.authorization).toBeUndefined();
});

test('if the source redirects in a loop, the error has the kind “down”', async () => {
  const server = await aServer((_, response) => response.writeHead(302, { location: '/live.json' }).end());

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({ kind: 'down' });
});

test('the ETag of a response is returned', async () => {
  const server = await aServer((_, response) => response.writeHead(200, { etag: '"v1"' }).end(DOCUMENT));

  expect(await readSource(sourceAt(server), 'live')).toMatchObject({ etag: '"v1"' });
});

test('a document with an unchanged ETag is not read again', async () => {
  const server = await aServer((request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200).end(),
  );

  expect(await readSource(sourceAt(server), 'live', '"v1"')).toEqual({ kind: 'unchanged' });
});

test('a 304 response to a request without an ETag is an error of the kind “down”', async () => {
  const server = await aServer((_, response) => response.writeHead(304).end());

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    kind: 'down',
    message: `${server.url}/live.json answered 304`,
  });
});

test('a response without a body is an empty document', async () => {
  const server = await aServer((_, response) => response.writeHead(204).end());

  expect(await readSource(sourceAt(server), 'live')).toEqual({ kind: 'document', text: '' });
});

test('a 404 response means that the deployment is missing', async () => {
  const server = await aServer((_, response) => response.writeHead(404).end('none'));

  expect(await failureOf(readSource(sourceAt(server), 'winter'))).toMatchObject({
    kind: 'missing',
    message: `${server.url}/winter.json answered 404`,
  });
});

test('a 500 response means that the source is down, not that the deployment is missing', async () => {
  const server = await aServer((_, response) => response.writeHead(500).end('broken'));

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    kind: 'down',
    message: `${server.url}/live.json answered 500`,
  });
});

test('if the source refuses the connection, the error has the kind “down”', async () => {
  const server = await startContentServer(DOCUMENT);
  await server.stop();

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    kind: 'down',
    message: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/live\.json cannot be read: .*ECONNREFUSED/),
  });
});

test('if a response is not HTTP, the failure gives the reason', async () => {
  const server = await aServer((_, { socket }) => socket?.end('no HTTP'));

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    kind: 'down',
    message: expect.stringMatching(/live\.json cannot be read: .*HTTP/),
  });
});

test('if fetch refuses an address, the failure gives the reason', async () => {
  const failure = await failureOf(readSource({ template: 'http://127.0.0.1:1/{deployment}' }, 'live'));

  expect(failure).toMatchObject({
    kind: 'down',
    message: 'http://127.0.0.1:1/live cannot be read: bad port',
  });
});

test('if the address of a source does not begin with http, the source is read as a file', async () => {
  const failure = await failureOf(readSource({ template: 'x/https://{deployment}' }, 'live'));

  expect(failure.message).toBe('x/https://live does not exist');
});

test('the request for a document has the header “Accept: application/json”', async () => {
  const server = await aServer(DOCUMENT);

  await readSource(sourceAt(server), 'live');

  expect(server.requests[0]?.headers.accept).toBe('application/json');
});

test('an error message does not repeat an access key in the query of the source address', async () => {
  const server = await aServer((_, response) => response.writeHead(500).end());

  const failure = await failureOf(
    readSource({ template: `${server.url}/{deployment}?key=hunter22` }, 'live'),
  );

  expect(failure.message).not.toContain('hunter22');
});

test('an error message does not repeat the token', async () => {
  const server = await aServer((_, response) => response.writeHead(401).end());

  const failure = await failureOf(readSource(sourceAt(server, 'hunter22'), 'live'));

  expect(failure.message).not.toContain('hunter22');
});

/** Makes timeouts 50 times shorter. Returns the requested milliseconds. */
function shortenTimeouts(): number[] {
  const requested: number[] = [];
  const original = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    requested.push(milliseconds);
    return original(milliseconds / 50);
  });
  return requested;
}

test('if a source does not respond within 5 seconds, the error has the kind “slow”', async () => {
  const requested = shortenTimeouts();
  const server = await aServer(() => undefined);

  const failure = await failureOf(readSource(sourceAt(server), 'live'));

  const message = `${server.url}/live.json cannot be read: no full answer within 5000 ms`;
  expect(requested).toEqual([5000]);
  expect(failure).toMatchObject({ kind: 'slow', message });
});

test('if a source stops in the middle of a response, the error has the kind “slow” after 5 seconds', async () => {
  const requested = shortenTimeouts();
  const server = await aServer((_, response) => void response.writeHead(200).write('{"home"'));

  const failure = await failureOf(readSource(sourceAt(server), 'live'));

  expect([requested, failure.kind]).toEqual([[5000], 'slow']);
});

test('a document of exactly 5 MB is read over HTTP and from a file', async () => {
  const text = ' '.repeat(5 * 1024 * 1024);
  const server = await aServer(text);
  await writeFile(path.join(folder, 'full.json'), text);

  expect(await readSource(sourceAt(server), 'live')).toMatchObject({ kind: 'document' });
  expect(await readSource({ template: path.join(folder, '{deployment}.json') }, 'full')).toMatchObject({
    kind: 'document',
  });
});

test('a document of more than 5 MB is refused', async () => {
  const server = await aServer(' '.repeat(6 * MEGABYTE));

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    message: expect.stringContaining('sent more than'),
  });
});

test('a document of more than 5 MB is refused even if the response does not declare the length', async () => {
  const server = await aServer((_, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' });
    for (let megabyte = 0; megabyte < 6; megabyte += 1) response.write(' '.repeat(MEGABYTE));
    response.end();
  });

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    message: expect.stringContaining('sent more than'),
  });
});

test('an endless document is refused at the size limit', async () => {
  const server = await aServer((_, response) => {
    const more = () => {
      while (response.write(' '.repeat(MEGABYTE)));
    };
    response.on('drain', more);
    more();
  });

  expect(await failureOf(readSource(sourceAt(server), 'live'))).toMatchObject({
    message: expect.stringContaining('sent more than'),
  });
});

test('a document is decoded in the charset of its response', async () => {
  const server = await aServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' })
      .end(Buffer.from('{"a":"é"}', 'latin1')),
  );

  expect(await readSource(sourceAt(server), 'live')).toMatchObject({ text: '{"a":"é"}' });
});

test('a document with invalid bytes counts as unreadable, not as a failure of the source', async () => {
  const server = await aServer((_, response) => response.end(Buffer.from('{"a":"é"}', 'latin1')));

  await expect(readSource(sourceAt(server), 'live')).rejects.toThrow(UnreadableDocumentError);
});

test('a file in Latin 1 is refused', async () => {
  await writeFile(path.join(folder, 'latin.json'), Buffer.from('{"a":"é"}', 'latin1'));

  await expect(readSource({ template: path.join(folder, '{deployment}.json') }, 'latin')).rejects.toThrow(
    UnreadableDocumentError,
  );
});

test('a character that is split between two chunks of a response is read as one character', async () => {
  const bytes = Buffer.from('{"a":"é"}');
  const server = await aServer((_, response) => {
    response.write(bytes.subarray(0, 7));
    setTimeout(() => response.end(bytes.subarray(7)), 20);
  });

  expect(await readSource(sourceAt(server), 'live')).toMatchObject({ text: '{"a":"é"}' });
});
