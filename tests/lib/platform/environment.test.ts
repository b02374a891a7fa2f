import path from 'node:path';

import { environment, EnvironmentError, readEnvironment } from '@/lib/platform/environment';

function faultsOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
}

test('every setting is optional', () => {
  expect(faultsOf({})).toEqual([]);
});

test('CONTENT_SOURCE defaults to the documents in the repository', () => {
  expect(readEnvironment({}).contentSource).toBe('content/{deployment}.json');
});

test('CONTENT_SOURCE can be a URL', () => {
  const address = 'https://cms.example/{deployment}.json?draft=1';

  expect(readEnvironment({ CONTENT_SOURCE: address }).contentSource).toBe(address);
});

test('CONTENT_SOURCE can be an absolute path', () => {
  expect(readEnvironment({ CONTENT_SOURCE: '/srv/{deployment}.json' }).contentSource).toBe(
    '/srv/{deployment}.json',
  );
});

test('CONTENT_SOURCE must not contain a password, and the error message does not repeat the password', () => {
  const faults = faultsOf({ CONTENT_SOURCE: 'https://editor:hunter22@cms.example/{deployment}.json' });

  expect(faults).toEqual([expect.stringMatching(/^CONTENT_SOURCE (?!.*hunter22)/)]);
});

test('CONTENT_DEPLOYMENT defaults to live', () => {
  expect(readEnvironment({}).contentDeployment).toBe('live');
});

test('CONTENT_DEPLOYMENT accepts any valid deployment name', () => {
  expect(readEnvironment({ CONTENT_DEPLOYMENT: 'autumn-2' }).contentDeployment).toBe('autumn-2');
});

test('CONTENT_TOKEN has no default', () => {
  expect(readEnvironment({}).contentToken).toBeUndefined();
});

test('CONTENT_TOKEN is used unchanged', () => {
  expect(readEnvironment({ CONTENT_TOKEN: 'abc.def' }).contentToken).toBe('abc.def');
});

test('CONTENT_TOKEN must be valid in an HTTP header, and the error message does not repeat the token', () => {
  expect(faultsOf({ CONTENT_TOKEN: 'abc\ndef' })).toEqual([
    'CONTENT_TOKEN must consist of printable ASCII characters without spaces',
  ]);
});

test('CONTENT_REVALIDATE_SECONDS defaults to 300', () => {
  expect(readEnvironment({}).revalidateSeconds).toBe(300);
});

test('CONTENT_REVALIDATE_SECONDS can be at most one day', () => {
  expect(readEnvironment({ CONTENT_REVALIDATE_SECONDS: '86400' }).revalidateSeconds).toBe(86_400);
});

test.each(['0', '86401'])('CONTENT_REVALIDATE_SECONDS must not be %s', (seconds) => {
  expect(faultsOf({ CONTENT_REVALIDATE_SECONDS: seconds })).toEqual([
    `CONTENT_REVALIDATE_SECONDS must be from 1 to 86400; it is "${seconds}"`,
  ]);
});

test('previews are disabled unless PREVIEW_SECRET is set', () => {
  expect(readEnvironment({}).previewSecret).toBeUndefined();
});

test('a PREVIEW_SECRET that is long enough is accepted', () => {
  expect(readEnvironment({ PREVIEW_SECRET: 'long enough' }).previewSecret).toBe('long enough');
});

test('a short PREVIEW_SECRET is refused, and the error message does not repeat the secret', () => {
  expect(faultsOf({ PREVIEW_SECRET: 'short' })).toEqual(['PREVIEW_SECRET must have at least 8 characters']);
});

test('publishing is disabled unless REVALIDATE_SECRET is set', () => {
  expect(readEnvironment({}).revalidateSecret).toBeUndefined();
});

test('REVALIDATE_SECRET is used unchanged', () => {
  expect(readEnvironment({ REVALIDATE_SECRET: 'long enough' }).revalidateSecret).toBe('long enough');
});

test('a short REVALIDATE_SECRET is refused, and the error message does not repeat the secret', () => {
  expect(faultsOf({ REVALIDATE_SECRET: 'short' })).toEqual([
    'REVALIDATE_SECRET must have at least 8 characters',
  ]);
});

