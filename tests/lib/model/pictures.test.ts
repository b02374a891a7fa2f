import { PHASE_PRODUCTION_SERVER } from 'next/constants';

import { forDenseScreens, pictureSources, tileSizes, windowSizes } from '@/lib/model/pictures';
import nextConfig from '@/next.config.mjs';

const widthsOf = (srcSet: string | undefined) =>
  [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('a picture comes in every width up to that of its slot', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 640).srcSet)).toEqual([160, 320, 480, 640]);
});

test('a picture is never made wider than it is', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 1920, 500).srcSet)).toEqual([160, 320, 480]);
});

test('a picture that is smaller than the smallest width still comes', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 640, 100).srcSet)).toEqual([160]);
});

test('browsers that know no widths get the widest that fits', () => {
  expect(pictureSources('/mint.jpg', 640).src).toBe('/_next/image?url=%2Fmint.jpg&w=640&q=70');
});

test('a picture of this site comes in the widths that were made at build', () => {
  const prepared = { name: 'mint-0a1b2c3d', widths: [160, 320, 480, 640, 828] };

  expect(pictureSources('/upload/mint.jpg', 480, undefined, prepared)).toEqual({
    src: '/pictures/mint-0a1b2c3d-480',
    srcSet:
      '/pictures/mint-0a1b2c3d-160 160w, /pictures/mint-0a1b2c3d-320 320w, /pictures/mint-0a1b2c3d-480 480w',
  });
});

test('an address within the address is escaped', () => {
  expect(pictureSources('https://cdn.example/mint.jpg?a=1&w=9', 160).src).toBe(
    '/_next/image?url=https%3A%2F%2Fcdn.example%2Fmint.jpg%3Fa%3D1%26w%3D9&w=160&q=70',
  );
});

test('a query on a picture of this site makes no other picture of it', () => {
  expect(pictureSources('/mint.jpg?v=2', 160)).toEqual(pictureSources('/mint.jpg', 160));
});

test('a drawing is sent as it is', () => {
  expect(pictureSources('/mint.svg', 640)).toEqual({ src: '/mint.svg' });
});

test('a drawing with a query is sent as it is', () => {
  expect(pictureSources('/mint.SVG?v=2', 640)).toEqual({ src: '/mint.SVG?v=2' });
});

test('the framework makes every width and quality that pages ask for', () => {
  const { imageSizes = [], deviceSizes = [], qualities } = nextConfig(PHASE_PRODUCTION_SERVER).images ?? {};

  expect(widthsOf(pictureSources('/mint.jpg', 1920).srcSet)).toEqual([...imageSizes, ...deviceSizes]);
  expect(qualities).toEqual([70]);
});

test('a tile says how wide it is at each breakpoint', () => {
  expect(tileSizes({ xs: 12, sm: 6, md: 4, lg: 3 }, 0.5)).toBe(
    '(min-width: 1280px) 12vw, (min-width: 960px) 15vw, (min-width: 600px) 23vw, 46vw',
  );
});

test('a phone with three pixels to one takes pictures for two', () => {
  expect(forDenseScreens('(min-width: 960px) 30vw, 90vw')).toBe(
    '(min-resolution: 2.5dppx) and (max-width: 599.98px) calc(90vw * 2 / 3), (min-width: 960px) 30vw, 90vw',
  );
});

test('a picture that fills the window is as wide as the window’s height asks for', () => {
  expect(windowSizes(1600, 900)).toBe('max(100vw, 178vh)');
  expect(windowSizes(undefined, undefined)).toBe('100vw');
});

test('the framework brings pictures from the origins that the environment names, and from no others', () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    MEDIA_BASE_URL: 'https://cdn.example/shop',
    MEDIA_ORIGINS: 'http://localhost:81',
  });
  const { remotePatterns, dangerouslyAllowLocalIP } = nextConfig(PHASE_PRODUCTION_SERVER).images ?? {};
  process.env = before;

  expect(remotePatterns).toEqual([
    { protocol: 'https', hostname: 'cdn.example', port: '', pathname: '/**' },
    { protocol: 'http', hostname: 'localhost', port: '81', pathname: '/**' },
  ]);
  expect(dangerouslyAllowLocalIP).toBe(true);
  expect(nextConfig(PHASE_PRODUCTION_SERVER).images?.remotePatterns).toEqual([]);
});

test('a picture that is exactly as wide as a variant comes in that width too', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 1920, 480).srcSet)).toEqual([160, 320, 480]);
});

test.each(['/upload/x/../my%20mint.jpg', '/upload/my mint.jpg', '/%75pload/my%20mint.jpg?v=2#top'])(
  'a picture of this site has one name, however the content writes it: %s',
  (given) => {
    expect(pictureSources(given, 160).src).toBe('/_next/image?url=%2Fupload%2Fmy%2520mint.jpg&w=160&q=70');
  },
);

test('what stands after a # on another’s picture is not asked for', () => {
  expect(pictureSources('https://cdn.example/mint.jpg#top', 160)).toEqual(
    pictureSources('https://cdn.example/mint.jpg', 160),
  );
});
