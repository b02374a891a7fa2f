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

test('a server needs no setting at all', () => {
  expect(faultsOf({})).toEqual([]);
});

test('content comes from the repository unless CONTENT_SOURCE says otherwise', () => {
  expect(readEnvironment({}).contentSource).toBe('content/{deployment}.json');
});

test('CONTENT_SOURCE may be an address', () => {
  const address = 'https://cms.example/{deployment}.json?draft=1';

  expect(readEnvironment({ CONTENT_SOURCE: address }).contentSource).toBe(address);
});

test('CONTENT_SOURCE may be an absolute path', () => {
  expect(readEnvironment({ CONTENT_SOURCE: '/srv/{deployment}.json' }).contentSource).toBe(
    '/srv/{deployment}.json',
  );
});

test('CONTENT_SOURCE without a place for the deployment is a fault', () => {
  expect(faultsOf({ CONTENT_SOURCE: 'content/live.json' })).toEqual([
    'CONTENT_SOURCE must contain {deployment}; it is "content/live.json"',
  ]);
});

test('CONTENT_SOURCE of another protocol is a fault', () => {
  expect(faultsOf({ CONTENT_SOURCE: 'ftp://cms.example/{deployment}.json' })).toEqual([
    'CONTENT_SOURCE must be a file path or an http(s) address without a password; it is "ftp://cms.example/{deployment}.json"',
  ]);
});

test('a password in CONTENT_SOURCE is a fault, and is not told', () => {
  const faults = faultsOf({ CONTENT_SOURCE: 'https://editor:hunter22@cms.example/{deployment}.json' });

  expect(faults).toEqual([expect.stringMatching(/^CONTENT_SOURCE (?!.*hunter22)/)]);
});

test('the public deployment is live unless CONTENT_DEPLOYMENT says otherwise', () => {
  expect(readEnvironment({}).contentDeployment).toBe('live');
});

test('CONTENT_DEPLOYMENT may be any deployment name', () => {
  expect(readEnvironment({ CONTENT_DEPLOYMENT: 'autumn-2' }).contentDeployment).toBe('autumn-2');
});

test('CONTENT_DEPLOYMENT that is no deployment name is a fault', () => {
  expect(faultsOf({ CONTENT_DEPLOYMENT: '../secret' })).toEqual([
    'CONTENT_DEPLOYMENT must be a deployment name: a-z, 0-9 and -, 64 characters at most; it is "../secret"',
  ]);
});

test('no token is sent unless CONTENT_TOKEN is set', () => {
  expect(readEnvironment({}).contentToken).toBeUndefined();
});

test('CONTENT_TOKEN is taken as it is', () => {
  expect(readEnvironment({ CONTENT_TOKEN: 'abc.def' }).contentToken).toBe('abc.def');
});

test('CONTENT_TOKEN that cannot stand in a header is a fault, and is not told', () => {
  expect(faultsOf({ CONTENT_TOKEN: 'abc\ndef' })).toEqual(['CONTENT_TOKEN must be printable without spaces']);
});

test('content is refreshed every 300 seconds unless CONTENT_REVALIDATE_SECONDS says otherwise', () => {
  expect(readEnvironment({}).revalidateSeconds).toBe(300);
});

test('CONTENT_REVALIDATE_SECONDS may be any whole number of seconds up to a day', () => {
  expect(readEnvironment({ CONTENT_REVALIDATE_SECONDS: '86400' }).revalidateSeconds).toBe(86_400);
});

test('CONTENT_REVALIDATE_SECONDS of 0 is a fault', () => {
  expect(faultsOf({ CONTENT_REVALIDATE_SECONDS: '0' })).toEqual([
    'CONTENT_REVALIDATE_SECONDS must be from 1 to 86400; it is "0"',
  ]);
});

test('CONTENT_REVALIDATE_SECONDS that is no number is a fault', () => {
  expect(faultsOf({ CONTENT_REVALIDATE_SECONDS: '5m' })).toEqual([
    'CONTENT_REVALIDATE_SECONDS must be a whole number; it is "5m"',
  ]);
});

