import { addressOf, refusalOf, refuse } from '@/lib/server/refusals';

const refusalFor = (method: string, path: string, headers: Record<string, string> = {}) =>
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
])('the request target %j has the path %j', (target, pathname) => {
  expect(addressOf(target)?.pathname).toBe(pathname);
});

test.each(['/', '//evil.example/x', '/\\evil.example', '///x'])(
  'no request target leads to another host: %j',
  (target) => {
    expect(addressOf(target)?.host).toBe('localhost');
  },
);

test.each(['GET', 'HEAD'])('%s requests are accepted for every address', (method) => {
  expect([
    refusalFor(method, '/'),
    refusalFor(method, '/upload/x.mp4'),
    refusalFor(method, '/api/health'),
  ]).toEqual([undefined, undefined, undefined]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s requests are refused for pages and files',
  (method) => {
    expect(refusalFor(method, '/shop')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(refusalFor(method, '/apiary')).toMatchObject({ status: 405 });
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  'requests with the method %s are passed to endpoints',
  (method) => {
    expect(refusalFor(method, '/api/preview')).toBeUndefined();
  },
);

test.each(['TRACE', 'PROPFIND', 'LINK'])(
  'requests with the method %s are refused, even for endpoints',
  (method) => {
    expect(refusalFor(method, '/api/preview')?.status).toBe(405);
  },
);

test('if the declared length of a body is above the limit, the body is refused', () => {
  expect(refusalFor('POST', '/api/revalidate', { 'content-length': String(16 * 1024) })).toBeUndefined();
  expect(refusalFor('POST', '/api/revalidate', { 'content-length': String(16 * 1024 + 1) })?.status).toBe(
    413,
  );
});

test('a websocket request is refused with 400 and “connection: close”, but an HTTP/2 upgrade is not', () => {
  expect(refusalFor('GET', '/', { upgrade: 'h2c' })).toBeUndefined();
  expect(refusalFor('GET', '/', { upgrade: 'WebSocket' })).toEqual({
    status: 400,
    error: 'websockets are not supported',
    headers: { connection: 'close' },
  });
});

test('if a POST request is refused, the JSON response says “use GET” and is not cached', () => {
  const response = { writeHead: jest.fn(), end: jest.fn() };

  refuse(response as never, refusalFor('POST', '/shop') ?? { status: 0, error: 'was not refused' });

  expect(response.writeHead).toHaveBeenCalledWith(405, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    allow: 'GET, HEAD',
  });
  expect(response.end).toHaveBeenCalledWith('{"error":"use GET"}');
});

test('a body that is too large is refused with 413 and a message', () => {
  expect(refusalFor('POST', '/', { 'content-length': '99999' })).toEqual({
    status: 413,
    error: 'body too large',
  });
});
