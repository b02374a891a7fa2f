import { film, mediaAddress, picture } from '@/lib/content/values/media';
import { OWN_MEDIA, read } from '@/tests/content';

const CDN = { baseUrl: 'https://cdn.example', origins: ['https://pictures.example'] };
const CDN_FOLDER = { baseUrl: 'https://cdn.example/shop/', origins: [] };

test('without MEDIA_BASE_URL, a path refers to a file on this site', () => {
  expect(mediaAddress('/upload/mint.jpg', OWN_MEDIA)).toBe('/upload/mint.jpg');
});

test('a path does not need a leading slash', () => {
  expect(mediaAddress('upload/mint.jpg', OWN_MEDIA)).toBe('/upload/mint.jpg');
});

test("the query in a picture's path is kept", () => {
  expect(mediaAddress('/upload/mint.jpg?v=2', OWN_MEDIA)).toBe('/upload/mint.jpg?v=2');
});

test('invalid characters in an address are escaped', () => {
  expect(mediaAddress('/upload/mint "1".jpg', OWN_MEDIA)).toBe('/upload/mint%20%221%22.jpg');
});

test('if MEDIA_BASE_URL is set, a path refers to a file on the origin of MEDIA_BASE_URL', () => {
  expect(mediaAddress('/upload/mint.jpg', CDN)).toBe('https://cdn.example/upload/mint.jpg');
});

test('if MEDIA_BASE_URL contains a folder, a path refers to a file in this folder', () => {
  expect(mediaAddress('/upload/mint.jpg', CDN_FOLDER)).toBe('https://cdn.example/shop/upload/mint.jpg');
});

test('a path without a leading slash also refers to a file in the folder of MEDIA_BASE_URL', () => {
  const folder = { baseUrl: 'https://cdn.example/shop', origins: [] };

  expect(mediaAddress('upload/mint.jpg', folder)).toBe('https://cdn.example/shop/upload/mint.jpg');
});

test('an absolute address on the origin of MEDIA_BASE_URL is allowed', () => {
  expect(mediaAddress('https://cdn.example/mint.jpg', CDN_FOLDER)).toBe('https://cdn.example/mint.jpg');
});

test('an absolute address on an origin in MEDIA_ORIGINS is allowed', () => {
  expect(mediaAddress('https://pictures.example/mint.jpg', CDN)).toBe('https://pictures.example/mint.jpg');
});

test.each([
  ['another host', 'https://evil.example/mint.jpg'],
  ['a host that begins with an allowed host name', 'https://pictures.example.evil.example/mint.jpg'],
  ['another port of an allowed host', 'https://pictures.example:8443/mint.jpg'],
  ['an allowed host over http', 'http://pictures.example/mint.jpg'],
  ['another host after two slashes', '//evil.example/mint.jpg'],
  ['another host after a slash and a backslash', '/\\evil.example/mint.jpg'],
  ['another host after two backslashes', '\\\\evil.example/mint.jpg'],
  ['another host after a slash and a tab', '/\t/evil.example/mint.jpg'],
  ['a javascript: address', 'javascript:alert(1)'],
  ['a data: address', 'data:image/svg+xml,<svg/>'],
  ['a file: address', 'file:///etc/passwd'],
  ['a blob: address', 'blob:https://pictures.example/1'],
  ['an address with user name and password', 'https://user:word@pictures.example/mint.jpg'],
  ['an address with a user name', 'https://user@pictures.example/mint.jpg'],
])('%s is refused as the address of a picture or film', (_, address) => {
  expect(mediaAddress(address, CDN)).toBeUndefined();
});

test.each([
  ['another host', 'https://evil.example/mint.jpg'],
  ['another host after two slashes', '//evil.example/mint.jpg'],
  ['another host after a dot segment', '/.//evil.example/mint.jpg'],
  ['another host after a parent segment', '/upload/..//evil.example/mint.jpg'],
  ['another host after a relative dot segment', './/evil.example/mint.jpg'],
  ['another host after a dot segment and a backslash', '/./\\evil.example/mint.jpg'],
  ['another host in the path of the placeholder host', 'http://own-site.invalid//evil.example/mint.jpg'],
])(
  'if no media origin is allowed, mediaAddress never returns an address on another host: %s',
  (_, address) => {
    expect(mediaAddress(address, OWN_MEDIA) ?? '/').toMatch(/^\/(?![/\\])/);
  },
);