test('previews are closed unless PREVIEW_SECRET is set', () => {
  expect(readEnvironment({}).previewSecret).toBeUndefined();
});

test('PREVIEW_SECRET is taken as it is', () => {
  expect(readEnvironment({ PREVIEW_SECRET: 'long enough' }).previewSecret).toBe('long enough');
});

test('a PREVIEW_SECRET that is too short is a fault, and is not told', () => {
  expect(faultsOf({ PREVIEW_SECRET: 'short' })).toEqual(['PREVIEW_SECRET must have at least 8 characters']);
});

test('publishing is closed unless REVALIDATE_SECRET is set', () => {
  expect(readEnvironment({}).revalidateSecret).toBeUndefined();
});

test('REVALIDATE_SECRET is taken as it is', () => {
  expect(readEnvironment({ REVALIDATE_SECRET: 'long enough' }).revalidateSecret).toBe('long enough');
});

test('a REVALIDATE_SECRET that is too short is a fault, and is not told', () => {
  expect(faultsOf({ REVALIDATE_SECRET: 'short' })).toEqual([
    'REVALIDATE_SECRET must have at least 8 characters',
  ]);
});

test('the site has no address of its own unless SITE_URL is set', () => {
  expect(readEnvironment({}).siteUrl).toBeUndefined();
});

test('SITE_URL is the address of the site', () => {
  expect(readEnvironment({ SITE_URL: 'https://quatorze.example' }).siteUrl).toBe('https://quatorze.example');
});

test('SITE_URL without a protocol is a fault', () => {
  expect(faultsOf({ SITE_URL: 'quatorze.example' })).toEqual([
    'SITE_URL must be an http(s) address, such as https://shop.example/fr; it is "quatorze.example"',
  ]);
});

test('the project stands in for the shop unless SHOP_URL is set', () => {
  expect(readEnvironment({}).shopUrl).toBeUndefined();
});

test('SHOP_URL is the address of the shop', () => {
  expect(readEnvironment({ SHOP_URL: 'https://shop.example/fr' }).shopUrl).toBe('https://shop.example/fr');
});

test('SHOP_URL that is a path is a fault', () => {
  expect(faultsOf({ SHOP_URL: '/fr' })).toEqual([
    'SHOP_URL must be an http(s) address, such as https://shop.example/fr or, with LOCALES, https://shop.example/{locale}; it is "/fr"',
  ]);
});

test('SHOP_URL may say where the language stands, if LOCALES names the languages', () => {
  const SHOP_URL = 'https://{locale}.shop.example/{locale}';

  expect(readEnvironment({ SHOP_URL, LOCALES: 'en,fr' }).shopUrl).toBe(SHOP_URL);
  expect(faultsOf({ SHOP_URL })).toEqual([
    `SHOP_URL contains {locale}, so LOCALES must name the languages; it is "${SHOP_URL}"`,
  ]);
});

test('SHOP_URL that runs script is a fault', () => {
  expect(faultsOf({ SHOP_URL: 'javascript:alert(1)' })).toHaveLength(1);
});

test('pictures lie in public/ unless MEDIA_BASE_URL says otherwise', () => {
  expect(readEnvironment({}).media).toEqual({ baseUrl: undefined, origins: [] });
});

test('MEDIA_BASE_URL is where pictures lie', () => {
  expect(readEnvironment({ MEDIA_BASE_URL: 'https://cdn.example/shop' }).media.baseUrl).toBe(
    'https://cdn.example/shop',
  );
});

test('MEDIA_BASE_URL that is no address is a fault', () => {
  expect(faultsOf({ MEDIA_BASE_URL: 'cdn' })).toEqual([
    'MEDIA_BASE_URL must be an http(s) address, such as https://shop.example/fr; it is "cdn"',
  ]);
});

test('MEDIA_ORIGINS lists origins with commas or spaces between', () => {
  const { media } = readEnvironment({ MEDIA_ORIGINS: 'https://one.example, https://two.example:8443' });

  expect(media.origins).toEqual(['https://one.example', 'https://two.example:8443']);
});

