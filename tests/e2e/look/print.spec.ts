import { readFileSync } from 'node:fs';

import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { aDocument, aFlavour } from '@/tests/content';

/** Counts the objects of the type `/Page` in a PDF. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('fourteen flavours fit on one printed page in English, in French, and with a chosen allergen', async ({
  page,
  serve,
}) => {
  const french = JSON.parse(readFileSync('content/live.fr.json', 'utf8')) as object;
  for (const url of ['/', '/?without=milk', (await serve(french)).url]) {
    await page.goto(url);
    await hydrated(page);
    for (const format of ['A4', 'Letter'])
      expect(sheetsOf(await page.pdf({ format })), `${url} on ${format}`).toBe(1);
  }
});

test('a chosen allergen adds a sentence to the printed text and does not move the list of flavours', async ({
  page,
}) => {
  const lefts = () =>
    page
      .locator('[data-flavour-panel]')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().left));
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const before = await lefts();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('button[data-allergen="milk"]').click();
  await page.emulateMedia({ media: 'print' });

  expect(await lefts()).toEqual(before);
  const display = await page
    .locator('[data-verdict]:visible')
    .first()
    .evaluate((verdict) => getComputedStyle(verdict).display);
  expect(display).toBe('inline');
});

test('printed prices stay in one column, even if a panel is open and an allergen is chosen', async ({
  page,
}) => {
  await page.goto('/?flavour=102&without=milk,nuts');
  await hydrated(page);
  await expect(page.locator('[data-flavour-panel="102"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const rights = await page
    .locator('[data-collection="41"] [data-fact="price"]:visible')
    .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().right)));
  expect(rights.length).toBeGreaterThan(2);
  expect(new Set(rights).size).toBe(1);
  await expect(page.locator('[data-verdict]:visible').first()).toHaveCSS('white-space', 'normal');
  const turned = await page
    .locator('[data-tablet] [aria-current]')
    .evaluate((square) => getComputedStyle(square, '::before').transform);
  expect(turned).toBe('none');
});

test('if an allergen is chosen, a flavour without stated allergens is “Not known” in the panel and in print', async ({
  page,
  serve,
}) => {
  const { url } = await serve(
    aDocument({
      home: {
        flavours: [
          aFlavour({ ID: 'milk', NAME: 'Milk', ALLERGENS: 'milk' }),
          aFlavour({ ID: 'silent', NAME: 'Silent', ALLERGENS: undefined, TRACES: undefined }),
        ],
      },
    }),
  );
  await page.goto(`${url}/?without=milk&flavour=silent`);
  await hydrated(page);
  const panel = page.locator('[data-flavour-panel="silent"]');

  await expect(panel.getByText('Not known')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('Not known')).toBeVisible();
});

test('closed panels are never animated, because Firefox would print the transparent first frame of the animation', async ({
  page,
}) => {
  await page.goto('/');
  const animations = await page
    .locator('flavour-panel[hidden] > div')
    .evaluateAll((bodies) => bodies.map((body) => getComputedStyle(body).animationName));

  expect(new Set(animations)).toEqual(new Set(['none']));
});

test('a list of flavours that is too long for one printed page continues on further pages', async ({
  page,
  serve,
}) => {
  const document = liveDocument();
  const flavours = document.home.flavours as { ID: string; MINI_ID?: string }[];
  document.home.flavours = [
    ...flavours,
    ...flavours.map((flavour) => ({ ...flavour, ID: `${flavour.ID}-2`, MINI_ID: undefined })),
  ];
  const { url } = await serve(document);
  await page.goto(url);

  // If the list began on the second page instead of the first, the list would end on a third page.
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(2);
});

test('if printed, the categories of /shop and the flavours of /shop/dark each fit on one page', async ({
  page,
}) => {
  for (const [address, words] of [
    ['/shop', ['Tablets', 'Drinking chocolate']],
    ['/shop/dark', ['Madagascar 72 %', '€8.90 · 70 g · €127.14/kg']],
  ] as const) {
    await page.goto(address);
    expect(sheetsOf(await page.pdf({ format: 'A4' })), address).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const text of words) await expect(page.locator('main').getByText(text).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('in print, each flavour has name and price, and an open panel keeps weight and allergens', async ({
  page,
}) => {
  await page.goto('/?flavour=107');
  await hydrated(page);
  const tiles = await page.locator('button[data-flavour] [data-name]').allTextContents();
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('#flavours h4:visible')).toHaveText(tiles);
  await expect(page.locator('#flavours [data-fact="price"]:visible')).toHaveCount(tiles.length);
  const caramel = page.locator('[data-flavour-panel="107"]');
  for (const fact of ['€8.10', '€115.71/kg', '70 g', 'soya, milk'])
    await expect(caramel.getByText(fact, { exact: true })).toBeVisible();
});

test('if the address of the shop does not contain the city, the printed page adds the city', async ({
  page,
  serve,
}) => {
  const texts = {
    stores: { NAME: 'Shop' },
    'stores-city': { NAME: 'Chur' },
    'stores-address': { NAME: 'Obere Gasse 1' },
  };
  const { url } = await serve(aDocument({ home: { texts } }));
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('#stores').getByText('Chur')).toBeVisible();
});

test('the printed page has address, hours and telephone number, but no element that works only on a screen', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('#stores address')).toHaveText('14 rue des Quatre-Vents, 75006 Paris');
  await expect(page.locator('#stores address')).toBeVisible();
  for (const words of ['Tuesday to Saturday', '+33 1 99 00 14 14'])
    await expect(page.locator('#stores').getByText(words)).toBeVisible();
  await expect(page.locator('#contacts').getByText('bonjour@quatorze.example')).toBeVisible();
  await expect(
    page.locator(
      'button:visible, nav:visible, img:visible, video:visible, [data-map]:visible, [data-buy]:visible',
    ),
  ).toHaveCount(0);
  for (const words of ['Choose one to see', 'Instagram', 'Go to the shop', 'Directions'])
    await expect(page.getByText(words).locator('visible=true')).toHaveCount(0);
});
