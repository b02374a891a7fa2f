import { addressOf, refusalOf } from '@/lib/server/refusals';

const asked = (method: string, path: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, headers } as never, new URL(path, 'http://localhost'));

test.each([
  ['/', '/'],
  ['/shop?x=1', '/shop'],
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/a/../b', '/b'],
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
