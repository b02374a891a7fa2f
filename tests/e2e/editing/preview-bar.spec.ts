import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';

import type { liveDocument } from '../support/documents';
import { PREVIEW_SECRET as SECRET } from '../support/requests';
import { expect, test as base } from '../support/test';

import { openPreview } from './open-preview';

import { aDocument } from '@/tests/content';

const COUNTS = [0, 1, 13, 400];
const WIDTHS = [360, 768, 1280, 2200];

const mint = { ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] };

const shopWith = (problems: number, locale: string) =>
  aDocument({
    common: { siteName: 'Quatorze', locale },
    home: {
      texts: { intro: { NAME: `Autumn ${problems}` } },
      flavours: [mint, ...Array.from({ length: problems }, (_, index) => ({ NAME: `Nameless ${index}` }))],
    },
  });

const TEXTS = {
  en: {
    state: /^Not public · This view ends at/,
    questions: ['Publishing', 'Changes for visitors', 'Look at first'],
    sale: 'Nothing can be bought any more',
    problems: /^Problems/,
    explanation: 'expected: an entry with ID · found: nothing · result: the whole entry left out',
  },
  fr: {
    state: /^Non publié · Cette vue se termine à/,
    questions: ['Publication', 'Changements pour les visiteurs', 'À regarder d’abord'],
    sale: 'Plus rien ne peut être acheté',
    problems: /^Problèmes/,
    explanation: 'attendu : une entrée avec ID · trouvé : rien · résultat : toute l’entrée omise',
  },
};
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const documentIn = (locale: Language, name: string) =>
  JSON.parse(
    readFileSync(`content/${name}${locale === 'en' ? '' : `.${locale}`}.json`, 'utf8'),
  ) as ReturnType<typeof liveDocument>;

function withProblems(document: ReturnType<typeof liveDocument>) {
  const broken = [{}, { ALLERGENS: 'mlik' }, { PRICE: 'nine' }];
  const flavours = document.home.flavours as object[];
  return {
    ...document,
    home: { ...document.home, flavours: flavours.map((each, index) => ({ ...each, ...broken[index] })) },
  };
}

const test = base.extend<{ url: string }>({
  url: async ({ shops }, provide) => {
    const documents = Object.fromEntries(
      LANGUAGES.flatMap((locale) => COUNTS.map((count) => [`${locale}-${count}`, shopWith(count, locale)])),
    );
    const take = (live: object) => shops.take({ live, ...documents });
    await take(shopWith(1, 'en')); // a first publication, which the preview bar lists
    const { url } = await take(shopWith(0, 'en'));
    await provide(url);
  },
});

for (const locale of LANGUAGES)
  test(`with any number of problems, the preview bar fits into every window (${locale})`, async ({
    page,
    url,
  }) => {
    const bar = page.locator('[data-preview-bar]');
    for (const count of COUNTS) {
      await page.goto(`${url}/api/preview?deployment=${locale}-${count}&secret=${SECRET}`);
      await expect(bar).toHaveAttribute('data-problems', String(count));
      await expect(bar.locator('button[aria-pressed]').first()).toBeAttached(); // a script adds this button
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const isStrip = width < 1280;
        const box = await bar.boundingBox();
        expect(box?.height, `${count} at ${width}`).toBeLessThanOrEqual(isStrip ? 56 : 108);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await bar.locator('button[popovertarget]').isVisible()).toBe(isStrip);
      }
    }
  });

for (const locale of LANGUAGES)
  test(`on a phone, the open preview bar shows the preview’s state and three summaries without scrolling (${locale})`, async ({
    page,
    url,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${url}/api/preview?deployment=${locale}-13&secret=${SECRET}`);
    const bar = page.locator('[data-preview-bar]');
    await bar.locator('button[popovertarget]').click();

    await expect(bar.getByText(TEXTS[locale].state)).toBeInViewport({ ratio: 1 });
    await expect(bar.locator('dt')).toHaveText(TEXTS[locale].questions);
    const answers = bar.locator('dl dd');
    await expect(answers).toHaveCount(3);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  });

for (const locale of LANGUAGES)
  test(`in wide windows, the preview bar shows short summaries in full, and a click on a summary opens its list (${locale})`, async ({
    page,
    shops,
  }) => {
    const read = (name: string) => documentIn(locale, name);
    const { url } = await shops.take({ live: read('live'), autumn: withProblems(read('autumn')) });
    const { sale, questions } = TEXTS[locale];
    const bar = page.locator('[data-preview-bar]');
    for (const width of [1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}/api/preview?deployment=autumn&secret=${SECRET}`);
      await expect(bar.locator('button[aria-pressed]').first()).toBeAttached();

      await expect(bar.locator('dd').nth(1)).toContainText(sale);
      const cut = await bar.locator('summary, p, strong, span').evaluateAll((elements) =>
        elements
          .filter((each) => each.checkVisibility() && getComputedStyle(each).overflow !== 'visible')
          .filter(
            (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2,
          )
          .map(({ textContent }) => textContent),
      );
      expect(cut, `cut at ${width}`).toEqual([]);
      for (const question of questions) {
        const answer = bar.locator('dl > div').filter({ hasText: question });
        await answer.locator('summary').first().click();
        await expect(answer.getByRole('listitem').first()).toBeInViewport();
      }
    }
  });

