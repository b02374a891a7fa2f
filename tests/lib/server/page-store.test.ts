import { NOT_FOUND_PAGE } from '@/lib/server/page-key';
import { PageStore, type Render, toStored } from '@/lib/server/page-store';

/** A framework that counts what it renders. */
function aFramework(status = 200) {
  const rendered: string[] = [];
  const render: Render = async (address) => {
    rendered.push(address);
    await new Promise((turn) => setImmediate(turn));
    return {
      status,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`${address} ${rendered.length}`),
    };
  };
  return { rendered, render };
}

test('a page is rendered once for many visits at once', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await Promise.all(Array.from({ length: 50 }, () => pages.get('v1', '/')));

  expect(rendered).toEqual(['/']);
});

test('a page is rendered once for visits one after the other', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await pages.get('v1', '/');
  await pages.get('v1', '/');

  expect(rendered).toEqual(['/']);
});

test('a new version is rendered anew', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);
  const first = await pages.get('v1', '/');

  const second = await pages.get('v2', '/');

  expect(rendered).toEqual(['/', '/']);
  expect(second.etag).not.toBe(first.etag);
});

test('pages of different addresses are kept apart', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await pages.get('v1', '/shop?flavourId=a b');
  await pages.get('v1', '/shop');

  expect(rendered).toEqual(['/shop?flavourId=a b', '/shop']);
});

test('the page for what is not found is kept', async () => {
  const { rendered, render } = aFramework(404);
  const pages = new PageStore(render);

  const { status } = await pages.get('v1', NOT_FOUND_PAGE);
  await pages.get('v1', NOT_FOUND_PAGE);

  expect([status, rendered.length]).toEqual([404, 1]);
});

test('a page that turns out not to be there is answered but not kept', async () => {
  const { rendered, render } = aFramework(404);
  const pages = new PageStore(render);

  const { status } = await pages.get('v1', '/shop/nougat');
  await pages.get('v1', '/shop/nougat');

  expect([status, rendered.length]).toEqual([404, 2]);
});

test('a page that failed is not kept', async () => {
  const { rendered, render } = aFramework(500);
  const pages = new PageStore(render);

  await pages.get('v1', '/');
  await pages.get('v1', '/');

  expect(rendered).toHaveLength(2);
});

test('a render that throws is told, and the next visit renders again', async () => {
  let attempts = 0;
  const pages = new PageStore(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no page');
    return { status: 200, headers: {}, body: Buffer.from('page') };
  });

  await expect(pages.get('v1', '/')).rejects.toThrow('no page');
  expect((await pages.get('v1', '/')).bodies.identity.toString()).toBe('page');
});

test('a kept page has the headers and the body of its render', async () => {
  const { render } = aFramework();

  const page = await new PageStore(render).get('v1', '/shop');

  expect([page.status, page.headers, page.bodies.identity.toString()]).toEqual([
    200,
    { 'content-type': 'text/html' },
    '/shop 1',
  ]);
});

test('the same body has the same ETag', async () => {
  const render: Render = () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('page') });

  const [one, other] = [
    await new PageStore(render).get('v1', '/'),
    await new PageStore(render).get('v2', '/'),
  ];

  expect(one.etag).toBe(other.etag);
});

test('what is no page is kept byte by byte', async () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]);
  const render: Render = async () => ({
    status: 200,
    headers: { 'content-type': 'image/png' },
    body: picture,
  });

  const { bodies } = await new PageStore(render).get('v1', '/share-picture');

  expect(bodies.identity).toEqual(picture);
});

const answerOf = (body: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

test('a page that holds a script unknown to its policy is kept with that fault', async () => {
  const { faults, scriptHashes } = await toStored(answerOf('<body><script>alert(1)</script></body>'));

  expect(scriptHashes).toEqual([]);
  expect(faults).toEqual(['inline script that the policy does not know: "alert(1)"']);
});

test('a page whose scripts are all known has no faults and the hashes of its scripts', async () => {
  const { faults, scriptHashes } = await toStored(
    answerOf('<body><script>self.__next_f.push([1,"x"])</script></body>'),
  );

  expect(faults).toEqual([]);
  expect(scriptHashes).toHaveLength(1);
});

test('what is no page has no scripts to allow', async () => {
  const { faults, scriptHashes } = await toStored(answerOf('<script>alert(1)</script>', 'image/svg+xml'));

  expect([faults, scriptHashes]).toEqual([[], []]);
});
