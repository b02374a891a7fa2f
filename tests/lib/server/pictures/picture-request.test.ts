import { pictureRequest } from '@/lib/server/pictures/picture-request';

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
])('an address is refused if it is not normalised, not allowed, or not the address of a picture: %j', (src) =>
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
])('a size that no page uses, or a missing or repeated parameter, is refused: %s', (rest) =>
  expect(parsed('/upload/mint.jpg', rest)).toBeUndefined(),
);
