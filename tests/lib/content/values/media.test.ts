import { LIMITS } from '@/lib/content/document/limits';
import { film, mediaAddress, picture } from '@/lib/content/values/media';
import { OWN_MEDIA, read } from '@/tests/content';

const CDN = { baseUrl: 'https://cdn.example', origins: ['https://pictures.example'] };
const CDN_FOLDER = { baseUrl: 'https://cdn.example/shop/', origins: [] };

test('a path lies on this site', () => {
  expect(mediaAddress('/upload/mint.jpg', OWN_MEDIA)).toBe('/upload/mint.jpg');
});

test('a path without a slash in front lies on this site', () => {
  expect(mediaAddress('upload/mint.jpg', OWN_MEDIA)).toBe('/upload/mint.jpg');
});

test('a path keeps its query', () => {
  expect(mediaAddress('/upload/mint.jpg?v=2', OWN_MEDIA)).toBe('/upload/mint.jpg?v=2');
});

test('characters that addresses do not have are escaped', () => {
  expect(mediaAddress('/upload/mint "1".jpg', OWN_MEDIA)).toBe('/upload/mint%20%221%22.jpg');
});

test('with MEDIA_BASE_URL a path lies there', () => {
  expect(mediaAddress('/upload/mint.jpg', CDN)).toBe('https://cdn.example/upload/mint.jpg');
});

test('with a folder in MEDIA_BASE_URL a path lies in that folder', () => {
  expect(mediaAddress('/upload/mint.jpg', CDN_FOLDER)).toBe('https://cdn.example/shop/upload/mint.jpg');
});

test('with a folder in MEDIA_BASE_URL a path without a slash in front lies in that folder', () => {
  const folder = { baseUrl: 'https://cdn.example/shop', origins: [] };

  expect(mediaAddress('upload/mint.jpg', folder)).toBe('https://cdn.example/shop/upload/mint.jpg');
});

test('an absolute address of the origin of MEDIA_BASE_URL is allowed', () => {
  expect(mediaAddress('https://cdn.example/mint.jpg', CDN_FOLDER)).toBe('https://cdn.example/mint.jpg');
});

test('an absolute address of an origin in MEDIA_ORIGINS is allowed', () => {
  expect(mediaAddress('https://pictures.example/mint.jpg', CDN)).toBe('https://pictures.example/mint.jpg');
});

test.each([
  ['another host', 'https://evil.example/mint.jpg'],
  ['a host that begins like an allowed one', 'https://pictures.example.evil.example/mint.jpg'],
  ['another port of an allowed host', 'https://pictures.example:8443/mint.jpg'],
  ['an allowed host without encryption', 'http://pictures.example/mint.jpg'],
  ['another host in the disguise of a path', '//evil.example/mint.jpg'],
  ['another host in the disguise of a path with a backslash', '/\\evil.example/mint.jpg'],
  ['another host behind two backslashes', '\\\\evil.example/mint.jpg'],
  ['another host behind a tab', '/\t/evil.example/mint.jpg'],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:image/svg+xml,<svg/>'],
  ['a file', 'file:///etc/passwd'],
  ['a blob', 'blob:https://pictures.example/1'],
  ['an address with a name and password', 'https://user:word@pictures.example/mint.jpg'],
  ['an address with a name', 'https://user@pictures.example/mint.jpg'],
])('%s is refused', (_, address) => {
  expect(mediaAddress(address, CDN)).toBeUndefined();
});

test.each([
  ['another host', 'https://evil.example/mint.jpg'],
  ['another host in the disguise of a path', '//evil.example/mint.jpg'],
  ['another host behind a dot', '/.//evil.example/mint.jpg'],
  ['another host behind a folder that is left again', '/upload/..//evil.example/mint.jpg'],
  ['another host behind a dot without a slash in front', './/evil.example/mint.jpg'],
  ['another host with a backslash behind a dot', '/./\\evil.example/mint.jpg'],
  ['another host behind two slashes of a made-up one', 'http://own-site.invalid//evil.example/mint.jpg'],
])('on this site %s never becomes an address', (_, address) => {
  expect(mediaAddress(address, OWN_MEDIA) ?? '/').toMatch(/^\/(?![/\\])/);
});

test('a picture may come as a path', () => {
  expect(read(picture(OWN_MEDIA), '/mint.jpg')).toEqual({ value: { src: '/mint.jpg' }, problems: [] });
});

