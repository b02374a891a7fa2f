import { PREVIEW_SECRET as SECRET } from '../support/requests';
import type { Shop } from '../support/shop-pool';
import { expect, test as base } from '../support/test';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { signToken } from '@/lib/editing/preview/token';
import { aShopNamed } from '@/tests/content';

const BROKEN = '{\n  "home": {\n    "texts": {}\n    "flavours": []\n  }\n}\n';

const test = base.extend<{ shop: Shop }>({
  shop: async ({ shops }, provide) => {
    const autumn = aShopNamed('Autumn');
    const live = { ...autumn, common: { siteName: 'Été', locale: 'fr' } };
    await provide(await shops.take({ live, autumn }));
  },
});

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const withSecret = (deployment: string) => `/api/preview?deployment=${deployment}&secret=${SECRET}`;
const withToken = (token: string) => `/api/preview?deployment=autumn&token=${token}`;
const previewing = (deployment = 'autumn') => ({
  cookie: `${PREVIEW_COOKIE}=${previewCookieValue(deployment, SECRET)}`,
});

async function pageAt(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test("if a preview link is refused, the browser shows a page with the reason, in the shop's language", async ({
  shop,
}) => {
  const refusals = [
    {
      address: withToken(signToken('link', 'autumn', seconds(-60), SECRET)),
      status: 401,
      says: 'Lien expiré',
    },
    { address: withToken('1.tampered'), status: 401, says: 'Lien incomplet' },
    { address: withSecret('..%2Fx'), status: 400, says: 'Nom non valable' },
    { address: withSecret('winter'), status: 404, says: 'Introuvable' },
  ];
  for (const { address, status, says } of refusals) {
    const page = await pageAt(shop.url + address);

    expect(page.status, says).toBe(status);
    expect(page.html).toContain(`>${says}</h1>`);
    expect(page.html).toContain('action="/api/preview/exit"');
    expect(page.html).toContain('<html lang="fr"');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.has('set-cookie')).toBe(false);
  }
});

test('if a program requests a refused preview, the server answers with the error as JSON', async ({
  shop,
}) => {
  for (const address of [withToken('1.tampered'), withSecret('..%2Fx'), withSecret('winter')]) {
    const answer = await fetch(shop.url + address);

    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toHaveProperty('error');
  }
});

test('if a browser requests a valid preview, the server sets the preview cookie and redirects the browser', async ({
  shop,
}) => {
  const answer = await fetch(shop.url + withSecret('autumn'), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });

  expect(answer.status).toBe(307);
  expect(answer.headers.get('set-cookie')).toContain(PREVIEW_COOKIE);
});

test('an expired preview answers 410 with an explanation, not with the public page', async ({ shop }) => {
  const value = previewCookieValue('autumn', SECRET, -3600);

  const { status, html } = await pageAt(shop.url, { cookie: `${PREVIEW_COOKIE}=${value}` });

  expect(status).toBe(410);
  expect(html).toContain('>Aperçu terminé</h1>');
});

test('if the source is down, the preview shows the error and the last good version', async ({ shop }) => {
  await pageAt(shop.url, previewing());
  shop.source.answer(({ socket }) => void socket.destroy());

  const { status, html } = await pageAt(shop.url, previewing());

  expect(status).toBe(502);
  expect(html).toContain('>No answer</h1>');
  expect(html).toContain('the last working version of “autumn”');
  expect(html).toContain('>Autumn</h1>');
});

test('if a document was never valid, the preview shows only the error, without an older version', async ({
  shop,
}) => {
  shop.documents['never-whole'] = BROKEN;

  const { status, html } = await pageAt(shop.url, previewing('never-whole'));

  expect(status).toBe(422);
  expect(html).toContain('>JSON non valable</h1>');
  expect(html).not.toContain('data-section');
});

test('the preview shows the line of a missing comma until the document is corrected', async ({
  expected,
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(shop.url + withSecret('autumn'));
  shop.documents.autumn = BROKEN;
  expected.console.push(/status of 422/);
  expected.requests.push(/^422: /);

  expect((await page.reload())?.status()).toBe(422);
  // A restored scroll position can hide the error, so the bar links to the error.
  await page.locator('[data-preview-bar]').getByRole('link', { name: 'Invalid JSON' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid JSON' })).toBeInViewport();
  await expect(page.getByText('autumn.json, line 4, column 5')).toBeVisible();
  await expect(page.getByText('"flavours": []')).toContainText('^');
  await expect(page.getByRole('heading', { name: 'Autumn' })).toBeAttached();

  shop.documents.autumn = aShopNamed('Late autumn');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late autumn');
});
