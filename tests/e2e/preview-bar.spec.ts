import AxeBuilder from '@axe-core/playwright';

import { aDocument } from '../content';

import { deployments } from './support/content-server';
import { expect, sourceAt, test as base } from './support/servers';

const SECRET = 'editors-only-secret';
const COUNTS = [0, 1, 13, 400];
const WIDTHS = [360, 768, 1280, 2200];

const mint = { ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] };

/** A sound flavour, and as many that are none. */
const shopWith = (problems: number, locale: string) =>
  aDocument({
    common: { siteName: 'Quatorze', locale },
    home: {
      texts: { intro: { NAME: `Autumn ${problems}` } },
      flavours: [mint, ...Array.from({ length: problems }, (_, index) => ({ NAME: `Nameless ${index}` }))],
    },
  });

const SAID = {
  en: {
    problems: 'Problems',
    said: 'expected: an entry with ID · found: nothing · result: the whole entry left out',
  },
  fr: {
    problems: 'Problèmes',
    said: 'attendu : une entrée avec ID · trouvé : rien · résultat : toute l’entrée omise',
  },
};
const LANGUAGES = ['en', 'fr'] as const;

const test = base.extend<{ url: string }>({
  url: async ({ startBackend, startServer }, provide) => {
    const documents = Object.fromEntries(
      LANGUAGES.flatMap((locale) => COUNTS.map((count) => [`${locale}-${count}`, shopWith(count, locale)])),
    );
    const backend = await startBackend(deployments({ live: shopWith(0, 'en'), ...documents }));
    const { url } = await startServer({ CONTENT_SOURCE: sourceAt(backend), PREVIEW_SECRET: SECRET });
    await provide(url);
  },
});

for (const locale of LANGUAGES)
  test(`the bar fits every window with any number of problems, and axe finds nothing (${locale})`, async ({
    page,
    url,
  }) => {
    const bar = page.locator('[data-preview-bar]');
    for (const count of COUNTS) {
      await page.goto(`${url}/api/preview?deployment=${locale}-${count}&secret=${SECRET}`);
      await expect(bar).toHaveAttribute('data-problems', String(count));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const box = await bar.boundingBox();
        expect(box?.height, `${count} at ${width}`).toBeLessThanOrEqual(width < 1280 ? 56 : 108);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const details = bar.locator('button[popovertarget]');
        const isStrip = await details.isVisible();
        expect(isStrip).toBe(width < 1280);
        if (isStrip) await details.press('Enter');
        const { violations } = await new AxeBuilder({ page })
          .include('[data-preview-bar]')
          .setLegacyMode()
          .analyze();
        expect(violations.map(({ id, nodes }) => `${width}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
        if (isStrip) await page.keyboard.press('Escape');
      }
    }
  });

for (const locale of LANGUAGES)
  test(`each problem is told in the page's language, and found by keyboard (${locale})`, async ({
    page,
    url,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${url}/api/preview?deployment=${locale}-13&secret=${SECRET}`);
    const bar = page.locator('[data-preview-bar]');
    const { problems, said } = SAID[locale];

    await bar.locator('button[popovertarget]').press('Enter');
    await bar.getByText(problems).press('Enter');

    const first = bar.getByRole('listitem').filter({ hasText: 'Nameless 0' });
    await expect(first).toContainText(said);
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link')).toBeFocused();
  });
