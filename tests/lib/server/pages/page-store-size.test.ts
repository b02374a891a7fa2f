import { compress } from '@/lib/server/pages/compress';
import { PageStore } from '@/lib/server/pages/page-store';
import { aVersion } from '@/tests/version';

jest.mock('@/lib/server/pages/compress', () => ({
  ...jest.requireActual<object>('@/lib/server/pages/compress'),
  compress: jest.fn(),
}));

const MEGABYTE = 1024 * 1024;
const ofSize = (length: number) =>
  ({ br: { length }, gzip: { length }, identity: { length } }) as Awaited<ReturnType<typeof compress>>;

test('the store keeps at most 64 MB of pages, including all encodings; the least recently used page is evicted first', async () => {
  const rendered: string[] = [];
  jest.mocked(compress).mockResolvedValue(ofSize(10 * MEGABYTE));
  const pages = new PageStore(async (address) => {
    rendered.push(address);
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(address) };
  });

  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await pages.get(aVersion('v1'), address);

  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});
