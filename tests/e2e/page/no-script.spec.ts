import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import { SCRIPTING_IS_OFF, scrollTo, SIZES } from '../support/visit';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, expected }) => {
  expected.requests.push(SCRIPTING_IS_OFF);
  await page.goto('/');
});

test('without JavaScript, the whole page is readable', async ({ page }) => {
  await test.step('all sections show their headings and texts', async () => {
    const { home } = liveDocument();
    const texts = home.texts as Record<string, { NAME?: string; TEXT_1?: string }>;
    await expect(page.locator('main > section[data-section]')).toHaveCount(10);
    for (const key of [
      'intro',
      'shop',
      'flavours',
      'story',
      'story-second',
      'founder',
      'corporate',
      'partnership',
    ])
      await expect(page.getByRole('heading', { name: texts[key]?.NAME, exact: true }).first()).toBeVisible();
    for (const paragraph of texts.story?.TEXT_1?.match(/[^<>]{40,}/g) ?? [])
      await expect(page.locator('#story')).toContainText(paragraph);
    for (const { NAME } of home.collections as { NAME: string }[])
      await expect(page.getByRole('heading', { name: NAME, level: 3, exact: true })).toBeVisible();
    await expect(page.locator('button[data-flavour]').first()).toBeVisible();
    await expect(page.locator('a[data-category]').first()).toBeVisible();
  });

  await test.step('the intro shows the poster without an overlay', async () => {
    await expect(page.locator('[data-intro-overlay]')).toBeHidden();
    await expect(page.locator('[data-section="intro"] picture img')).toBeVisible();
  });

  await test.step('instead of the map, the page shows the address of the store and a link to directions', async () => {
    const map = page.locator('[data-map]');
    await expect(map).toHaveAttribute('data-map-state', 'idle');
    await expect(map).toContainText('14 rue des Quatre-Vents');
    await expect(map.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/);
  });

  await test.step('animated pictures are visible at once', async () => {
    const pictures = page.locator('[data-animated] img');
    expect(await pictures.count()).toBeGreaterThan(5);
    const opacities = await pictures.evaluateAll((images) =>
      images.map((image) => getComputedStyle(image).opacity),
    );
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  for (const size of ['xs', 'lg'] as const) {
    await test.step(`the sliders scroll natively to the last slide at ${size}`, async () => {
      await page.setViewportSize(SIZES[size]);
      for (const name of ['categories', 'corporate', 'partnership']) {
        const row = page.locator(`[data-slider="${name}"] [role="group"]`);
        const { scrollWidth, clientWidth, snap } = await row.evaluate((element) => ({
          scrollWidth: element.scrollWidth,
          clientWidth: element.clientWidth,
          snap: getComputedStyle(element).scrollSnapType,
        }));
        expect(scrollWidth, name).toBeGreaterThan(clientWidth);
        expect(snap).toMatch(/^x /);
        await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
        await scrollTo(page, `[data-slider="${name}"]`, 100);
        const last = await row
          .locator('li')
          .last()
          .evaluate((slide) => slide.getBoundingClientRect().right);
        const frame = await row.evaluate((element) => element.getBoundingClientRect().right);
        expect(Math.abs(last - frame), name).toBeLessThanOrEqual(1);
      }
    });
  }
});

test('without JavaScript, all panels are reachable', async ({ page }) => {
  await test.step('a link beside each tile leads to the full text in the panel of the tile', async () => {
    const links = page.getByRole('link', { name: /^Facts/ });
    await expect(links).toHaveCount(await page.locator('button[data-flavour]').count());
    for (const index of [0, 6]) {
      const target = (await links.nth(index).getAttribute('href')) ?? '';
      await links.nth(index).click();
      const panel = page.locator(target);
      await expect(panel).toBeInViewport();
      await expect(panel.getByRole('heading')).toBeVisible();
      await expect(panel.locator('[data-fact="net-weight"]')).toBeVisible();
      await expect(panel.locator('[data-about]')).toBeVisible();
      await expect(panel.locator('[data-about] p').first()).toBeVisible();
      await expect(panel.locator('a[data-buy]')).toBeVisible();
      const shown = await page
        .locator('[data-flavour-panel]')
        .evaluateAll((panels) => panels.filter((each) => each.getBoundingClientRect().height > 0).length);
      expect(shown).toBe(1);
    }
  });

  await test.step('controls that need JavaScript are hidden', async () => {
    await page
      .getByRole('link', { name: /^Facts/ })
      .first()
      .click();
    for (const control of [
      'button[data-about-toggle]',
      'button[data-panel-close]',
      'button[data-share]',
      'button[data-mini-switch]',
      'button[data-slider-prev]',
      'button[data-slider-next]',
      'button[data-video-toggle]',
    ])
      await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
  });
});

for (const size of ['xs', 'sm', 'md'] as const) {
  test(`without JavaScript at ${size}, a section link leads to its section, and no element covers the heading`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(7);

    await links.last().click();

    const heading = page.getByRole('heading', { name: 'Contact', exact: true });
    await expect(heading).toBeInViewport();
    await heading.click({ trial: true }); // fails if an element covers the heading
  });
}

test('without JavaScript, section links, collection links, and links between a flavour and its mini reach their targets', async ({
  page,
}) => {
  await test.step('section links and collection links lead to their targets', async () => {
    await page.setViewportSize(SIZES.lg);
    await page.locator('header a[href="#stores"]:visible').click();
    await expect
      .poll(() =>
        page.locator('#stores').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThanOrEqual(1);
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('link').nth(1).click();
    await expect
      .poll(() =>
        page
          .locator('section[data-collection]')
          .nth(1)
          .evaluate((section) => section.getBoundingClientRect().top),
      )
      .toBeCloseTo(170, 0);
  });

  await test.step('the panel of a full-size flavour and the panel of its mini link to each other', async () => {
    const first =
      (await page
        .getByRole('link', { name: /^Facts/ })
        .first()
        .getAttribute('href')) ?? '';
    await page
      .getByRole('link', { name: /^Facts/ })
      .first()
      .click();
    await page.locator(first).getByRole('link', { name: 'Mini', exact: true }).click();
    await expect(page.locator(first)).toBeHidden();
    await expect(page.getByRole('heading', { name: /^MINI / }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Full size' }).click();
    await expect(page.locator(first)).toBeVisible();
  });
});