function refused(document: ReturnType<typeof liveDocument>) {
  const flavours = document.home.flavours as object[];
  const changed = { ALLERGENS: 'lait, soja', PRICE: 9.9 };
  return {
    ...document,
    common: { ...document.common, saleEnabled: false },
    home: {
      ...document.home,
      flavours: flavours.map((each, index) => ({ ...each, ...(index > 2 ? { ID: null } : changed) })),
    },
  };
}

test('the preview bar cuts a long summary to three lines, and a click opens the complete list', async ({
  page,
  shops,
}) => {
  const live = documentIn('fr', 'live');
  const { url } = await shops.take({ live, autumn: refused(live) });
  await page.setViewportSize({ width: 1280, height: 800 });
  const { bar } = await openPreview(page, url, 'autumn');

  const answer = bar.locator('dl > div').nth(1);
  const isCut = await answer
    .locator('summary')
    .first()
    .evaluate((each) => each.scrollHeight > each.clientHeight);
  expect(isCut).toBe(true);
  await expect(answer).toHaveCSS('-webkit-line-clamp', '3');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(108);
  await answer.locator('summary').first().click();
  const count = Number(await answer.locator('summary').first().locator('span').first().textContent());
  await expect(answer.locator('details[name] > ul > li')).toHaveCount(count);
});

test('axe finds no fault in the preview bar with an open list or sheet, in both languages', async ({
  page,
  url,
}) => {
  const bar = page.locator('[data-preview-bar]');
  const faults = async () => {
    const builder = new AxeBuilder({ page }).include('[data-preview-bar]').setLegacyMode();
    const { violations } = await builder.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  for (const locale of LANGUAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${url}/api/preview?deployment=${locale}-13&secret=${SECRET}`);
    await bar.getByText(TEXTS[locale].problems).click();
    expect(await faults()).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await bar.locator('button[popovertarget]').press('Enter');
    expect(await faults()).toEqual([]);
  }
});

for (const locale of LANGUAGES)
  test(`problems are explained in the page's language, and the first problem can be reached by keyboard (${locale})`, async ({
    page,
    url,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${url}/api/preview?deployment=${locale}-13&secret=${SECRET}`);
    const bar = page.locator('[data-preview-bar]');
    const { problems, explanation } = TEXTS[locale];

    await bar.locator('button[popovertarget]').press('Enter');
    await bar.getByText(problems).press('Enter');

    const group = bar.locator('details details');
    await expect(group.locator('summary')).toContainText(explanation);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(group.getByRole('link', { name: 'Nameless 0' })).toBeFocused();
  });

test('Escape closes the list or sheet of the preview bar before it closes the flavour’s panel', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { bar } = await openPreview(page, url, 'en-13');
  const panel = page.locator('[data-flavour-panel="mint"]');
  await page.locator('button[data-flavour="mint"]').click();
  await expect(panel).toBeVisible();

  await test.step('Escape closes a list and returns the focus to its label', async () => {
    const label = bar.locator('summary').filter({ hasText: /^Problems/ });
    await label.press('Enter');
    await page.keyboard.press('Tab');
    await expect(label).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.locator('details[open]')).toHaveCount(0);
    await expect(label).toBeFocused();
  });

  await test.step('on a phone, Escape closes the sheet and returns the focus to its button', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const details = bar.getByRole('button', { name: 'Details' });
    await details.press('Enter');
    await page.keyboard.press('Tab');
    await expect(details).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.locator('[popover]')).toBeHidden();
    await expect(details).toBeFocused();
  });

  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('Escape first closes an open list of the preview bar, and then turns off the Fields button', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { bar } = await openPreview(page, url, 'en-13');
  const fields = bar.getByRole('button', { name: 'Fields' });
  const list = bar.locator('details[name][open]');
  await fields.click();
  await bar
    .locator('summary')
    .filter({ hasText: /^Problems/ })
    .click();
  await expect(list).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(fields).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Escape');
  await expect(fields).toHaveAttribute('aria-pressed', 'false');
});
