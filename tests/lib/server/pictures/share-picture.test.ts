import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SHARE_PICTURE } from '@/lib/content/page-key';
import type { SharePictureContent } from '@/lib/search/share-picture/content';
import { PageStore } from '@/lib/server/pages/page-store';
import type { Render } from '@/lib/server/pages/render';
import { renderWithDrawer, sharePictureKey } from '@/lib/server/pictures/share-picture';
import { aDocument, aFlavour } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const aShop = (siteName: string) =>
  aDocument({ common: { siteName }, home: { flavours: [aFlavour({ ID: 'mint', NAME: 'Mint' })] } });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stand-in-'));
  await writeFile(path.join(folder, 'plain.jpg'), 'a plain card');
});
afterAll(() => rm(folder, { recursive: true }));

function aServer() {
  const drawn: SharePictureContent[] = [];
  const thread = { fault: undefined as Error | undefined };
  const framework: Render = async (address) => ({ status: 200, headers: {}, body: Buffer.from(address) });
  const draw = async (content: SharePictureContent) => {
    if (thread.fault) throw thread.fault;
    drawn.push(content);
    return new Uint8Array([1, 2, 3]);
  };
  return { drawn, thread, render: renderWithDrawer(draw, path.join(folder, 'plain.jpg'), framework) };
}

test('the drawing thread draws the share picture, and the framework is not called', async () => {
  const { drawn, render } = aServer();
  const version = aVersion('v1', aShop('Quatorze'));

  const picture = await render('/share-picture', { version });

  expect(picture).toEqual({
    status: 200,
    headers: { 'content-type': 'image/jpeg' },
    body: Buffer.from([1, 2, 3]),
  });
  expect(drawn).toMatchObject([{ kind: 'house', siteName: 'Quatorze' }]);
});

test('a share picture is in the requested language; an unknown flavour gets the picture of the home page', async () => {
  const { drawn, render } = aServer();
  const version = aVersionOf('v1', { en: aShop('House'), fr: aShop('Maison') });

  await render('/share-picture?flavour=mint&v=old', { version, locale: 'fr', preview: {} });
  await render('/share-picture?flavour=gone', { version, locale: 'en' });

  expect(drawn).toMatchObject([
    { kind: 'flavour', title: 'Mint', siteName: 'Maison' },
    { kind: 'house', siteName: 'House' },
  ]);
});

test('Next.js renders all pages. The share picture is rendered by Next.js only if there is no content', async () => {
  const { drawn, render } = aServer();
  const version = aVersion('v1', aShop('Quatorze'));

  const page = await render('/?flavour=mint', { version });
  const early = await render('/share-picture', {});

  expect([page.body, early.body].map(String)).toEqual(['/?flavour=mint', '/share-picture']);
  expect(drawn).toEqual([]);
});

test('as long as a share picture cannot be drawn, a plain picture is sent, and the version has a fault', async () => {
  const { drawn, thread, render } = aServer();
  const pages = new PageStore(render, sharePictureKey);
  const version = aVersion('v1', aShop('Quatorze'));
  const picture = () => pages.get(version, SHARE_PICTURE);

  thread.fault = new Error('the thread has no memory');
  const card = await picture();

  expect([card.status, card.headers, String(card.bodies.identity)]).toEqual([
    200,
    { 'content-type': 'image/jpeg' },
    'a plain card',
  ]);
  expect(pages.faultOf(version)?.reason).toBe(
    '/share-picture was not drawn: Error: the thread has no memory',
  );

  thread.fault = undefined;
  expect([...(await picture()).bodies.identity]).toEqual([1, 2, 3]);
  await picture();
  expect(drawn).toHaveLength(1);
  expect(pages.faultOf(version)).toBeUndefined();
});

test('the key of a share picture depends on its content, not on the version', () => {
  const [one, same, other] = ['Quatorze', 'Quatorze', 'Quinze'].map((name, index) =>
    aVersion(`v${index}`, aShop(name)),
  );
  const keyOf = (version = one, address = '/share-picture') => version && sharePictureKey(version, address);

  expect(keyOf(same)).toBe(keyOf(one));
  expect(keyOf(other)).not.toBe(keyOf(one));
  expect(keyOf(one, '/share-picture?flavour=mint')).not.toBe(keyOf(one));
  expect(keyOf(one, '/?flavour=mint')).toBeUndefined();
});