test('MEDIA_ORIGINS are compared in the form that browsers give them', () => {
  expect(readEnvironment({ MEDIA_ORIGINS: 'HTTPS://One.Example:443/' }).media.origins).toEqual([
    'https://one.example',
  ]);
});

test('an entry of MEDIA_ORIGINS with a path is a fault', () => {
  expect(faultsOf({ MEDIA_ORIGINS: 'https://one.example/pictures' })).toEqual([
    'MEDIA_ORIGINS must be an origin, such as https://cdn.example; it is "https://one.example/pictures"',
  ]);
});

test('the map has the style positron of OpenFreeMap unless MAP_STYLE_URL says otherwise', () => {
  expect(readEnvironment({}).map.styleUrl).toBe('https://tiles.openfreemap.org/styles/positron');
});

test('MAP_STYLE_URL may be an address', () => {
  expect(readEnvironment({ MAP_STYLE_URL: 'https://maps.example/style.json' }).map.styleUrl).toBe(
    'https://maps.example/style.json',
  );
});

test('MAP_STYLE_URL that is neither an address nor a path is a fault', () => {
  expect(faultsOf({ MAP_STYLE_URL: 'positron' })).toEqual([
    'MAP_STYLE_URL must be an http(s) address or a path of this site; it is "positron"',
  ]);
});

test('MAP_STYLE_URL with two slashes in front is a fault', () => {
  expect(faultsOf({ MAP_STYLE_URL: '//maps.example/style.json' })).toHaveLength(1);
});

test('nobody may show the site in a frame unless FRAME_ANCESTORS names them', () => {
  expect(readEnvironment({}).frameAncestors).toEqual([]);
  expect(readEnvironment({ FRAME_ANCESTORS: 'https://cms.example' }).frameAncestors).toEqual([
    'https://cms.example',
  ]);
  expect(faultsOf({ FRAME_ANCESTORS: '*' })).toEqual([
    'FRAME_ANCESTORS must be an origin, such as https://cdn.example; it is "*"',
  ]);
});

test('no map origins are allowed besides those of the style unless MAP_ORIGINS is set', () => {
  expect(readEnvironment({}).map.origins).toEqual([]);
});

test('MAP_ORIGINS lists origins', () => {
  expect(readEnvironment({ MAP_ORIGINS: 'https://tiles.example' }).map.origins).toEqual([
    'https://tiles.example',
  ]);
});

test('an entry of MAP_ORIGINS that is no origin is a fault', () => {
  expect(faultsOf({ MAP_ORIGINS: 'tiles.example' })).toEqual([
    'MAP_ORIGINS must be an origin, such as https://cdn.example; it is "tiles.example"',
  ]);
});

test('the map loads when it comes near unless MAP_LOAD says otherwise', () => {
  expect(readEnvironment({}).map.load).toBe('near');
});

test('MAP_LOAD may ask for a click', () => {
  expect(readEnvironment({ MAP_LOAD: 'click' }).map.load).toBe('click');
});

test('another MAP_LOAD is a fault', () => {
  expect(faultsOf({ MAP_LOAD: 'never' })).toEqual(['MAP_LOAD must be near or click; it is "never"']);
});

test('CACHE_DIR is taken from the root of the project', () => {
  expect(readEnvironment({ CACHE_DIR: 'kept' }).cacheDir).toBe(path.resolve('kept'));
});

test('an absolute CACHE_DIR is taken as it is', () => {
  expect(readEnvironment({ CACHE_DIR: '/var/cache/quatorze' }).cacheDir).toBe('/var/cache/quatorze');
});

test('the server listens on port 3000 unless PORT says otherwise', () => {
  expect(readEnvironment({}).port).toBe(3000);
});

test('PORT is the port', () => {
  expect(readEnvironment({ PORT: '8080' }).port).toBe(8080);
});

test('PORT beyond the last port is a fault', () => {
  expect(faultsOf({ PORT: '65536' })).toEqual(['PORT must be from 0 to 65535; it is "65536"']);
});

