import { execFileSync } from 'node:child_process';

import type { Locator } from '@playwright/test';

import { EMPTY_DOCUMENT } from '../support/documents';
import { requestPublish, PREVIEW_SECRET as SECRET } from '../support/requests';
import type { Shop } from '../support/shop-pool';
import { expect, test as base } from '../support/test';

import { aShopNamed } from '@/tests/content';

const previewOf = (deployment: string) => `/api/preview?deployment=${deployment}&secret=${SECRET}`;

const test = base.extend<{ shop: Shop }>({
  shop: async ({ shops }, provide) => {
    const documents = { live: aShopNamed('Summer'), autumn: aShopNamed('Autumn') };
    await provide(await shops.take(documents));
  },
});

test('a preview address with the secret opens a preview of the named deployment', async ({ page, shop }) => {
  await page.goto(shop.url + previewOf('autumn'));

  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn');
  const bar = page.locator('[data-preview-bar]');
  await expect(bar).toHaveAttribute('data-deployment', 'autumn');
  await expect(bar).toHaveAttribute('data-problems', '0');
  await expect(bar).toContainText('Not public');
});

test('a previewed page is not cached and not indexed', async ({ page, shop }) => {
  await page.goto(shop.url + previewOf('autumn'));

  const headers = (await page.reload())?.headers();

  expect(headers?.['cache-control']).toBe('private, no-store');
  expect(headers?.['x-robots-tag']).toContain('noindex');
});

test('a reload of the preview shows the latest edit', async ({ page, shop }) => {
  await page.goto(shop.url + previewOf('autumn'));

  shop.documents.autumn = aShopNamed('Late autumn');
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late autumn');
});

test('the preview bar counts the problems of the document, and lists each problem with its place', async ({
  page,
  shop,
}) => {
  shop.documents.autumn = aShopNamed('Autumn', {
    flavours: [{ ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] }, { NAME: 'Nameless' }],
  });
  await page.goto(shop.url + previewOf('autumn'));
  const bar = page.locator('[data-preview-bar]');
  await expect(bar).toHaveAttribute('data-problems', '1');

  await bar.getByText(/^Problems/).click();

  await expect(bar.getByText('flavours › Nameless')).toBeVisible();
});

test('the preview bar lists the differences from the public page, with a link to an added flavour', async ({
  page,
  shop,
}) => {
  shop.documents.autumn = aShopNamed('Summer', {
    flavours: [
      { ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] },
      { ID: 'quince', NAME: 'Quince', SECTION_ID: ['tablets'] },
    ],
  });
  await page.goto(shop.url + previewOf('autumn'));
  const bar = page.locator('[data-preview-bar]');

  await bar.locator('dd summary').nth(1).click();
  await expect(
    bar.getByRole('listitem').filter({ hasText: '1 flavour added: Quince', visible: true }),
  ).toBeVisible();
  await bar.getByRole('link', { name: 'Quince, quince' }).click();

  await expect(page.getByRole('button', { name: 'Quince' })).toBeInViewport();
});

test('the preview bar links to a changed section even if the section has no anchor', async ({
  page,
  shop,
}) => {
  const founder = { NAME: 'Jeanne Vidal', TEXT_1: 'She roasts.' };
  shop.documents.autumn = aShopNamed('Autumn', { texts: { intro: { NAME: 'Autumn' }, founder } });
  await page.goto(shop.url + previewOf('autumn'));
  const bar = page.locator('[data-preview-bar]');

  await bar.locator('dd summary').nth(1).click();
  await bar.getByRole('link', { name: 'founder' }).click();

  await expect(page.getByRole('heading', { name: 'Jeanne Vidal' })).toBeInViewport();
});

test('the preview bar says why a document cannot be published', async ({ page, shop }) => {
  shop.documents.autumn = EMPTY_DOCUMENT;

  await page.goto(shop.url + previewOf('autumn'));

  await expect(page.locator('[data-preview-bar]')).toContainText(/Cannot be published · \S/);
});

test('in a preview, /shop shows the previewed deployment and the preview bar, and is not cached', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + previewOf('autumn'));

  const response = await page.goto(`${shop.url}/shop`);

  await expect(page).toHaveTitle('Shop – Autumn');
  await expect(page.locator('[data-preview-bar]')).toHaveAttribute('data-deployment', 'autumn');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
});

