import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import { drawn, hydrated } from '../support/visit';

import { SECTIONS } from '@/lib/model/sections';

test('the home page is structured for screen readers and search engines: headings, alternative texts, landmarks, metadata', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('the sections are in order, with their anchors', async () => {
    const sections = await page
      .locator('main > *')
      .evaluateAll((all) => all.map((section) => [section.getAttribute('data-section'), section.id]));
    expect(sections).toEqual(
      SECTIONS.map((section) => [section.name, 'anchor' in section ? section.anchor : '']),
    );
  });

  await test.step('the page has one main heading, and no heading level is skipped', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quatorze');
  });

  await test.step('each section is named by its heading', async () => {
    for (const { name: section } of SECTIONS.slice(1)) {
      const heading = await page.locator(`[data-section="${section}"] h2`).first().innerText();
      await expect(page.locator(`[data-section="${section}"]`)).toHaveAccessibleName(
        heading.replace(/\s+/g, ' '),
      );
    }
  });

  await test.step('every picture has an alternative text or is marked as decorative', async () => {
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
    for (const section of [
      'intro',
      'story',
      'story-second',
      'founder',
      'corporate',
      'partnership',
      'stores',
    ]) {
      const alts = await page
        .locator(`[data-section="${section}"] img`)
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      expect(alts.length, section).toBeGreaterThan(0);
      expect(alts, section).not.toContain('');
    }
  });

  await test.step('the page states its language, title and description', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/Quatorze/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  });

  await test.step('telephone numbers, addresses and directions are links', async () => {
    const stores = page.locator('#stores');
    await expect(stores.getByRole('link', { name: '+33 1 99 00 14 14' })).toHaveAttribute(
      'href',
      'tel:+33199001414',
    );
    await expect(stores.getByText('Tuesday to Saturday')).toBeVisible();
    await expect(stores.getByRole('link', { name: 'Directions' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/.+destination=Quatorze.+rue%20des%20Quatre-Vents/,
    );
    const contacts = page.locator('#contacts');
    await expect(contacts.getByRole('link', { name: '+33 1 99 00 14 15' })).toHaveAttribute(
      'href',
      'tel:+33199001415',
    );
    await expect(contacts.getByRole('link', { name: 'bonjour@quatorze.example' })).toHaveAttribute(
      'href',
      'mailto:bonjour@quatorze.example',
    );
    await expect(contacts.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.example/quatorze',
    );
    await expect(contacts.getByText('SARL')).toBeVisible();
  });

  await test.step('the corporate section links to an e-mail with a subject, and to a telephone number', async () => {
    const corporate = page.locator('#corporate');
    await expect(corporate.getByRole('link', { name: 'Ask for a quotation' })).toHaveAttribute(
      'href',
      'mailto:entreprises@quatorze.example?subject=Corporate%20orders',
    );
    await expect(corporate.getByRole('link', { name: '+33 1 99 00 14 15' })).toHaveAttribute(
      'href',
      'tel:+33199001415',
    );
  });

  await test.step('title, description and first screen contain the word "chocolate", which people search for', async () => {
    await expect(page).toHaveTitle(/chocolate/i);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /chocolate/i);
    await expect(page.locator('[data-section="intro"]').getByText(/chocolate/i)).toBeInViewport();
  });

  await test.step('the page has its landmarks, and a skip link past the header', async () => {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('if a text is missing, only the element of this text is left out', async ({ page, serve }) => {
  const document = liveDocument();
  const texts = document.home.texts as Record<string, { NAME?: string; TEXT_1?: string }>;
  delete texts['stores-phone'];
  delete texts['contacts-social'];
  delete texts['intro-button'];
  texts['corporate-button'] = { NAME: 'Ask us' };
  delete texts.partnership?.NAME;
  const { url } = await serve(document);
  await page.goto(url);
  await expect(page.locator('main > section')).toHaveCount(10);
  await expect(page.locator('#stores a[href^="tel:"]')).toHaveCount(0);
  await expect(page.locator('#stores address')).toBeVisible();
  await expect(page.locator('#contacts a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('#contacts a[href^="https:"]')).toHaveCount(1);
  await expect(page.locator('[data-section="intro"] a')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveCount(0);
  await expect(page.locator('#partnership h2')).toHaveCount(0);
  await expect(page.locator('#partnership p').first()).toBeVisible();
});

test('while a panel is open, neither the page nor any text is wider than the window', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('button[data-flavour]').first().click();
  for (const width of [320, 360, 768, 1280, 1680])
    await test.step(`in a window ${width} px wide, nothing is wider than the window`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      await expect(page.locator('[data-flavour-panel]').first()).toBeVisible();
      // The page hides content that is wider than the window, so the test shows this content to measure it.
      const { scrolls, wide } = await page.evaluate(() => {
        document.body.style.overflowX = 'visible';
        const isClipped = (element: Element): boolean =>
          element.parentElement !== null &&
          element.parentElement !== document.body &&
          (getComputedStyle(element.parentElement).overflowX !== 'visible' ||
            isClipped(element.parentElement));
        const words = [...document.querySelectorAll('h1, h2, h3, h4, p, dd, dt, a, button')];
        return {
          scrolls: document.documentElement.scrollWidth,
          wide: words
            .filter((element) => element.closest('[hidden], [data-slider], dialog') === null)
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .filter((element) => getComputedStyle(element).clipPath === 'none' && !isClipped(element))
            .map((element) => element.textContent),
        };
      });
      expect(scrolls).toBeLessThanOrEqual(width);
      expect(wide).toEqual([]);
    });
});

test('a text with a deadline is shown only until the deadline', async ({ request, serve }) => {
  const document = liveDocument();
  const texts = document.home.texts as Record<string, object>;
  texts['corporate-until'] = { NAME: '2999-12-31', TEXT_1: 'Write to us in good time.' };
  const { url } = await serve(document);
  expect(await (await request.get(url)).text()).toContain('Write to us in good time.');

  texts['corporate-until'] = { NAME: '2020-12-31', TEXT_1: 'Write to us in good time.' };
  const over = await serve(document);
  expect(await (await request.get(over.url)).text()).not.toContain('Write to us in good time.');
});
