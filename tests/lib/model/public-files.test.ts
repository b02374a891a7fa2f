import { publicAddress, publicFile } from '@/lib/model/public-files';

test.each([
  ['/upload/mint.jpg', '/upload/mint.jpg'],
  ['/upload/my mint.jpg', '/upload/my%20mint.jpg'],
  ['/upload/caf%c3%a9.jpg?v=1#x', '/upload/caf%C3%A9.jpg'],
  ['/x/../upload/%6dint.jpg', '/upload/mint.jpg'],
  ['/100%25.jpg', '/100%25.jpg'],
])('the address %s is normalised to %s', (given, address) => expect(publicAddress(given)).toBe(address));

test.each([
  'https://cdn.example/x.jpg',
  '//cdn.example/x.jpg',
  '/\\cdn.example/x.jpg',
  'upload/mint.jpg',
  '/100%.jpg',
  '/.env',
  '/.git/config',
  '/a//b.jpg',
  '/upload/',
  '/..%2fsecret.jpg',
  '/a%5cb.jpg',
  '/a%00.jpg',
  '/',
  '',
])('%s is not a file of the public folder', (given) => {
  expect(publicAddress(given)).toBeUndefined();
  expect(publicFile('/srv/public', given)).toBeUndefined();
});

test('an address is decoded to a path inside the public folder', () => {
  expect(publicFile('/srv/public', '/upload/my%20mint%25.jpg?v=1')).toBe('/srv/public/upload/my mint%.jpg');
  expect(publicFile('/srv/public', '/../../etc/passwd')).toBe('/srv/public/etc/passwd');
});
