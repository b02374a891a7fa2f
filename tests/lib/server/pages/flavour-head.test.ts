import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { withHeadOf } from '@/lib/server/pages/flavour-head';
import { KEEP_HEAD_SCRIPT } from '@/lib/server/pages/keep-head-script';
import { toStored } from '@/lib/server/pages/stored-page';

const answerOf = (html: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(html),
});
const DATA = '<script>self.__next_f.push([1,"é </head> of all"])</script>';
const GENERAL = `<html><head><title>All</title></head><body>${DATA}</body></html>`;
const OWN =
  '<html><head><title>é &lt;/head&gt;</title><meta content="</head>"/></head><body>own</body></html>';

test('the page `/?flavour=ID` has its own head and the body of the home page', async () => {
  const page = await withHeadOf(await toStored(answerOf(GENERAL)), answerOf(OWN));

  const expected =
    `<html><head><title>é &lt;/head&gt;</title><meta content="</head>"/><script>${KEEP_HEAD_SCRIPT}</script></head>` +
    GENERAL.split('</head>')[1];
  expect(page.bodies.identity.toString()).toContain(expected);
  expect(page.bodies.identity.toString()).not.toContain('<body>own');
});

test('the page `/?flavour=ID` has the same content in all encodings, and its ETag differs from that of `/`', async () => {
  const general = await toStored(answerOf(GENERAL));
  const { bodies, etag } = await withHeadOf(general, answerOf(OWN));

  expect(brotliDecompressSync(bodies.br!)).toEqual(bodies.identity);
  expect(gunzipSync(bodies.gzip!)).toEqual(bodies.identity);
  expect(etag).not.toBe(general.etag);
});

test('the content security policy of the page `/?flavour=ID` allows all scripts of the page', async () => {
  const general = await toStored(answerOf(GENERAL));
  const { scriptHashes, faults } = await withHeadOf(general, answerOf(OWN));

  expect(general.scriptHashes).toHaveLength(1);
  expect(scriptHashes).toEqual(expect.arrayContaining(general.scriptHashes));
  expect(scriptHashes).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('`withHeadOf` throws an error if the rendered page has no head element', async () => {
  const general = await toStored(answerOf(GENERAL));

  await expect(withHeadOf(general, answerOf('error'))).rejects.toThrow('the page has no head');
});