test('the button in the preview bar ends the preview', async ({ page, shop }) => {
  await page.goto(shop.url + previewOf('autumn'));

  await page.getByRole('button', { name: 'End preview' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer');
  await expect(page.locator('[data-preview-bar]')).toHaveCount(0);
});

test('a visit to /api/preview/exit ends the preview', async ({ page, shop }) => {
  await page.goto(shop.url + previewOf('autumn'));

  await page.goto(`${shop.url}/api/preview/exit`);

  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer');
  await expect(page.locator('[data-preview-bar]')).toHaveCount(0);
});

test('if another site may embed the preview, all preview cookies have the attribute SameSite=none', async ({
  request,
  startServer,
}) => {
  const shop = await startServer({
    PREVIEW_SECRET: SECRET,
    SITE_URL: 'https://shop.example',
    FRAME_ANCESTORS: 'https://office.example',
  });
  const cookiesOf = async (path: string) => {
    const answer = await request.get(shop.url + path, { maxRedirects: 0 });
    return answer.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? value : []));
  };

  const cookies = [...(await cookiesOf(previewOf('live'))), ...(await cookiesOf('/api/preview/exit'))];

  // In an iframe on another site, browsers ignore a `Set-Cookie` header without `Secure` and `SameSite=None`, even if
  // the header only deletes a cookie.
  expect(cookies).toHaveLength(4);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=none$/);
});

test('a preview link opens a preview, although the link does not contain the secret', async ({
  page,
  shop,
}) => {
  const link = execFileSync('npm', ['run', '--silent', 'preview:link', '--', 'autumn', '--for', '2h'], {
    env: { ...process.env, PREVIEW_SECRET: SECRET, SITE_URL: shop.url },
    encoding: 'utf8',
  }).trim();
  expect(link).not.toContain(SECRET);

  await page.goto(link);

  await expect(page.locator('[data-preview-bar]')).toHaveAttribute('data-deployment', 'autumn');
});

const REFUSALS = [
  { title: 'a wrong secret', query: 'deployment=autumn&secret=wrong-secret', status: 401 },
  { title: 'no secret', query: 'deployment=autumn', status: 401 },
  { title: 'a wrong secret and a bad name', query: 'deployment=..%2Fx&secret=wrong-secret', status: 401 },
  { title: 'an invalid name', query: `deployment=..%2Fx&secret=${SECRET}`, status: 400 },
  { title: 'no name', query: `secret=${SECRET}`, status: 400 },
  { title: 'an unknown deployment', query: `deployment=winter&secret=${SECRET}`, status: 404 },
];

test('the answer to a refused preview request sets no cookie and is not cached', async ({
  request,
  shop,
}) => {
  for (const { title, query, status } of REFUSALS) {
    const answer = await request.get(`${shop.url}/api/preview?${query}`, { maxRedirects: 0 });

    expect(answer.status(), title).toBe(status);
    expect(answer.headers()).not.toHaveProperty('set-cookie');
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a preview request never redirects to another site', async ({ request, shop }) => {
  const answer = await request.get(
    `${shop.url}${previewOf('autumn')}&to=https://evil.example&redirect=//evil`,
    {
      maxRedirects: 0,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    },
  );

  expect(answer.headers().location).toBe('/');
});

test('without PREVIEW_SECRET, the preview endpoints answer 404', async ({ request, storefront }) => {
  for (const path of ['/api/preview?deployment=live&secret=', '/api/preview/exit']) {
    expect((await request.get(storefront.url + path, { maxRedirects: 0 })).status()).toBe(404);
  }
});

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: NaN, height: NaN };

test('on a phone, a preview bar with 400 problems is at most 56 px high and does not cover the end of the page', async ({
  page,
  shop,
}) => {
  const nameless = Array.from({ length: 400 }, () => ({ NAME: 'Nameless' }));
  shop.documents.autumn = aShopNamed('Autumn with a name that is longer than any telephone is wide', {
    flavours: [{ ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] }, ...nameless],
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(shop.url + previewOf('autumn'));
  const bar = page.locator('[data-preview-bar]');

  const strip = await boxOf(bar);
  expect(strip.height).toBeLessThanOrEqual(56);
  expect(strip.y + strip.height).toBeCloseTo(780, 0);

  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      const [end, bottom] = [await boxOf(footer), await boxOf(bar)];
      return end.y + end.height <= bottom.y + 1;
    })
    .toBe(true);

  await bar.getByRole('button', { name: 'Details' }).click();
  await bar.getByText(/^Problems/).click();
  await expect(bar.getByRole('listitem').filter({ visible: true }).last()).toBeAttached();
  await expect(bar).toHaveAttribute('data-problems', '400');
});

test('the preview bar of the public deployment says whether edits are public and when the preview ends', async ({
  page,
  shop,
}) => {
  const sound = { flavours: [], texts: { intro: { NAME: 'Summer' } } };
  shop.documents.live = aShopNamed('Summer', sound);
  const bar = page.locator('[data-preview-bar]');

  await page.goto(shop.url + previewOf('live'));
  await expect(bar).toContainText('The edits are not public yet');

  expect((await requestPublish(shop, { anyway: true })).status).toBe(200);
  await page.reload();
  await expect(bar).toContainText('This version is public');
  await expect(bar).not.toContainText('Not public');
  await expect(bar).toContainText(/This view ends at \d+:\d+/);
  await expect(bar).toContainText('No problems, no hints');
});