test('a picture may come with its measures and a description', () => {
  const given = { SRC: '/mint.jpg', WIDTH: '800', HEIGHT: 600, ALT: 'A mint leaf' };

  expect(read(picture(OWN_MEDIA), given)).toEqual({
    value: { src: '/mint.jpg', width: 800, height: 600, alt: 'A mint leaf' },
    problems: [],
  });
});

test('an unsafe picture address is a problem', () => {
  expect(read(picture(OWN_MEDIA), 'https://evil.example/mint.jpg')).toEqual({
    value: undefined,
    problems: [
      {
        path: '$.value',
        expected: 'a path, or an address of an allowed media origin',
        found: '"https://evil.example/mint.jpg"',
        action: 'left out',
      },
    ],
  });
});

test('an unsafe address within a picture is a problem there', () => {
  expect(read(picture(OWN_MEDIA), { SRC: 'javascript:alert(1)', WIDTH: 800 })).toMatchObject({
    value: undefined,
    problems: [{ path: '$.value.SRC', found: '"javascript:alert(1)"' }],
  });
});

test('a broken measure costs only itself', () => {
  expect(read(picture(OWN_MEDIA), { SRC: '/mint.jpg', WIDTH: 'wide', HEIGHT: 600 })).toMatchObject({
    value: { src: '/mint.jpg', width: undefined, height: 600 },
    problems: [{ path: '$.value.WIDTH', found: '"wide"' }],
  });
});

test('a picture that is a number is a problem', () => {
  expect(read(picture(OWN_MEDIA), 42)).toMatchObject({ value: undefined, problems: [{ path: '$.value' }] });
});

test.each([[null], [''], [[]], [false], [undefined], [{ SRC: '' }], [{ SRC: null, ALT: 'none' }]])(
  'a picture of %j is not given',
  (value) => {
    expect(read(picture(OWN_MEDIA), value)).toEqual({ value: undefined, problems: [] });
  },
);

test.each([
  ['/film.mp4', 'video/mp4'],
  ['/film.webm', 'video/webm'],
  ['/film.MP4?v=2', 'video/mp4'],
])('the type of the film %s follows from its ending', (address, type) => {
  expect(read(film(OWN_MEDIA), address).value?.type).toBe(type);
});

test('a film of an unknown ending has no type', () => {
  expect(read(film(OWN_MEDIA), '/film').value).toEqual({ src: '/film', type: undefined });
});

test('an unsafe film address is a problem', () => {
  expect(read(film(OWN_MEDIA), '//evil.example/film.mp4')).toMatchObject({
    value: undefined,
    problems: [{ path: '$.value', found: '"//evil.example/film.mp4"', action: 'left out' }],
  });
});

test.each(['https://name@cdn.example/a.jpg', 'https://:word@cdn.example/a.jpg'])(
  'an address with a login is refused: %s',
  (address) => {
    expect(mediaAddress(address, CDN)).toBeUndefined();
  },
);

test('spaces around an address do not count, and a colon within a path makes no scheme', () => {
  expect(mediaAddress(' /mint.jpg\n', OWN_MEDIA)).toBe('/mint.jpg');
  expect(mediaAddress('/10:30.jpg', OWN_MEDIA)).toBe('/10:30.jpg');
  expect(mediaAddress(' //evil.example/mint.jpg', CDN)).toBeUndefined();
  expect(mediaAddress('https://[/mint.jpg', CDN)).toBeUndefined();
  expect(mediaAddress('svg+xml://pictures.example/mint.jpg', CDN)).toBeUndefined();
});

test('an address as long as one may be is read, and a longer one is a problem', () => {
  const longest = `/${'x'.repeat(LIMITS.address - 1)}`;
  expect(read(picture(OWN_MEDIA), longest)).toEqual({ value: { src: longest }, problems: [] });

  expect(read(picture(OWN_MEDIA), `${longest}x`)).toEqual({
    value: undefined,
    problems: [
      {
        path: '$.value',
        expected: `an address of at most ${LIMITS.address} characters`,
        found: expect.stringMatching(/…$/),
        action: 'left out',
      },
    ],
  });
});

test.each([[null], [''], [[]], [undefined]])('a film of %j is not given', (value) => {
  expect(read(film(OWN_MEDIA), value)).toEqual({ value: undefined, problems: [] });
});
