import { NOT_FOUND_PAGE, SHARE_PICTURE } from '@/lib/content/page-key';
import { PageStore } from '@/lib/server/pages/page-store';
import type { Render } from '@/lib/server/pages/render';
import { sharePictureKey } from '@/lib/server/pictures/share-picture';
import { aDocument, aShopNamed } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const [V1, V2] = [aVersion('v1'), aVersion('v2')];

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

test('simultaneous visits to a page cause only one render', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await Promise.all(Array.from({ length: 50 }, () => pages.get(V1, '/')));

  expect(rendered).toEqual(['/']);
});

test('consecutive visits to a page cause only one render', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await pages.get(V1, '/');
  await pages.get(V1, '/');

  expect(rendered).toEqual(['/']);
});

test('a page is rendered again for each new version', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);
  const first = await pages.get(V1, '/');

  const second = await pages.get(V2, '/');

  expect(rendered).toEqual(['/', '/']);
  expect(second.etag).not.toBe(first.etag);
});

test('a new public version evicts the pages of old versions, but keeps an unchanged share picture', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render, sharePictureKey);
  for (const version of [V1, V2])
    for (const address of ['/', SHARE_PICTURE]) await pages.get(version, address);
  rendered.length = 0;

  pages.keepOnly(V2);
  for (const version of [V1, V2])
    for (const address of ['/', SHARE_PICTURE]) await pages.get(version, address);

  expect(rendered).toEqual(['/']);
});

test('after the last day for orders, the page is rendered once more and cached', async () => {
  const { rendered, render } = aFramework();
  let now = Date.parse('2026-11-30T22:59:59.999Z');
  const pages = new PageStore(
    render,
    () => undefined,
    () => now,
  );
  const texts = { corporate: { NAME: 'Gifts' }, 'corporate-until': { NAME: '2026-11-30', TEXT_1: 'Soon' } };
  const version = aVersion('v1', aDocument({ home: { texts } }));
  const before = await pages.get(version, '/');
  expect((await pages.get(version, '/')).etag).toBe(before.etag);

  now += 1;
  const after = await pages.get(version, '/');

  expect(after.etag).not.toBe(before.etag);
  expect((await pages.get(version, '/')).etag).toBe(after.etag);
  expect(rendered).toEqual(['/', '/']);
});

test('different addresses are cached separately', async () => {
  const { rendered, render } = aFramework();
  const pages = new PageStore(render);

  await pages.get(V1, '/shop?flavourId=a b');
  await pages.get(V1, '/shop');

  expect(rendered).toEqual(['/shop?flavourId=a b', '/shop']);
});

test('the page at the address NOT_FOUND_PAGE is cached although its status is 404', async () => {
  const { rendered, render } = aFramework(404);
  const pages = new PageStore(render);

  const { status } = await pages.get(V1, NOT_FOUND_PAGE);
  await pages.get(V1, NOT_FOUND_PAGE);

  expect([status, rendered.length]).toEqual([404, 1]);
});

test('except for NOT_FOUND_PAGE, a page with the status 404 is not cached', async () => {
  const { rendered, render } = aFramework(404);
  const pages = new PageStore(render);

  const { status } = await pages.get(V1, '/shop/nougat');
  await pages.get(V1, '/shop/nougat');

  expect([status, rendered.length]).toEqual([404, 2]);
});

test('a page with the status 500 is not cached', async () => {
  const { rendered, render } = aFramework(500);
  const pages = new PageStore(render);

  await pages.get(V1, '/');
  await pages.get(V1, '/');

  expect(rendered).toHaveLength(2);
});

test('a visit fails if its render fails, and the next visit renders the page again', async () => {
  let attempts = 0;
  const pages = new PageStore(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no page');
    return { status: 200, headers: {}, body: Buffer.from('page') };
  });

  await expect(pages.get(V1, '/')).rejects.toThrow('no page');
  expect((await pages.get(V1, '/')).bodies.identity.toString()).toBe('page');
});

test('a cached page has the headers and body of its render', async () => {
  const { render } = aFramework();

  const page = await new PageStore(render).get(V1, '/shop');

  expect([page.status, page.headers, page.bodies.identity.toString()]).toEqual([
    200,
    { 'content-type': 'text/html' },
    '/shop 1',
  ]);
});

test('two pages with the same body have the same ETag', async () => {
  const render: Render = () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('page') });

  const [one, other] = [await new PageStore(render).get(V1, '/'), await new PageStore(render).get(V2, '/')];

  expect(one.etag).toBe(other.etag);
});

test('a response that is not HTML is stored byte for byte', async () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]);
  const render: Render = async () => ({
    status: 200,
    headers: { 'content-type': 'image/png' },
    body: picture,
  });

  const { bodies } = await new PageStore(render).get(V1, '/share-picture');

  expect(bodies.identity).toEqual(picture);
});

function aSite(answers: Record<string, number | Promise<never>> = {}) {
  const rendered: string[] = [];
  const render: Render = async (address, { version }) => {
    rendered.push(`${version?.id} ${address}`);
    const status = (await answers[address]) ?? (address === NOT_FOUND_PAGE ? 404 : 200);
    return {
      status,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`${version?.id} ${address}`),
    };
  };
  return { answers, rendered, pages: new PageStore(render, sharePictureKey) };
}

test('a page is rendered from exactly the requested version', async () => {
  const { pages } = aSite();

  const [one, other] = await Promise.all([pages.get(V1, '/'), pages.get(V2, '/')]);

  expect([one, other].map(({ bodies }) => bodies.identity.toString())).toEqual(['v1 /', 'v2 /']);
});