test('SITE_URL has no default', () => {
  expect(readEnvironment({}).siteUrl).toBeUndefined();
});

test('SITE_URL sets the public address of the site', () => {
  expect(readEnvironment({ SITE_URL: 'https://quatorze.example' }).siteUrl).toBe('https://quatorze.example');
});

test('SITE_URL can end with a slash', () => {
  expect(faultsOf({ SITE_URL: 'https://quatorze.example/' })).toEqual([]);
});

test('SHOP_URL has no default', () => {
  expect(readEnvironment({}).shopUrl).toBeUndefined();
});

test('SHOP_URL sets the address of an external shop', () => {
  expect(readEnvironment({ SHOP_URL: 'https://shop.example/fr' }).shopUrl).toBe('https://shop.example/fr');
});

test('SHOP_URL must not contain {locale} if LOCALES is not set', () => {
  const SHOP_URL = 'https://{locale}.shop.example/{locale}';

  expect(readEnvironment({ SHOP_URL, LOCALES: 'en,fr' }).shopUrl).toBe(SHOP_URL);
  expect(faultsOf({ SHOP_URL })).toEqual([
    `SHOP_URL contains {locale}, so LOCALES must name the languages; it is "${SHOP_URL}"`,
  ]);
});

test('pictures are read from public/ unless MEDIA_BASE_URL is set', () => {
  expect(readEnvironment({}).media).toEqual({ baseUrl: undefined, origins: [] });
});

test('MEDIA_BASE_URL sets the address of the pictures', () => {
  expect(readEnvironment({ MEDIA_BASE_URL: 'https://cdn.example/shop' }).media.baseUrl).toBe(
    'https://cdn.example/shop',
  );
});

test('MEDIA_ORIGINS is a list separated by commas or spaces', () => {
  for (const separator of [',', ' ', ', ']) {
    const MEDIA_ORIGINS = ['https://one.example', 'https://two.example:8443'].join(separator);

    expect(readEnvironment({ MEDIA_ORIGINS }).media.origins).toEqual([
      'https://one.example',
      'https://two.example:8443',
    ]);
  }
});

test('MEDIA_ORIGINS are normalised in the same way as in browsers', () => {
  expect(readEnvironment({ MEDIA_ORIGINS: 'HTTPS://One.Example:443/' }).media.origins).toEqual([
    'https://one.example',
  ]);
});

test('MAP_STYLE_URL defaults to the OpenFreeMap style positron', () => {
  expect(readEnvironment({}).map.styleUrl).toBe('https://tiles.openfreemap.org/styles/positron');
});

test.each(['https://maps.example/style.json', '/style.json'])(
  'MAP_STYLE_URL can be the address or path %s',
  (MAP_STYLE_URL) => {
    expect(readEnvironment({ MAP_STYLE_URL }).map.styleUrl).toBe(MAP_STYLE_URL);
  },
);

test('FRAME_ANCESTORS is empty by default, and can contain only origins', () => {
  expect(readEnvironment({}).frameAncestors).toEqual([]);
  expect(readEnvironment({ FRAME_ANCESTORS: 'https://cms.example' }).frameAncestors).toEqual([
    'https://cms.example',
  ]);
  expect(faultsOf({ FRAME_ANCESTORS: '*' })).toEqual([
    'FRAME_ANCESTORS must be an origin without a wildcard, such as https://cdn.example; it is "*"',
  ]);
});

test('MAP_ORIGINS is empty by default', () => {
  expect(readEnvironment({}).map.origins).toEqual([]);
});

test('MAP_ORIGINS lists additional map origins', () => {
  expect(readEnvironment({ MAP_ORIGINS: 'https://tiles.example' }).map.origins).toEqual([
    'https://tiles.example',
  ]);
});

test('MAP_LOAD defaults to `near`, so the map loads when the map is near the viewport', () => {
  expect(readEnvironment({}).map.load).toBe('near');
});

test('MAP_LOAD can be `click`', () => {
  expect(readEnvironment({ MAP_LOAD: 'click' }).map.load).toBe('click');
});

test('a relative CACHE_DIR is resolved from the project root', () => {
  expect(readEnvironment({ CACHE_DIR: 'kept' }).cacheDir).toBe(path.resolve('kept'));
});