test('PORT that is no number is a fault', () => {
  expect(faultsOf({ PORT: 'http' })).toEqual(['PORT must be a whole number; it is "http"']);
});

test('the server listens on all interfaces unless HOSTNAME says otherwise', () => {
  expect(readEnvironment({}).hostname).toBeUndefined();
});

test('HOSTNAME is the interface', () => {
  expect(readEnvironment({ HOSTNAME: '127.0.0.1' }).hostname).toBe('127.0.0.1');
});

test('a variable that is empty counts as unset', () => {
  expect(readEnvironment({ PORT: '', CONTENT_DEPLOYMENT: '  ', PREVIEW_SECRET: '' })).toEqual(
    readEnvironment({}),
  );
});

test('spaces around a value do not count', () => {
  expect(readEnvironment({ PORT: ' 8080 ' }).port).toBe(8080);
});

test('each variable that is wrong has its own message', () => {
  expect(faultsOf({ PORT: 'http', MAP_LOAD: 'never', PREVIEW_SECRET: 'short' })).toEqual([
    expect.stringMatching(/^PREVIEW_SECRET /),
    expect.stringMatching(/^MAP_LOAD /),
    expect.stringMatching(/^PORT /),
  ]);
});

test('variables of other programs are none of our business', () => {
  expect(faultsOf({ PATH: '/usr/bin', TERM: 'xterm' })).toEqual([]);
});

test('there are no metrics unless METRICS_TOKEN is set', () => {
  expect(readEnvironment({}).metricsToken).toBeUndefined();
  expect(readEnvironment({ METRICS_TOKEN: 'prometheus-token' }).metricsToken).toBe('prometheus-token');
});