test('only the home page and the not-found page of a new version are rendered in advance', async () => {
  const { pages, rendered } = aSite();

  expect(await pages.prepare(V1)).toBeUndefined();
  await pages.get(V1, '/');
  await pages.get(V1, NOT_FOUND_PAGE);
  expect(rendered.sort()).toEqual(['v1 /', `v1 ${NOT_FOUND_PAGE}`]);

  await pages.get(V1, SHARE_PICTURE);
  expect(rendered).toHaveLength(3);
});

test.each([
  ['/', 500],
  ['/', 404],
  [NOT_FOUND_PAGE, 500],
  [NOT_FOUND_PAGE, 200],
])('a new version is refused if %s is rendered with status %d', async (address, status) => {
  const { pages } = aSite({ [address]: status });

  expect(await pages.prepare(V1)).toBe(`${address} was rendered with status ${status}`);
});

test('if a render throws an error, the new version is refused with this error', async () => {
  const { pages } = aSite({ '/': Promise.reject(new Error('no answer within 20 s')) });

  expect(await pages.prepare(V1)).toBe('/ was not rendered: Error: no answer within 20 s');
});

test('a share picture that is the same in two versions is drawn only once', async () => {
  const { pages, rendered } = aSite();
  const versions = [aShopNamed('One'), aShopNamed('One'), aShopNamed('Two')].map((document, index) =>
    aVersion(`v${index}`, document),
  );

  for (const version of versions) await pages.get(version, SHARE_PICTURE);

  expect(rendered).toEqual([`v0 ${SHARE_PICTURE}`, `v2 ${SHARE_PICTURE}`]);
});

test('for simultaneous requests, `/?flavour=ID` is rendered once, and its body is the cached body of `/`', async () => {
  const rendered: string[] = [];
  const pages = new PageStore(async (address) => {
    rendered.push(address);
    const body = `<html><head>${address}</head><body>${rendered.length}</body></html>`;
    const type = address.startsWith(SHARE_PICTURE) ? 'image/jpeg' : 'text/html';
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(body) };
  }, sharePictureKey);

  await pages.get(V1, '/');
  const visits = ['/?flavour=mint', `${SHARE_PICTURE}?flavour=mint`].flatMap((address) => [address, address]);
  const [first] = await Promise.all(visits.map((address) => pages.get(V1, address)));

  expect(rendered.sort()).toEqual(['/', '/?flavour=mint', `${SHARE_PICTURE}?flavour=mint`]);
  expect(first?.bodies.identity.toString()).toMatch(
    /^<html><head>\/\?flavour=mint<script>.*<\/script><\/head><body>1<\/body><\/html>$/s,
  );
});

test('a page with the status 500 is a fault of the version until the page renders without error', async () => {
  const { pages, answers } = aSite();
  await pages.prepare(V1);
  expect(pages.faultOf(V1)).toBeUndefined();

  answers['/shop/dark'] = 500;
  await pages.get(V1, '/shop/dark');
  expect(pages.faultOf(V1)).toEqual({
    at: expect.any(Date),
    reason: '/shop/dark was rendered with status 500',
  });
  expect(pages.faultOf(V2)).toBeUndefined();

  answers['/shop/dark'] = 200;
  await pages.get(V1, '/shop/dark');
  expect(pages.faultOf(V1)).toBeUndefined();
});

test('`faultOf` still returns the fault of a page that is read from the cache', async () => {
  const render = jest.fn(async () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<body><script>alert(1)</script></body>'),
  }));
  const pages = new PageStore(render);

  for (let visit = 0; visit < 2; visit += 1) await pages.get(V1, '/');

  expect(render).toHaveBeenCalledTimes(1);
  expect(pages.faultOf(V1)?.reason).toBe('inline script that the policy does not allow: "alert(1)"');
});

test('if a render throws an error, the version has a fault that contains this error', async () => {
  const { pages } = aSite({ '/shop': Promise.reject(new Error('no words')) });

  await expect(pages.get(V1, '/shop')).rejects.toThrow('no words');

  expect(pages.faultOf(V1)?.reason).toBe('/shop was not rendered: Error: no words');
});

describe('on a site with several languages', () => {
  const both = aVersionOf('v1', { en: aDocument(), fr: aDocument() });

  function aMultilingualSite(statusOf: (locale: string | undefined) => number = () => 200) {
    const rendered: string[] = [];
    const render: Render = async (address, { locale }) => {
      rendered.push(`${locale} ${address}`);
      await new Promise((turn) => setImmediate(turn));
      const status = address === NOT_FOUND_PAGE ? 404 : statusOf(locale);
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(`${locale}`) };
    };
    return { rendered, pages: new PageStore(render) };
  }

  test('a new version is rendered once in each language, and visitors receive these pages', async () => {
    const { rendered, pages } = aMultilingualSite();

    expect(await pages.prepare(both)).toBeUndefined();
    for (const locale of ['en', 'fr', 'en', 'fr']) await pages.get(both, '/', locale);

    expect(rendered.sort()).toEqual(['en /', 'en /not-found', 'fr /', 'fr /not-found']);
  });

  test('`get` returns the page in the requested language', async () => {
    const { pages } = aMultilingualSite();

    const bodies = ['en', 'fr'].map(async (locale) =>
      (await pages.get(both, '/', locale)).bodies.identity.toString(),
    );

    expect(await Promise.all(bodies)).toEqual(['en', 'fr']);
  });

  test('if a page cannot be rendered in one language, the new version is refused in all languages', async () => {
    const { pages } = aMultilingualSite((locale) => (locale === 'fr' ? 500 : 200));

    expect(await pages.prepare(both)).toContain('/ (fr) was rendered with status 500');
  });
});