test('an absolute CACHE_DIR is used unchanged', () => {
  expect(readEnvironment({ CACHE_DIR: '/var/cache/quatorze' }).cacheDir).toBe('/var/cache/quatorze');
});

test('PORT defaults to 3000', () => {
  expect(readEnvironment({}).port).toBe(3000);
});

test('PORT sets the port', () => {
  expect(readEnvironment({ PORT: '8080' }).port).toBe(8080);
});

test('the server listens on all interfaces unless HOSTNAME is set', () => {
  expect(readEnvironment({}).hostname).toBeUndefined();
});

test('HOSTNAME sets the network interface', () => {
  expect(readEnvironment({ HOSTNAME: '127.0.0.1' }).hostname).toBe('127.0.0.1');
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ PORT: '', CONTENT_DEPLOYMENT: '  ', PREVIEW_SECRET: '' })).toEqual(
    readEnvironment({}),
  );
});

test('spaces around a value are ignored', () => {
  expect(readEnvironment({ PORT: ' 8080 ' }).port).toBe(8080);
});

test('variables of other programs are ignored', () => {
  expect(faultsOf({ PATH: '/usr/bin', TERM: 'xterm' })).toEqual([]);
});

test('metrics are disabled unless METRICS_TOKEN is set', () => {
  expect(readEnvironment({}).metricsToken).toBeUndefined();
  expect(readEnvironment({ METRICS_TOKEN: 'prometheus-token' }).metricsToken).toBe('prometheus-token');
});

