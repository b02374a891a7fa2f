import { compress } from '@/lib/server/pages/compress';
import { PageStore } from '@/lib/server/pages/page-store';
import { aVersion } from '@/tests/version';

jest.mock('@/lib/server/pages/compress', () => ({
  ...jest.requireActual<object>('@/lib/server/pages/compress'),
  compress: jest.fn(),
}));

/** Size of one encoding. A page has three encodings, which together fill a third of 64 MB. */
const THIRD = (64 * 1024 * 1024) / 9;
const ofSize = (length: number) =>
  ({ br: { length }, gzip: { length }, identity: { length } }) as Awaited<ReturnType<typeof compress>>;

test.each([
  ['three pages just below a third of this limit are kept', Math.floor(THIRD), ['/a', '/b', '/c']],
  [
    'of three pages just above a third of this limit, the least recently used page is evicted',
    Math.ceil(THIRD),
    ['/a', '/b', '/c', '/b'],
  ],
])('the store keeps at most 64 MB of pages, including all encodings: %s', async (_, length, expected) => {
  const rendered: string[] = [];
  jest.mocked(compress).mockResolvedValue(ofSize(length));
  const pages = new PageStore(async (address) => {
    rendered.push(address);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(address) };
  });

  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await pages.get(aVersion('v1'), address);

  expect(rendered).toEqual(expected);
});
