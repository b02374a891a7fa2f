import { LARGEST_PAGE_BYTES, PageTooLargeError, toStored } from '@/lib/server/pages/stored-page';

const answerOf = (bytes: number) => ({
  status: 200,
  headers: { 'content-type': 'image/png' },
  body: Buffer.alloc(bytes),
});

test('a page above the maximum size is refused, and the message gives the size of the page', async () => {
  await expect(toStored(answerOf(LARGEST_PAGE_BYTES + 1))).rejects.toThrow(
    new PageTooLargeError(LARGEST_PAGE_BYTES + 1),
  );
  expect(new PageTooLargeError(LARGEST_PAGE_BYTES + 1).message).toBe(
    'the page has 33 MB; 32 MB are the most',
  );
});

test('a page of exactly the maximum size is stored', async () => {
  expect(await toStored(answerOf(LARGEST_PAGE_BYTES))).toMatchObject({ status: 200 });
});