test('a short METRICS_TOKEN is refused, and the error message does not repeat the token', () => {
  expect(faultsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN must have at least 8 characters']);
});

test.each([
  [undefined, 0],
  ['off', 0],
  ['on', 1],
  ['10%', 0.1],
])('with VITALS=%s, the share of measured visits is %d', (VITALS, share) => {
  expect(readEnvironment({ VITALS, METRICS_TOKEN: 'prometheus-token' }).vitalsShare).toBe(share);
});

test.each(['yes', '0%', '110%', '0.5'])('VITALS=%s is refused', (VITALS) => {
  expect(faultsOf({ VITALS, METRICS_TOKEN: 'prometheus-token' })).toEqual([
    `VITALS must be on, off or a share of the visits from 1% to 99%; it is "${VITALS}"`,
  ]);
});

test('VITALS without METRICS_TOKEN is refused, because nobody could read the measurements', () => {
  expect(faultsOf({ VITALS: 'on' })).toEqual([
    'VITALS needs METRICS_TOKEN, which opens /api/metrics; it is "on"',
  ]);
});

test('REDIS_URL can contain a password', () => {
  expect(readEnvironment({ REDIS_URL: 'redis://:hunter22@cache:6379/1' }).redisUrl).toBe(
    'redis://:hunter22@cache:6379/1',
  );
});

test.each([
  'redis://ada:hun/ter22@cache:6379',
  'redis://ada:hun@ter22@cache:6379',
  'redis:ada:hunter22@cache:6379',
  'ada:hunter22@cache:6379',
])('the error message about REDIS_URL=%s does not repeat the password', (REDIS_URL) => {
  expect(faultsOf({ REDIS_URL }).join()).not.toMatch(/hun|ter22/);
});

test.each(['localhost:6379', 'http://cache', 'redis:', 'redis://'])(
  'REDIS_URL=%s is refused',
  (REDIS_URL) => {
    expect(faultsOf({ REDIS_URL })).toEqual([
      `REDIS_URL must be a Redis address, such as redis://localhost:6379; it is "${REDIS_URL}"`,
    ]);
  },
);

test.each<[name: string, value: string, message: RegExp]>([
  ['CONTENT_SOURCE', 'content/live.json', /\{deployment\}/],
  ['CONTENT_SOURCE', 'ftp://content.example/{deployment}.json', /file path or an http\(s\) address/],
  ['CONTENT_DEPLOYMENT', '../secrets', /deployment name/],
  ['CONTENT_TOKEN', 'two words', /spaces/],
  ['CONTENT_REVALIDATE_SECONDS', '1.5', /whole number/],
  ['REVALIDATE_SECRET', 'ada:first-secret,bob:short', /name:secret for each/],
  ['SITE_URL', 'quatorze.example', /http\(s\) address/],
  ['SITE_URL', 'javascript:alert(1)', /http\(s\) address/],
  ['SITE_URL', 'https://quatorze.example/fr', /without a path/],
  ['SITE_URL', 'https://quatorze.example/?page=1', /a query/],
  ['SITE_URL', 'https://quatorze.example/#stores', /or a #/],
  ['SHOP_URL', 'https://shop.example/#fr', /neither a query nor a #/],
  ['SHOP_URL', '/boutique', /http\(s\) address/],
  ['SHOP_URL', 'ftp://shop.example', /http\(s\) address/],
  ['MEDIA_BASE_URL', 'cdn.example', /http\(s\) address/],
  ['MEDIA_ORIGINS', 'https://cdn.example https://cdn.example/folder', /origin/],
  ['MEDIA_ORIGINS', 'cdn.example', /origin/],
  ['MEDIA_ORIGINS', 'https://*.cdn.example', /without a wildcard/],
  ['FRAME_ANCESTORS', 'https://*.cms.example', /without a wildcard/],
  ['MAP_STYLE_URL', 'style.json', /path/],
  ['MAP_STYLE_URL', '//tiles.example/style.json', /path/],
  ['MAP_ORIGINS', 'tiles.example', /origin/],
  ['MAP_LOAD', 'never', /near or click/],
  ['PORT', 'http', /whole number/],
  ['PORT', '65536', /65535/],
])(
  'the invalid setting %s=%j gives one message, which begins with the name of the variable',
  (name, value, message) => {
    const faults = faultsOf({ [name]: value });

    expect(faults).toEqual([expect.stringMatching(message)]);
    expect(faults[0]).toMatch(new RegExp(`^${name} `));
  },
);

test('CONTENT_SOURCE and SITE_URL can use http for internal addresses', () => {
  const CONTENT_SOURCE = 'http://cms.internal:8080/{deployment}.json';

  expect(readEnvironment({ CONTENT_SOURCE, SITE_URL: 'http://localhost:3000' })).toMatchObject({
    contentSource: CONTENT_SOURCE,
    siteUrl: 'http://localhost:3000',
  });
});

test.each([
  [{ SITE_URL: 'https://quatorze.example' }, true],
  [{ SITE_URL: 'http://quatorze.example' }, false],
  [{}, false],
])('isSecure is true only if SITE_URL uses https: %j', (variables, isSecure) => {
  expect(readEnvironment(variables).isSecure).toBe(isSecure);
});

test('CONTENT_REVALIDATE_SECONDS=off disables the regular checks of the content source', () => {
  expect(readEnvironment({ CONTENT_REVALIDATE_SECONDS: 'off' }).revalidateSeconds).toBeNull();
});

test('REVALIDATE_SECRET can list one secret per publisher', () => {
  const REVALIDATE_SECRET = 'ada:first-secret,bob:second-secret';

  expect(readEnvironment({ REVALIDATE_SECRET }).revalidateSecret).toBe(REVALIDATE_SECRET);
});

test('PORT=0 lets the system choose the port', () => {
  expect(readEnvironment({ PORT: '0' }).port).toBe(0);
});

test('CONTENT_SOURCE needs no {locale} if there is only one language', () => {
  const CONTENT_SOURCE = 'https://cms.example/{deployment}';

  expect(readEnvironment({ CONTENT_SOURCE, LOCALES: 'fr' }).contentSource).toBe(CONTENT_SOURCE);
});

test('all invalid settings are reported together, one per line, without user names or passwords', () => {
  expect(() => readEnvironment({ REDIS_URL: 'http://ada:hunter22@cache', PORT: 'http' })).toThrow(
    [
      'REDIS_URL must be a Redis address, such as redis://localhost:6379; it is "http://…@cache"',
      'PORT must be a whole number; it is "http"',
    ].join('\n'),
  );
});

test('a variable with the value `undefined` counts as unset', () => {
  expect(readEnvironment({ PORT: undefined })).toEqual(readEnvironment({}));
});

test('the environment is read once per process', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '8080' });
  const first = environment();
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '8081' });

  expect(first.port).toBe(8080);
  expect(environment()).toBe(first);
});