test('a picture can be a path', () => {
  expect(read(picture(OWN_MEDIA), '/mint.jpg')).toEqual({ value: { src: '/mint.jpg' }, problems: [] });
});

test('a picture can have dimensions and an alternative text', () => {
  const given = { SRC: '/mint.jpg', WIDTH: '800', HEIGHT: 600, ALT: 'A mint leaf' };

  expect(read(picture(OWN_MEDIA), given)).toEqual({
    value: { src: '/mint.jpg', width: 800, height: 600, alt: 'A mint leaf' },
    problems: [],
  });
});

test('a picture with an unsafe address is reported', () => {
  expect(read(picture(OWN_MEDIA), 'https://evil.example/mint.jpg')).toEqual({
    value: undefined,
    problems: [
      {
        path: '$.value',
        expected: 'a path, or an address on an allowed domain',
        found: '"https://evil.example/mint.jpg"',
        action: 'left out',
      },
    ],
  });
});

test('if SRC of a picture object is an unsafe address, the problem has the document path of SRC', () => {
  expect(read(picture(OWN_MEDIA), { SRC: 'javascript:alert(1)', WIDTH: 800 })).toMatchObject({
    value: undefined,
    problems: [{ path: '$.value.SRC', found: '"javascript:alert(1)"' }],
  });
});

test('an invalid dimension is omitted, and the picture stays', () => {
  expect(read(picture(OWN_MEDIA), { SRC: '/mint.jpg', WIDTH: 'wide', HEIGHT: 600 })).toMatchObject({
    value: { src: '/mint.jpg', width: undefined, height: 600 },
    problems: [{ path: '$.value.WIDTH', found: '"wide"' }],
  });
});

test('if a number stands in the place of a picture, a problem is reported', () => {
  expect(read(picture(OWN_MEDIA), 42)).toMatchObject({ value: undefined, problems: [{ path: '$.value' }] });
});

test.each([[null], [''], [[]], [false], [undefined], [{ SRC: '' }], [{ SRC: null, ALT: 'none' }]])(
  'the picture %j counts as missing',
  (value) => {
    expect(read(picture(OWN_MEDIA), value)).toEqual({ value: undefined, problems: [] });
  },
);

test.each([
  ['/film.mp4', 'video/mp4'],
  ['/film.webm', 'video/webm'],
  ['/film.MP4?v=2', 'video/mp4'],
])('the type of the film %s is derived from its extension', (address, type) => {
  expect(read(film(OWN_MEDIA), address).value?.type).toBe(type);
});

test('a film with an unknown extension has no type', () => {
  expect(read(film(OWN_MEDIA), '/film').value).toEqual({ src: '/film', type: undefined });
});

test.each(['https://name@cdn.example/a.jpg', 'https://:word@cdn.example/a.jpg'])(
  'an address with a user name or password is refused: %s',
  (address) => {
    expect(mediaAddress(address, CDN)).toBeUndefined();
  },
);

test('spaces and line breaks around an address are removed', () => {
  expect(mediaAddress(' /mint.jpg\n', OWN_MEDIA)).toBe('/mint.jpg');
});

test('a path can contain a colon', () => {
  expect(mediaAddress('/10:30.jpg', OWN_MEDIA)).toBe('/10:30.jpg');
});

test('an unsafe or invalid address is refused', () => {
  expect(mediaAddress(' //evil.example/mint.jpg', CDN)).toBeUndefined();
  expect(mediaAddress('https://[/mint.jpg', CDN)).toBeUndefined();
  expect(mediaAddress('svg+xml://pictures.example/mint.jpg', CDN)).toBeUndefined();
});

test.each([[null], [''], [[]], [undefined]])('the film %j counts as missing', (value) => {
  expect(read(film(OWN_MEDIA), value)).toEqual({ value: undefined, problems: [] });
});
