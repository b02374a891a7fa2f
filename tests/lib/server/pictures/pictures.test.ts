import { acceptedPicture, variantOf } from '@/lib/server/pictures/pictures';

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
