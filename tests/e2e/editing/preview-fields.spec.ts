import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';

import type { Page } from '@playwright/test';

import { liveDocument } from '../support/documents';
import { PREVIEW_SECRET as SECRET } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { openPreview } from './open-preview';

import { previewCookieValue, PREVIEW_COOKIE } from '@/lib/editing/preview/cookie';
import { startContentServer } from '@/tests/content-server';

const OFFICE = 'http://127.0.0.1';

async function startEditing() {
  const office = await startContentServer('');
  const shop = await startStorefront({
    PREVIEW_SECRET: SECRET,
    EDIT_URL: 'https://edit.example/{id}#{field}',
    FRAME_ANCESTORS: office.url,
    LOCALES: 'en,fr',
  });
  const stop = async () => {
    await shop.stop();
    await office.stop();
  };
  return { office, url: shop.url, stop };
}

const test = base.extend<{ url: string }>({
  url: async ({ once }, provide) => provide((await once(startEditing)).url),
});

const asHtml =
  (html: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  };

function textPositions(value: unknown, path = ''): string[] {
  const isGiven = value !== null && value !== '' && value !== undefined;
  if (typeof value !== 'object' || value === null) return isGiven ? [path] : [];
  const step = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
  return Object.entries(value).flatMap(([key, inner]) => textPositions(inner, step(key)));
}

/** Values that have no clickable element on the page. */
const NOT_ON_THE_PAGE: [pattern: RegExp, reason: string][] = [
  [/^\$schema$/, 'for code editors'],
  [/^common\.(?:locale|allergenPattern)$/, 'applies to the whole page'],
  [/^common\.productSections\[\d+\]\.(?:ID|NAME)$/, 'used only inside the document'],
  [/^home\.(?:products|categories)\[\d+\]\.ID$/, 'used only inside the document'],
  [/^home\.texts\.page-title\./, 'shown only by search engines and browser tabs'],
  [/^home\.flavours\[\d+\]\.WEIGHT$/, 'in the structured data only'],
];

