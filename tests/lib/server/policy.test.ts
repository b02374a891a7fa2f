import { readEnvironment } from '@/lib/platform/environment';
import { commonHeaders, contentPolicy } from '@/lib/server/policy';

type Settings = Record<string, string>;

const policyOf = (settings: Settings = {}, hashes: string[] = []) =>
  contentPolicy(hashes, readEnvironment({ MAP_STYLE_URL: '/style.json', ...settings }));
const directive = (name: string, settings?: Settings, hashes?: string[]) =>
  policyOf(settings, hashes)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('nothing is allowed that is not named', () => {
  expect(directive('default-src')).toBe("'none'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(name)).toBe("'none'");
});

test('scripts are this site’s own files and the inline ones of the page, and nothing is made from text', () => {
  expect(directive('script-src')).toBe("'self'");
  expect(directive('script-src', {}, ["'sha256-abc='"])).toBe("'self' 'sha256-abc='");
  expect(policyOf()).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
});

test('styles are this site’s own files; only in attributes they may stand inline', () => {
  expect(directive('style-src')).toBe("'self'");
  expect(directive('style-src-attr')).toBe("'unsafe-inline'");
});

test('what is no page runs nothing and is in a sandbox, also when it is opened by itself', () => {
  const policy = commonHeaders(readEnvironment({}))['content-security-policy']?.split('; ');

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
});

test('pictures and films come from this site and the media origins', () => {
  const settings = { MEDIA_BASE_URL: 'https://media.example/shop', MEDIA_ORIGINS: 'https://cdn.example' };

  expect(directive('media-src')).toBe("'self'");
  expect(directive('media-src', settings)).toBe("'self' https://media.example https://cdn.example");
  expect(directive('img-src', settings)).toBe("'self' data: blob: https://media.example https://cdn.example");
});

test('what the map asks for comes from its style’s origin and the map origins', () => {
  const settings = {
    MAP_STYLE_URL: 'https://map.example/style.json?key=1',
    MAP_ORIGINS: 'https://tiles.example',
  };

  expect(directive('connect-src')).toBe("'self'");
  expect(directive('connect-src', settings)).toBe("'self' https://map.example https://tiles.example");
  expect(directive('worker-src', settings)).toBe("'self'");
  expect(directive('media-src', settings)).toBe("'self'");
});

test('only the editing tools that are named may show the site in a frame', () => {
  expect(directive('frame-ancestors', { FRAME_ANCESTORS: 'https://cms.example' })).toBe(
    "'self' https://cms.example",
  );
});

test('behind TLS browsers are told to stay there, and only there', () => {
  const secure = readEnvironment({ SITE_URL: 'https://quatorze.example' });
  const plain = readEnvironment({ SITE_URL: 'http://quatorze.example' });

  expect(commonHeaders(secure)['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(commonHeaders(plain)).not.toHaveProperty('strict-transport-security');
  expect(contentPolicy([], secure)).toContain('upgrade-insecure-requests');
  expect(contentPolicy([], plain)).not.toContain('upgrade-insecure-requests');
});

test('the whole policy of a page whose media and map are this site’s own', () => {
  expect(policyOf({}, ["'sha256-abc='"]).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('an origin that is named twice stands in the policy once', () => {
  const settings = {
    MEDIA_BASE_URL: 'https://cdn.example/shop',
    MEDIA_ORIGINS: 'https://cdn.example',
    MAP_STYLE_URL: 'https://map.example/style.json',
    MAP_ORIGINS: 'https://map.example',
  };

  expect(directive('media-src', settings)).toBe("'self' https://cdn.example");
  expect(directive('connect-src', settings)).toBe("'self' https://map.example");
});

test('every answer carries these headers and no other', () => {
  expect(commonHeaders(readEnvironment({}))).toEqual({
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
