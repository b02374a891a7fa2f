import { readEnvironment } from '@/lib/platform/environment';
import { commonHeaders, contentPolicy } from '@/lib/server/security-headers';

type Settings = Record<string, string>;

const policyOf = (settings: Settings = {}, hashes: string[] = []) =>
  contentPolicy(hashes, readEnvironment({ MAP_STYLE_URL: '/style.json', ...settings }));
const directive = (name: string, settings?: Settings, hashes?: string[]) =>
  policyOf(settings, hashes)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('only files of this site and known inline scripts can run, and eval is forbidden', () => {
  expect(directive('script-src')).toBe("'self'");
  expect(directive('script-src', {}, ["'sha256-abc='"])).toBe("'self' 'sha256-abc='");
  expect(policyOf()).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
});

test('pictures and films can come from this site and the media origins', () => {
  const settings = { MEDIA_BASE_URL: 'https://media.example/shop', MEDIA_ORIGINS: 'https://cdn.example' };

  expect(directive('media-src')).toBe("'self'");
  expect(directive('media-src', settings)).toBe("'self' https://media.example https://cdn.example");
  expect(directive('img-src', settings)).toBe("'self' data: blob: https://media.example https://cdn.example");
});

test('the map can load data from the origin of MAP_STYLE_URL and from MAP_ORIGINS', () => {
  const settings = {
    MAP_STYLE_URL: 'https://map.example/style.json?key=1',
    MAP_ORIGINS: 'https://tiles.example',
  };

  expect(directive('connect-src')).toBe("'self'");
  expect(directive('connect-src', settings)).toBe("'self' https://map.example https://tiles.example");
  expect(directive('worker-src', settings)).toBe("'self'");
  expect(directive('media-src', settings)).toBe("'self'");
});

test('with FRAME_ANCESTORS, only this site and the listed origins can embed the site in a frame', () => {
  expect(directive('frame-ancestors', { FRAME_ANCESTORS: 'https://cms.example' })).toBe(
    "'self' https://cms.example",
  );
});

test('HTTPS is enforced only if SITE_URL uses https', () => {
  const secure = readEnvironment({ SITE_URL: 'https://quatorze.example' });
  const plain = readEnvironment({ SITE_URL: 'http://quatorze.example' });

  expect(commonHeaders(secure)['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(commonHeaders(plain)).not.toHaveProperty('strict-transport-security');
  expect(contentPolicy([], secure)).toContain('upgrade-insecure-requests');
  expect(contentPolicy([], plain)).not.toContain('upgrade-insecure-requests');
});

test('with local media and a local map, the content security policy allows no external origin', () => {
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

test('the content security policy lists a repeated origin once', () => {
  const settings = {
    MEDIA_BASE_URL: 'https://cdn.example/shop',
    MEDIA_ORIGINS: 'https://cdn.example',
    MAP_STYLE_URL: 'https://map.example/style.json',
    MAP_ORIGINS: 'https://map.example',
  };

  expect(directive('media-src', settings)).toBe("'self' https://cdn.example");
  expect(directive('connect-src', settings)).toBe("'self' https://map.example");
});

test('without SITE_URL, the common headers forbid scripts and embedding in frames, and do not enforce HTTPS', () => {
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