test('METRICS_TOKEN that is too short is a fault, and is not told', () => {
  expect(faultsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN must have at least 8 characters']);
});

test.each([
  [undefined, 0],
  ['off', 0],
  ['on', 1],
  ['10%', 0.1],
])('with VITALS=%s the share of visits that are measured is %d', (VITALS, share) => {
  expect(readEnvironment({ VITALS, METRICS_TOKEN: 'prometheus-token' }).vitalsShare).toBe(share);
});

test.each(['yes', '0%', '110%', '0.5'])('VITALS=%s is a fault', (VITALS) => {
  expect(faultsOf({ VITALS, METRICS_TOKEN: 'prometheus-token' })).toEqual([
    `VITALS must be on, off or a share of the visits from 1% to 99%; it is "${VITALS}"`,
  ]);
});

test('VITALS without METRICS_TOKEN is a fault, since nobody could read the measurements', () => {
  expect(faultsOf({ VITALS: 'on' })).toEqual([
    'VITALS needs METRICS_TOKEN, which opens /api/metrics; it is "on"',
  ]);
});

test('REDIS_URL may have a password', () => {
  expect(readEnvironment({ REDIS_URL: 'redis://:hunter22@cache:6379/1' }).redisUrl).toBe(
    'redis://:hunter22@cache:6379/1',
  );
});

test.each(['localhost:6379', 'http://cache', 'redis:', 'redis://'])(
  'REDIS_URL %s is no Redis address',
  (REDIS_URL) => {
    expect(faultsOf({ REDIS_URL })).toEqual([
      `REDIS_URL must be a Redis address, such as redis://localhost:6379; it is "${REDIS_URL}"`,
    ]);
  },
);

test('the password of a REDIS_URL that is wrong is not told', () => {
  expect(faultsOf({ REDIS_URL: 'http://:hunter22@cache' })).toEqual([
    expect.stringMatching(/^REDIS_URL (?!.*hunter22)/),
  ]);
});

test.each<[name: string, value: string, message: RegExp]>([
  ['CONTENT_SOURCE', 'content/live.json', /\{deployment\}/],
  ['CONTENT_SOURCE', 'ftp://content.example/{deployment}.json', /file path or an http\(s\) address/],
  ['CONTENT_DEPLOYMENT', 'Live', /deployment name/],
  ['CONTENT_DEPLOYMENT', '../secrets', /deployment name/],
  ['CONTENT_DEPLOYMENT', '-live', /deployment name/],
  ['CONTENT_DEPLOYMENT', 'x'.repeat(65), /deployment name/],
  ['CONTENT_TOKEN', 'two words', /spaces/],
  ['CONTENT_REVALIDATE_SECONDS', '0', /from 1/],
  ['CONTENT_REVALIDATE_SECONDS', '-5', /whole number/],
  ['CONTENT_REVALIDATE_SECONDS', '1.5', /whole number/],
  ['CONTENT_REVALIDATE_SECONDS', 'often', /whole number/],
  ['PREVIEW_SECRET', 'short', /characters/],
  ['REVALIDATE_SECRET', 'short', /characters/],
  ['REVALIDATE_SECRET', 'ada:first-secret,bob:short', /name:secret for each/],
  ['SITE_URL', 'quatorze.example', /http\(s\) address/],
  ['SITE_URL', 'javascript:alert(1)', /http\(s\) address/],
  ['SITE_URL', 'https://quatorze.example/?page=1', /neither a query nor a #/],
  ['SHOP_URL', 'https://shop.example/#fr', /neither a query nor a #/],
  ['SHOP_URL', '/boutique', /http\(s\) address/],
  ['SHOP_URL', 'ftp://shop.example', /http\(s\) address/],
  ['MEDIA_BASE_URL', 'cdn.example', /http\(s\) address/],
  ['MEDIA_ORIGINS', 'https://cdn.example https://cdn.example/folder', /origin/],
  ['MEDIA_ORIGINS', 'cdn.example', /origin/],
  ['MAP_STYLE_URL', 'style.json', /path/],
  ['MAP_STYLE_URL', '//tiles.example/style.json', /path/],
  ['MAP_ORIGINS', 'tiles.example', /origin/],
  ['MAP_LOAD', 'never', /near or click/],
  ['REDIS_URL', 'https://redis.example', /redis/],
  ['PORT', 'http', /whole number/],
  ['PORT', '65536', /65535/],
])('%s=%j is one fault, told in words that begin with the name', (name, value, message) => {
  const faults = faultsOf({ [name]: value });

  expect(faults).toEqual([expect.stringMatching(message)]);
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
});

test('addresses within a network may do without encryption', () => {
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
])('whether visitors come by https is told by SITE_URL: %j', (variables, isSecure) => {
  expect(readEnvironment(variables).isSecure).toBe(isSecure);
});

test('CONTENT_REVALIDATE_SECONDS may be off: the source is asked by publishes alone', () => {
  expect(readEnvironment({ CONTENT_REVALIDATE_SECONDS: 'off' }).revalidateSeconds).toBeNull();
});

test('REVALIDATE_SECRET may name who publishes', () => {
  const REVALIDATE_SECRET = 'ada:first-secret,bob:second-secret';

  expect(readEnvironment({ REVALIDATE_SECRET }).revalidateSecret).toBe(REVALIDATE_SECRET);
});

test('a port that the system chooses is one', () => {
  expect(readEnvironment({ PORT: '0' }).port).toBe(0);
});

test('the content of one language may have a single address', () => {
  const CONTENT_SOURCE = 'https://cms.example/{deployment}';

  expect(readEnvironment({ CONTENT_SOURCE, LOCALES: 'fr' }).contentSource).toBe(CONTENT_SOURCE);
});

test('all that is wrong is told at once, a line each, without names and passwords', () => {
  expect(() => readEnvironment({ REDIS_URL: 'http://ada:hunter22@cache', PORT: 'http' })).toThrow(
    [
      'REDIS_URL must be a Redis address, such as redis://localhost:6379; it is "http://…@cache"',
      'PORT must be a whole number; it is "http"',
    ].join('\n'),
  );
});

test('a variable that is not there is as one that is empty', () => {
  expect(readEnvironment({ PORT: undefined })).toEqual(readEnvironment({}));
});

test('the settings of a process are read once', () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '8080' });
  const first = environment();
  jest.replaceProperty(process, 'env', { ...process.env, PORT: '8081' });

  expect(first.port).toBe(8080);
  expect(environment()).toBe(first);
});
