import { addressOf, refusalOf, refuse } from '@/lib/server/refusals';

const asked = (method: string, path: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, headers } as never, new URL(path, 'http://localhost'));

test.each([
  ['/', '/'],
  ['/shop?x=1', '/shop'],
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  [undefined, undefined],
  ['https://evil.example/', undefined],
  ['*', undefined],
  ['/%E0%A4%A', undefined],
])('the address that is asked for with %j is this site’s %j', (target, pathname) => {
  expect(addressOf(target)?.pathname).toBe(pathname);
});

test.each(['/', '//evil.example/x', '/\\evil.example', '///x'])('it is on no other host: %j', (target) => {
  expect(addressOf(target)?.host).toBe('localhost');
});

test.each(['GET', 'HEAD'])('%s reads everything', (method) => {
  expect([asked(method, '/'), asked(method, '/upload/x.mp4'), asked(method, '/api/health')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not for pages and files',
  (method) => {
    expect(asked(method, '/shop')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(asked(method, '/apiary')).toMatchObject({ status: 405 });
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('an endpoint answers %s itself', (method) => {
  expect(asked(method, '/api/preview')).toBeUndefined();
});

test.each(['TRACE', 'PROPFIND', 'LINK'])('%s, which no endpoint can take, is refused', (method) => {
  expect(asked(method, '/api/preview')?.status).toBe(405);
});

test('a body is refused by its length before it is read, from one byte too many on', () => {
  expect(asked('POST', '/api/revalidate', { 'content-length': String(16 * 1024) })).toBeUndefined();
  expect(asked('POST', '/api/revalidate', { 'content-length': String(16 * 1024 + 1) })?.status).toBe(413);
});

test('another protocol may be offered; a websocket is refused, and its connection ends', () => {
  expect(asked('GET', '/', { upgrade: 'h2c' })).toBeUndefined();
  expect(asked('GET', '/', { upgrade: 'WebSocket' })).toEqual({
    status: 400,
    error: 'there are no websockets here',
    headers: { connection: 'close' },
  });
});

test('a refusal says what to do, in one line of JSON that nothing keeps', () => {
  const response = { writeHead: jest.fn(), end: jest.fn() };

  refuse(response as never, asked('POST', '/shop') ?? { status: 0, error: 'was not refused' });

  expect(response.writeHead).toHaveBeenCalledWith(405, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    allow: 'GET, HEAD',
  });
  expect(response.end).toHaveBeenCalledWith('{"error":"use GET"}');
});

test('what is refused for its length is told so', () => {
  expect(asked('POST', '/', { 'content-length': '99999' })).toEqual({ status: 413, error: 'body too large' });
});
