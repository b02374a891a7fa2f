import { PHASE_PRODUCTION_SERVER } from 'next/constants';

import { forDenseScreens, pictureSources, tileSizes, coverSizes } from '@/lib/model/pictures';
import nextConfig from '@/next.config.mjs';

const widthsOf = (srcSet: string | undefined) =>
  [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('for a place that needs 640 px, `srcset` lists every width up to 640 px', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 640).srcSet)).toEqual([160, 320, 480, 640]);
});

test('a picture is never enlarged', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 1920, 500).srcSet)).toEqual([160, 320, 480]);
});

test('for a picture smaller than the smallest width, `srcset` lists only the smallest width', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 640, 100).srcSet)).toEqual([160]);
});

test('for a place that needs 640 px, browsers without srcset support get the variant of 640 px', () => {
  expect(pictureSources('/mint.jpg', 640).src).toBe('/_next/image?url=%2Fmint.jpg&w=640&q=70');
});

test('for a local picture, `src` and `srcset` contain the addresses of the variants that the build prepared', () => {
  const prepared = { name: 'mint-0a1b2c3d', widths: [160, 320, 480, 640, 828] };

  expect(pictureSources('/upload/mint.jpg', 480, undefined, prepared)).toEqual({
    src: '/pictures/mint-0a1b2c3d-480',
    srcSet:
      '/pictures/mint-0a1b2c3d-160 160w, /pictures/mint-0a1b2c3d-320 320w, /pictures/mint-0a1b2c3d-480 480w',
  });
});

test('the address of the optimiser contains the escaped address of the picture', () => {
  expect(pictureSources('https://cdn.example/mint.jpg?a=1&w=9', 160).src).toBe(
    '/_next/image?url=https%3A%2F%2Fcdn.example%2Fmint.jpg%3Fa%3D1%26w%3D9&w=160&q=70',
  );
});

test('an SVG picture with a query is sent unchanged', () => {
  expect(pictureSources('/mint.SVG?v=2', 640)).toEqual({ src: '/mint.SVG?v=2' });
});

test('the configuration of the framework allows every width and quality that pages use', () => {
  const { imageSizes = [], deviceSizes = [], qualities } = nextConfig(PHASE_PRODUCTION_SERVER).images ?? {};

  expect(widthsOf(pictureSources('/mint.jpg', 1920).srcSet)).toEqual([...imageSizes, ...deviceSizes]);
  expect(qualities).toEqual([70]);
});

test('for a picture of a tile, `sizes` gives a width for each breakpoint', () => {
  expect(tileSizes({ xs: 12, sm: 6, md: 4, lg: 3 }, 0.5)).toBe(
    '(min-width: 1280px) 12vw, (min-width: 960px) 15vw, (min-width: 600px) 23vw, 46vw',
  );
});

test('phones with 3x screens load the pictures for 2x screens', () => {
  expect(forDenseScreens('(min-width: 960px) 30vw, 90vw')).toBe(
    '(min-resolution: 2.5dppx) and (max-width: 599.98px) calc(90vw * 2 / 3), (min-width: 960px) 30vw, 90vw',
  );
});

test('for a picture that covers the window, `sizes` is wide enough for tall windows', () => {
  expect(coverSizes(1600, 900)).toBe(
    '(min-width: 1280px) 111vw, (min-width: 960px) 133vw, (min-width: 600px) 237vw, 391vw',
  );
  expect(coverSizes(900, 1600)).toBe('(min-width: 600px) 100vw, 124vw');
});

test('if a picture that covers the window has no dimensions, its `sizes` is 100vw', () => {
  expect(coverSizes(undefined, undefined)).toBe('100vw');
});

test('the framework optimises pictures only from the configured origins', () => {
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

test('for a picture exactly as wide as a variant, `srcset` lists this width', () => {
  expect(widthsOf(pictureSources('/mint.jpg', 1920, 480).srcSet)).toEqual([160, 320, 480]);
});

test.each(['/upload/x/../my%20mint.jpg', '/upload/my mint.jpg', '/%75pload/my%20mint.jpg?v=2#top'])(
  'different spellings of a picture address lead to the same optimiser address: %s',
  (given) => {
    expect(pictureSources(given, 160).src).toBe('/_next/image?url=%2Fupload%2Fmy%2520mint.jpg&w=160&q=70');
  },
);

test('the fragment in the address of an external picture is ignored', () => {
  expect(pictureSources('https://cdn.example/mint.jpg#top', 160)).toEqual(
    pictureSources('https://cdn.example/mint.jpg', 160),
  );
});
