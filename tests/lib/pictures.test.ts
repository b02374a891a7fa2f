import { pictureSources } from '@/lib/pictures';
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
  expect(pictureSources('/mint.jpg?a=1&w=9', 160).src).toBe(
    '/_next/image?url=%2Fmint.jpg%3Fa%3D1%26w%3D9&w=160&q=70',
  );
});

test('a drawing is sent as it is', () => {
  expect(pictureSources('/mint.svg', 640)).toEqual({ src: '/mint.svg' });
});

test('a drawing with a query is sent as it is', () => {
  expect(pictureSources('/mint.SVG?v=2', 640)).toEqual({ src: '/mint.SVG?v=2' });
});

test('the framework makes every width and quality that pages ask for', () => {
  const { imageSizes = [], deviceSizes = [], qualities } = nextConfig.images ?? {};

  expect(widthsOf(pictureSources('/mint.jpg', 1920).srcSet)).toEqual([...imageSizes, ...deviceSizes]);
  expect(qualities).toEqual([70]);
});
