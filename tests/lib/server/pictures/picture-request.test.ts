import { acceptedPicture, pictureRequest, variantOf } from '@/lib/server/pictures/picture-request';

const CDN = 'https://cdn.example';
const parsed = (url: string, rest = 'w=640&q=70') =>
  pictureRequest(new URLSearchParams(`url=${encodeURIComponent(url)}&${rest}`), [CDN]);

test.each(['/upload/mint.jpg', '/upload/my%20mint.PNG', '/caf%C3%A9.webp', `${CDN}/a/b.jpg?v=2`, `${CDN}/a`])(
  'a normalised picture address is accepted: %s',
  (src) => expect(parsed(src)).toEqual({ src, width: 640 }),
);

test.each([
  '/x1/../upload/mint.jpg',
  '/upload/./mint.jpg',
  '/upload/%2e%2e/mint.jpg',
  '/%75pload/mint.jpg',
  '/upload%2Fmint.jpg',
  '/upload//mint.jpg',
  '//upload/mint.jpg',
  '/\\upload/mint.jpg',
  '/upload/my mint.jpg',
  '/upload/caf%c3%a9.jpg',
  '/upload/mint.jpg?v=2',
  '/upload/mint.jpg#1',
  '/upload/.mint.jpg',
  '/upload/%zz.jpg',
  '/upload/%00.jpg',
  '/upload/mint.svg',
  '/api/health',
  '',
  `${CDN}/a/../b.jpg`,
  `${CDN}/b.jpg#1`,
  `${CDN}:443/b.jpg`,
  'HTTPS://cdn.example/b.jpg',
  'https://user:password@cdn.example/b.jpg',
  'https://cdn.example.evil.example/b.jpg',
  'ftp://cdn.example/b.jpg',
  'https://',
])('an address that is not the normalised address of an allowed picture is refused: %j', (src) =>
  expect(parsed(src)).toBeUndefined(),
);

test.each([
  'w=641&q=70',
  'w=0640&q=70',
  'w=640&q=71',
  'w=640&w=828&q=70',
  'w=640',
  'q=70',
  'w=640&q=70&q=70',
])('a picture request is refused unless it has one allowed width and one allowed quality: %s', (rest) =>
  expect(parsed('/upload/mint.jpg', rest)).toBeUndefined(),
);

const fileFor = (accept: string | undefined) =>
  acceptedPicture({ url: '/pictures/mint-0a1b2c3d-640', headers: { accept } });

test('a browser that accepts AVIF receives AVIF', () => {
  expect(fileFor('image/avif,image/webp,image/*,*/*;q=0.8')).toBe('/pictures/mint-0a1b2c3d-640.avif');
});

test.each([['image/webp,*/*'], ['*/*'], [undefined]])('a browser that accepts %s receives WebP', (accept) => {
  expect(fileFor(accept)).toBe('/pictures/mint-0a1b2c3d-640.webp');
});

test('a query after the path of a picture is ignored', () => {
  expect(acceptedPicture({ url: '/pictures/mint-640?x=1', headers: {} })).toBe('/pictures/mint-640.webp');
});

test.each([
  ['/pictures/mint-0a1b2c3d-640', { name: 'mint-0a1b2c3d', width: 640 }],
  ['/pictures/mint-5', { name: 'mint', width: 5 }],
  ['/pictures/mint-640.avif', undefined],
  ['/pictures/mint', undefined],
  ['/pictures/a/mint-640', undefined],
  ['/pictures/-640', undefined],
])('the address %s refers to the variant %j', (address, variant) => {
  expect(variantOf(address)).toEqual(variant);
});
