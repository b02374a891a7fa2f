import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../page/bilingual-site';
import { hydrated, scrollTo, SIZES } from '../support/visit';

import { ANNOUNCEMENT_ID } from '@/components/collections/element-id';
import { en } from '@/lib/words/en';
import { fr } from '@/lib/words/fr';

const LANGUAGES = [
  { language: 'English', address: '/', words: en, milk: 'milk', coffee: 'Coffee', madagascar: 'Madagascar' },
  { language: 'French', address: '/fr', words: fr, milk: 'lait', coffee: 'Café', madagascar: 'Madagascar' },
];

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-write'] });

/** `number`: value of `data-control`. `purpose`: identifies the effect, for example by a link's target. */
type Control = { number: number; label: string; purpose: string; href: string | undefined };

/** A label is the words that a visitor sees on the control. */
function visibleControls(within: Locator): Promise<Control[]> {
  return within.evaluate((root) => {
    const labelOf = (control: Element): string => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const seen: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement } = text;
        const isShown = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (isShown && !parentElement?.closest('.visually-hidden')) seen.push(text.textContent ?? '');
      }
      return seen.join(' ').replace(/\s+/g, ' ').trim();
    };
    return [...root.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('[hidden], [inert]'),
      )
      .map((control, number) => {
        control.dataset.control = String(number);
        const { tile, neighbour } = control.dataset;
        const href = control.getAttribute('href') ?? undefined;
        const purpose = href ?? neighbour ?? tile ?? `control ${number}`;
        return { number, label: labelOf(control), purpose, href };
      });
  });
}

/** Matches names that begin with the label. One word may come before the label: “Telephone: …”. */
function beginsWith(label: string): RegExp {
  const words = label.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new RegExp(
    String.raw`^(?:[\p{L}-]+\s*: )?[^\p{L}\p{N}]*${words.join(String.raw`[^\p{L}\p{N}]+`)}`,
    'iu',
  );
}

/** Expects that names contain the visible label, and that controls with different purposes have different labels. */
async function expectLabelsAreNames(within: Locator, controls: Control[]): Promise<void> {
  const labelled = controls.filter(({ label }) => label !== '');
  for (const { number, label } of labelled)
    await expect
      .soft(within.locator(`[data-control="${number}"]`), `the label “${label}”`)
      .toHaveAccessibleName(beginsWith(label));
  const isShared = (control: Control) =>
    labelled.some(
      ({ label, purpose }) =>
        label.toLowerCase() === control.label.toLowerCase() && purpose !== control.purpose,
    );
  expect.soft(labelled.filter(isShared), 'labels of several controls with different purposes').toEqual([]);
}

async function visitPanel(page: Page, address: string): Promise<void> {
  await page.setViewportSize(SIZES.lg);
  await page.goto(`${address}?flavour=101`);
  await hydrated(page);
  await scrollTo(page, '#stores');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
}

const openPanel = (page: Page) => page.locator('flavour-panel').filter({ visible: true });

for (const { language, address, words, milk, coffee, madagascar } of LANGUAGES) {
  test(`on the ${language} page, each accessible name contains the visible label, and labels are unambiguous`, async ({
    page,
  }) => {
    await visitPanel(page, address);
    const body = page.locator('body');
    const controls = await visibleControls(body);
    expect(controls.length).toBeGreaterThan(80);
    await expectLabelsAreNames(body, controls);

    await test.step('in the menu, each accessible name contains the visible label, and labels are unambiguous', async () => {
      await page.setViewportSize(SIZES.xs);
      await page.getByRole('button', { name: words.header.menu, exact: true }).click();
      const menu = page.getByRole('dialog');
      const inMenu = await visibleControls(menu);
      expect(inMenu.length).toBeGreaterThan(8);
      await expectLabelsAreNames(menu, inMenu);
    });
  });

  test(`on the ${language} page, a voice user can press a control by saying its name`, async ({ page }) => {
    /** Clicks a button by its name, as speech software does. */
    const say = (name: string, within: Page | Locator = page) =>
      within
        .getByRole('button', { name: beginsWith(name) })
        .first()
        .click();
    await visitPanel(page, address);

    await test.step('a voice user can press the buttons in an open panel', async () => {
      const panel = openPanel(page);
      const announcement = page.locator(`#${ANNOUNCEMENT_ID}`);
      await say(words.aboutProduct, panel);
      await expect(panel.getByRole('button', { name: words.aboutProduct })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await say(words.share, panel);
      await expect(panel.locator('[data-share-label]')).toHaveText(words.linkCopied);
      await say(words.showMini, panel);
      await expect(announcement).toHaveText(/^MINI/);
      await say(words.showFullSize, panel);
      await expect(announcement).toHaveText(new RegExp(`^${madagascar}`));
      await say('Fleur de sel', panel);
      await expect(announcement).toHaveText('Fleur de sel');
      await say(words.closePanel, panel);
      await expect(panel).toHaveCount(0);
    });

    await test.step('a voice user can press a tile and the buttons of the allergen finder', async () => {
      const finder = page.locator('[data-without]');
      await say(coffee);
      await expect(openPanel(page).getByRole('heading', { name: coffee, exact: true })).toBeVisible();
      await say(milk, finder);
      await expect(finder.getByRole('button', { name: milk, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await say(words.finder.clear, finder);
      await expect(page).not.toHaveURL(/without=/);
    });

    await test.step('a voice user can press the buttons of a slider', async () => {
      const slider = page.locator('[data-slider="corporate"]');
      await scrollTo(page, '[data-slider="corporate"]', 100);
      await expect(slider).toHaveAttribute('data-state', 'running');
      await say(words.slider.next, slider);
      await expect(slider).toContainText('2 / 3');
      await say(words.slider.previous, slider);
      await expect(slider).toContainText('1 / 3');
    });

    await test.step('a voice user can open and close the menu', async () => {
      await page.setViewportSize(SIZES.xs);
      await say(words.header.menu);
      await expect(page.getByRole('dialog')).toBeVisible();
      await say(words.header.close);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });

  test(`each link of the ${language} page leads to an existing target or a well-formed external address`, async ({
    page,
    request,
  }) => {
    await visitPanel(page, address);
    const hrefs = new Set((await visibleControls(page.locator('body'))).flatMap(({ href }) => href ?? []));
    const dead: string[] = [];
    for (const href of hrefs)
      if (href.startsWith('#')) {
        if ((await page.locator(`[id="${href.slice(1)}"]`).count()) !== 1) dead.push(href);
      } else if (href.startsWith('/')) {
        if (!(await request.get(href)).ok()) dead.push(href);
      } else if (!/^(?:mailto:.+@.+|tel:\+\d+|https:\/\/.+)$/.test(href)) dead.push(href);
    expect(dead).toEqual([]);
  });
}