test('in the preview, every shown value of the default document has a clickable element', async ({ url }) => {
  const cookie = `${PREVIEW_COOKIE}=${previewCookieValue('live', SECRET)}`;
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const shown = new Set(
    [...html.matchAll(/ data-field="([^"]*)"/g)].flatMap(([, places = '']) => places.split(' ')),
  );
  const isShown = (path: string) => {
    for (let place = path; place !== ''; place = place.replace(/(?:^|\.|\[)[^.[]*$/, ''))
      if (shown.has(place)) return true;
    return false;
  };

  const lost = textPositions(liveDocument()).filter(
    (path) => !isShown(path) && !NOT_ON_THE_PAGE.some(([pattern]) => pattern.test(path)),
  );

  expect(lost).toEqual([]);
});

test('in the preview, elements of the shop pages have an attribute with the path of their field', async ({
  url,
}) => {
  const cookie = `${PREVIEW_COOKIE}=${previewCookieValue('live', SECRET)}`;
  const shownAt = async (path: string) => {
    const html = await (await fetch(url + path, { headers: { cookie } })).text();
    expect(html).toContain('data-preview-bar');
    return new Set(
      [...html.matchAll(/ data-field="([^"]*)"/g)].flatMap(([, places = '']) => places.split(' ')),
    );
  };
  const { home, common } = liveDocument() as unknown as Record<
    string,
    Record<string, Record<string, string>[]>
  >;
  const section = common?.productSections?.[0]?.CODE;
  const collection = home?.collections?.findIndex(
    ({ UF_PRODUCT_SECTION_ID }) => UF_PRODUCT_SECTION_ID === common?.productSections?.[0]?.ID,
  );
  const product = home?.products?.find(({ ID }) => ID === home.flavours?.[0]?.PRODUCT_ID)?.CODE;

  const [first, shelf, one] = await Promise.all(
    ['/shop', `/shop/${section}`, `/shop/${section}/${product}`].map(shownAt),
  );

  for (const path of ['common.siteName', 'home.categories[0].NAME', 'home.categories[0].PICTURE'])
    expect(first).toContain(path);
  expect(first).toContain(`home.collections[${collection}].NAME`);
  for (const field of ['NAME', 'PREVIEW_TEXT', 'PRICE', 'PREVIEW_PICTURE', 'ACCENT'])
    expect(shelf).toContain(`home.flavours[0].${field}`);
  for (const field of ['NAME', 'PREVIEW_TEXT', 'DETAIL_TEXT', 'PRICE', 'INGREDIENTS', 'KCAL', 'WEIGHT'])
    expect(one).toContain(`home.flavours[0].${field}`);
});

test('the public page contains no field paths and no preview script', async ({ url, page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(url);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);

  expect(await page.content()).not.toContain('data-field');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await (await fetch(script)).text()).not.toContain('storefront:ready');
});

test('with “Fields” on, a click on an element shows the entity, path and meaning of its field', async ({
  url,
  page,
}) => {
  const { card } = await openPreview(page, url);
  const name = liveDocument().home.flavours as { NAME: string; ID: string }[];
  const first = page.locator('button[data-flavour]').first();

  await page.getByRole('button', { name: 'Fields' }).click();
  await first.locator('[data-field$=".NAME"]').click();

  const title = `${name[0]?.NAME}, ${name[0]?.ID}`;
  await expect(card.getByRole('heading')).toHaveText(title);
  await expect(card).toContainText(`flavours › ${title} › NAME · live · English · line `);
  await expect(card).not.toContainText('home.flavours[0].NAME');
  await expect(card).toContainText('The flavour’s name');
  await expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `https://edit.example/${name[0]?.ID}#NAME`,
  );
  await expect(first).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

/** Presses the button that copies the path of the first tile's name. Returns the field dialog. */
async function copyPathOfName(page: Page, url: string) {
  const { card } = await openPreview(page, url);
  await page
    .locator('[data-tile] [data-field$=".NAME"]')
    .first()
    .click({ modifiers: ['Alt'] });
  await card.getByRole('button', { name: 'Copy the path for a developer' }).click();
  return card;
}

test('the copy button in the field dialog copies the path of the field to the clipboard', async ({
  url,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await copyPathOfName(page, url);

  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('home.flavours[0].NAME');
});

test('without HTTPS, the copy button in the field dialog copies nothing and shows the path', async ({
  url,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const card = await copyPathOfName(page, url);

  await expect(card.getByRole('button', { name: 'Not copied: home.flavours[0].NAME' })).toBeVisible();
});

test('a tile’s field dialog can open the tile’s panel; a click on the price there explains the field PRICE', async ({
  url,
  page,
}) => {
  const { card } = await openPreview(page, url);
  const panel = page.locator('[data-flavour-panel]').first();
  await page.getByRole('button', { name: 'Fields' }).click();

  await page.locator('[data-tile] [data-field$=".NAME"]').first().click();
  await card.getByRole('button', { name: 'Open this flavour' }).click();
  await expect(card).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.locator('[data-field~="home.flavours[0].PRICE"]').first().click();

  await expect(card).toContainText('The price of one pack');
  await expect(card.getByRole('heading', { name: 'The whole page' })).toBeVisible();
  await expect(card).toContainText('Three letters of ISO 4217, such as EUR');
  await expect(card).not.toContainText('`');
  await expect(card.locator('code').filter({ hasText: /^EUR$/ })).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();

  await panel.locator('[data-panel-close]').click();
  await expect(panel).toBeHidden();
});

test('with “Fields” on, a click on the film shows its field, but controls without a field open no dialog', async ({
  url,
  page,
}) => {
  const { card } = await openPreview(page, url);
  await page.getByRole('button', { name: 'Fields' }).click();

  await page.getByRole('heading', { level: 1 }).click();
  await expect(card.getByRole('heading')).toHaveText(['Text intro']);
  await card.getByRole('button', { name: 'Close' }).click();

  await page.locator('[data-section="intro"]').click({ position: { x: 640, y: 120 } });
  await expect(card.getByRole('heading', { name: 'Film 1' }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();

  await page.locator('[data-video-toggle]').click();
  await expect(card).toBeHidden(); // an open dialog would block the next two clicks
  await page.locator('header').click({ position: { x: 20, y: 30 } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flavours' }).click();
  await expect(page).toHaveURL(/#flavours$/);
  await expect(card).toBeHidden();
});

test('on a phone, “Fields” closes the preview sheet, and after “Turn off Fields”, tiles open panels again', async ({
  url,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { bar, card } = await openPreview(page, url);
  await bar.getByRole('button', { name: 'Details' }).click();
  await bar.getByRole('button', { name: 'Fields' }).click();
  await expect(bar.locator('[popover]')).toBeHidden();

  await page.locator('[data-menu]').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Flavours' }).click();
  await expect(page).toHaveURL(/#flavours$/);
  await expect(card).toBeHidden();

  await page.getByRole('button', { name: 'Turn off Fields' }).click();
  await expect(page.getByRole('button', { name: 'Turn off Fields' })).toHaveCount(0);
  await page.locator('[data-tile]').first().click();
  await expect(page.locator('[data-flavour-panel]').first()).toBeVisible();
});

test('the Fields button shows “Fields: on” after a click, and “Fields” again after Escape', async ({
  url,
  page,
}) => {
  await openPreview(page, url);
  const fields = page.getByRole('button', { name: 'Fields' });
  await fields.click();
  await expect(fields).toHaveText('Fields: on');

  await page.keyboard.press('Escape');

  await expect(fields).toHaveText('Fields');
  await expect(fields).toHaveAttribute('aria-pressed', 'false');
});

test('on the French page, the field dialog is in French', async ({ url, page }) => {
  const { card } = await openPreview(page, url);
  await page.goto(`${url}/fr`);
  await page.getByRole('button', { name: 'Champs' }).click();

  await page.locator('[data-tile] [data-field$=".SUBNAME"]').first().click();

  await expect(card).toContainText('Une deuxième ligne sous le nom.');
  await expect(card).toContainText(/live · français · ligne \d+, colonne \d+/);
  await expect(card.getByRole('button', { name: 'Ouvrir cette saveur' })).toBeVisible();
});

test('a click with Alt opens the field dialog, and with “Fields” on, Enter opens the dialog', async ({
  url,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { bar, card } = await openPreview(page, url);
  const title = page.getByRole('heading', { level: 1 });

  await title.click({ modifiers: ['Alt'] });
  await expect(card).toContainText('texts › intro › NAME');
  await card.getByRole('button', { name: 'Close' }).click();

  await bar.getByRole('button', { name: 'Details' }).click();
  await bar.getByRole('button', { name: 'Fields' }).click();
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('texts › intro › NAME');
});

test('a back office that embeds the preview receives clicked fields, and can scroll or reload the preview', async ({
  page,
  once,
}) => {
  const { office, url } = await once(startEditing);
  office.answer(
    asHtml(readFileSync('docs/back-office.html', 'utf8').replaceAll('https://shop.example', url)),
  );
  expect(office.url).toContain(OFFICE);
  await openPreview(page, url);
  await page.goto(office.url);
  const log = page.getByRole('log');
  await expect(log).toContainText('ready: live');

  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await expect(log).toContainText('home.texts.intro.NAME');

  await page.getByLabel('Path').fill('home.flavours[2].STORAGE');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(
    frame.locator('flavour-panel [data-field="home.flavours[2].STORAGE"]').first(),
  ).toBeInViewport();

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(log.getByText('ready: live')).toHaveCount(2);
});

test('the preview exchanges messages only with the allowed origin', async ({ page, once, startBackend }) => {
  const { office, url } = await once(startEditing);
  const recorder = `<script>addEventListener('message', ({ data }) => document.body.append(JSON.stringify(data)))</script>`;
  office.answer(asHtml(`${recorder}<body><iframe src="${url}"></iframe><iframe></iframe></body>`));
  /** A page of another origin, in an iframe beside the preview. */
  const beside = await startBackend(
    asHtml(`<title>beside</title>${recorder}<body><script>
        for (const type of ['storefront:reload', 'storefront:reveal'])
          parent.frames[0].postMessage({ type, path: 'home.texts.contacts.NAME' }, '*');
        document.title = 'said';
      </script></body>`),
  );
  /** A page that opens the preview in a window instead of an iframe. */
  const opener = await startBackend(
    asHtml(`${recorder}<body><a href="${url}" target="shop">open</a></body>`),
  );
  await openPreview(page, url);

  await page.goto(office.url);
  await expect(page.locator('body')).toContainText('storefront:ready');
  const preview = page.frames()[1];
  await preview?.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.evaluate((address) => {
    const [, frame] = document.querySelectorAll('iframe');
    frame?.setAttribute('src', address);
  }, beside.url);
  const foreign = page.frameLocator('iframe').nth(1);
  await expect.poll(() => page.frames()[2]?.title()).toBe('said');
  // The preview handles messages in order, so the answer to this message proves that all earlier messages were handled
  // or ignored.
  await page.evaluate(() => {
    frames[0]?.postMessage({ type: 'storefront:reveal', path: 'home.texts.stores.NAME' }, '*');
  });
  const frame = page.frameLocator('iframe').first();
  await expect(frame.locator('[data-revealed]')).toHaveAttribute('data-field', 'home.texts.stores.NAME');
  expect(await preview?.evaluate(() => 'isFirst' in window)).toBe(true);
  await expect(foreign.locator('body')).not.toContainText('storefront:');

  await page.goto(opener.url);
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()]);
  await expect(opened.getByRole('button', { name: 'Fields' })).toBeVisible();
  await opened.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  await expect(opened.getByRole('dialog', { name: 'Field' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('storefront:');
  await opened.close();
});
