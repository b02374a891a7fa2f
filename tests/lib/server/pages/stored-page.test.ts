import { LARGEST_PAGE_BYTES, toStored } from '@/lib/server/pages/stored-page';

const answerOf = (body: string | Buffer, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});
const pictureOf = (bytes: number) => answerOf(Buffer.alloc(bytes), 'image/png');

test('a page above the maximum size is refused, and the message gives the size of the page', async () => {
  await expect(toStored(pictureOf(LARGEST_PAGE_BYTES + 1))).rejects.toThrow(
    'the page has 33 MB; 32 MB are the most',
  );
});

test('a page of exactly the maximum size is stored', async () => {
  expect(await toStored(pictureOf(LARGEST_PAGE_BYTES))).toMatchObject({ status: 200 });
});

test('if a page has an unknown script, the stored page has a fault message that quotes the script', async () => {
  const { faults, scriptHashes } = await toStored(answerOf('<body><script>alert(1)</script></body>'));

  expect(scriptHashes).toEqual([]);
  expect(faults).toEqual(['inline script that the policy does not allow: "alert(1)"']);
});

test('if the only script of a page is hydration data, the stored page has the script’s hash and no fault', async () => {
  const { faults, scriptHashes } = await toStored(
    answerOf('<body><script>self.__next_f.push([1,"x"])</script></body>'),
  );

  expect(faults).toEqual([]);
  expect(scriptHashes).toHaveLength(1);
});

test('a response that is not HTML has no script hashes', async () => {
  const { faults, scriptHashes } = await toStored(answerOf('<script>alert(1)</script>', 'image/svg+xml'));

  expect([faults, scriptHashes]).toEqual([[], []]);
});
