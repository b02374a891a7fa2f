import type { SharePictureContent } from '@/lib/search/share-picture/content';
import type { Render } from '@/lib/server/pages/render';
import { renderWithDrawer, sharePictureKey } from '@/lib/server/pictures/share-picture';
import { aDocument, aFlavour } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

const aShop = (siteName: string) =>
  aDocument({ common: { siteName }, home: { flavours: [aFlavour({ ID: 'mint', NAME: 'Mint' })] } });

/** Creates a server with a fake framework and a fake drawing thread. `drawn` lists what the thread has drawn. */
function aServer() {
  const drawn: SharePictureContent[] = [];
  const framework: Render = async (address) => ({ status: 200, headers: {}, body: Buffer.from(address) });
  const render = renderWithDrawer(async (content) => {
    drawn.push(content);
    return new Uint8Array([1, 2, 3]);
  }, framework);
  return { drawn, render };
}

test('the share picture is drawn without calling the framework', async () => {
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

test('a shared flavour has its own picture in the requested language', async () => {
  const { drawn, render } = aServer();
  const version = aVersionOf('v1', { en: aShop('House'), fr: aShop('Maison') });

  await render('/share-picture?flavour=mint&v=old', { version, locale: 'fr', preview: {} });
  await render('/share-picture?flavour=gone', { version, locale: 'en' });

  expect(drawn).toMatchObject([
    { kind: 'flavour', title: 'Mint', siteName: 'Maison' },
    { kind: 'house', siteName: 'House' },
  ]);
});

test('the framework renders the pages, and also the share picture while there is no content', async () => {
  const { drawn, render } = aServer();
  const version = aVersion('v1', aShop('Quatorze'));

  const page = await render('/?flavour=mint', { version });
  const early = await render('/share-picture', {});

  expect([page.body, early.body].map(String)).toEqual(['/?flavour=mint', '/share-picture']);
  expect(drawn).toEqual([]);
});

test('two versions have the same key for a share picture if the picture has the same content', () => {
  const [one, same, other] = ['Quatorze', 'Quatorze', 'Quinze'].map((name, index) =>
    aVersion(`v${index}`, aShop(name)),
  );
  const keyOf = (version = one, address = '/share-picture') => version && sharePictureKey(version, address);

  expect(keyOf(same)).toBe(keyOf(one));
  expect(keyOf(other)).not.toBe(keyOf(one));
  expect(keyOf(one, '/share-picture?flavour=mint')).not.toBe(keyOf(one));
  expect(keyOf(one, '/?flavour=mint')).toBeUndefined();
});
