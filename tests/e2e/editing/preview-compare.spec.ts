import type { Page } from '@playwright/test';

import { PREVIEW_SECRET as SECRET } from '../support/requests';
import { expect, test as base } from '../support/test';
import { still } from '../support/visit';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { aDocument } from '@/tests/content';

const PREVIEW = `/api/preview?deployment=autumn&secret=${SECRET}`;
const COOKIE = { cookie: `${PREVIEW_COOKIE}=${previewCookieValue('autumn', SECRET)}` };

const TALL = Array.from({ length: 20 }, (_, index) => `<p>Paragraph ${index} of a long story.</p>`).join('');

const shopWith = (flavours: object[], founder = 'Jeanne Vidal', intro = 'Summer') =>
  aDocument({
    common: { siteName: 'Quatorze' },
    home: {
      texts: {
        intro: { NAME: intro },
        story: { NAME: 'A story', TEXT_1: TALL },
        founder: { NAME: founder, TEXT_1: 'She roasts.' },
      },
      flavours,
    },
  });

const flavour = (ID: string, more: object = {}) => ({
  ID,
  NAME: `Flavour ${ID}`,
  PREVIEW_TEXT: `All about ${ID}`,
  SECTION_ID: ['tablets'],
  ...more,
});
const SUMMER = [...'abcdefghij'].map((id) => flavour(id));
const AUTUMN = [
  flavour('new'),
  ...SUMMER.map((each) => (each.ID === 'c' ? flavour('c', { STORAGE: 'Cool and dry' }) : each)),
  flavour('newer'),
];

const test = base.extend<{ url: string }>({
  url: async ({ shops }, provide) => {
    const documents = { live: shopWith(SUMMER), autumn: shopWith(AUTUMN, 'Somebody else', 'Autumn') };
    await provide((await shops.take(documents)).url);
  },
});

/** Opens the preview and waits for the buttons that scripts add. */
async function open(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url + PREVIEW);
  await expect(page.getByRole('button', { name: 'Fields', exact: true })).toBeVisible();
}

test('the preview draws frames around new and changed elements, and the Frames button hides the frames', async ({
  page,
  url,
}) => {
  await open(page, url);
  const outlineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);

  const added = page.locator('[data-item][data-framed="added"]');
  await expect(added).toHaveCount(2);
  await expect(added.first()).toContainText('Flavour new');
  await expect(page.getByRole('heading', { name: 'Somebody else' })).toHaveAttribute(
    'data-framed',
    'changed',
  );
  // The change is inside a closed panel, so the frame is around the tile.
  await expect(page.locator('[data-item][data-framed="changed"]')).toContainText('Flavour c');
  await expect(page.getByRole('heading', { name: 'A story' })).not.toHaveAttribute('data-framed');
  expect(await outlineOf('[data-framed="changed"]')).toBe('solid');
  expect(await outlineOf('[data-framed="added"]')).toBe('double');

  await page.getByRole('button', { name: 'Frames' }).click();
  expect(await outlineOf('[data-framed="changed"]')).toBe('none');
  expect(await outlineOf('[data-framed="added"]')).toBe('none');
});

test('a new flavour in a new collection has its own frame and the word “new”', async ({ page, shops }) => {
  const collections = ['tablets', 'nuts'].map((ID) => ({ ID, NAME: ID }));
  const range = [flavour('a', { SECTION_ID: ['nuts'] }), flavour('new', { SECTION_ID: ['nuts'] })];
  const live = aDocument({ home: { collections: collections.slice(0, 1), flavours: [flavour('a')] } });
  const { url } = await shops.take({ live, autumn: aDocument({ home: { collections, flavours: range } }) });
  await open(page, url);

  await expect(page.locator('[data-collection="nuts"]')).toHaveAttribute('data-framed', 'added');
  const tile = page.locator('[data-item]').filter({ hasText: 'Flavour new' });
  await expect(tile).toHaveAttribute('data-framed', 'added');
  await expect(page.locator('[data-item]').filter({ hasText: 'Flavour a' })).toHaveAttribute(
    'data-framed',
    'changed',
  );
  const word = () => tile.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await word()).toBe('"new"');

  await page.getByRole('button', { name: 'Frames' }).click();
  expect(await word()).toBe('none');
});

test('"Show the public page" and the link back to the preview keep the scroll position and the open panel', async ({
  page,
  url,
}) => {
  await open(page, url);
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('button[data-flavour="h"]').click();
  const panel = page.locator('[data-flavour-panel="h"]');
  await expect(panel).toBeVisible();
  await page.locator('[data-section="story"]').evaluate((story) => {
    scrollBy({ top: story.getBoundingClientRect().top + 123, behavior: 'instant' });
  });
  await still(page);
  const before = await topOf('[data-section="story"]');

  await page.getByRole('link', { name: 'Show the public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer');
  await expect.poll(() => topOf('[data-section="story"]')).toBeCloseTo(before, 0);
  await expect(panel.first()).toBeVisible();
  await expect(page.locator('[data-field]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to “autumn”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn');
  await expect.poll(() => topOf('[data-section="story"]')).toBeCloseTo(before, 0);
  await expect(panel.first()).toBeVisible();
});

test('if the topmost visible tile is not public, "Show the public page" keeps the tile’s collection in place', async ({
  page,
  url,
}) => {
  await open(page, url);
  const tile = page.locator('button[data-flavour="newer"]');
  await tile.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const collection = page.locator('[data-collection="tablets"]');
  const before = await collection.evaluate((element) => element.getBoundingClientRect().top);

  await page.getByRole('link', { name: 'Show the public page' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer');
  await expect
    .poll(() => collection.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(before, 0);
});

test('if the browser blocks storage, "Show the public page" still leads to the public page', async ({
  page,
  url,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page, url);

  await page.getByRole('link', { name: 'Show the public page' }).click();

  await expect(page.getByRole('link', { name: 'Back to “autumn”' })).toBeVisible();
});

test('without scripts, "Show the public page" leads to the visitors’ content with a link back to the preview', async ({
  url,
}) => {
  const preview = await (await fetch(url, { headers: COOKIE })).text();
  expect(preview).toContain('href="?public"');
  const compared = await fetch(`${url}/?public`, { headers: COOKIE });
  const visitors = await (await fetch(url)).text();
  const mainOf = (html: string) => /<main[\s\S]*?<\/main>/.exec(html)?.[0];
  const html = await compared.text();

  expect(compared.headers.get('cache-control')).toBe('private, no-store');
  expect(mainOf(html)).toBe(mainOf(visitors));
  expect(html).toContain('href="?"');
  expect(await (await fetch(`${url}/?public`)).text()).toBe(visitors);
});

test('previews of the public deployment do not change the page that visitors get', async ({ url }) => {
  const before = await (await fetch(url)).text();
  const cookie = `${PREVIEW_COOKIE}=${previewCookieValue('live', SECRET)}`;

  const responses = Array.from({ length: 6 }, async () => {
    const preview = await (await fetch(url, { headers: { cookie } })).text();
    expect(preview).toContain('data-field');
    return (await fetch(url)).text();
  });

  for (const after of await Promise.all(responses)) expect(after).toBe(before);
});
