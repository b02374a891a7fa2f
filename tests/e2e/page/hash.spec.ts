import type { Page } from '@playwright/test';

import { aCollection, aDocument, aFlavour } from '../../content';
import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import {
  ANCHORS,
  drawn,
  hashOf,
  holdBack,
  hydrated,
  PICTURES,
  scrollTo,
  scrollYOf,
  SIZES,
  still,
  topOf,
} from '../support/visit';

async function follow(page: Page, anchor: string): Promise<void> {
  const menu = page.locator('button[data-menu]');
  if (await menu.isVisible()) await menu.click();
  await page.locator(`header a[href="#${anchor}"]:visible`).click();
}

// With reduced motion, the page scrolls in one step, so tests need not wait.
test.use({ reducedMotion: 'reduce' });
const SMOOTH = { reducedMotion: 'no-preference' } as const;
const IN_ONE_STEP = { reducedMotion: 'reduce' } as const;

async function expectAtTop(page: Page, anchor: string, atRest = drawn): Promise<void> {
  await expect.poll(() => hashOf(page)).toBe(`#${anchor}`);
  await atRest(page);
  expect(Math.abs(await topOf(page, `#${anchor}`)), `#${anchor} at the window's top`).toBeLessThanOrEqual(1);
  expect(await hashOf(page)).toBe(`#${anchor}`);
}

test.describe('the address hash', () => {
  test('when a section reaches the window’s top, the hash becomes its anchor, and its header link is current', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/?white&from=a%20letter');
    await hydrated(page);
    await page.evaluate(() => history.replaceState({ ...(history.state as object), mine: 'kept' }, ''));
    const before = await page.evaluate(() => ({ length: history.length, state: history.state as unknown }));
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveCount(0); // no link is current while the intro is at the top
    for (const [index, anchor] of ANCHORS.entries()) {
      await scrollTo(page, `#${anchor}`, 3);
      await expect.poll(() => hashOf(page)).toBe(index === 0 ? '' : `#${ANCHORS[index - 1]}`);
      await scrollTo(page, `#${anchor}`);
      await expect.poll(() => hashOf(page)).toBe(`#${anchor}`);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `#${anchor}`);
      expect(await page.evaluate(() => location.search)).toBe('?white&from=a%20letter');
    }

    await test.step('sections without an anchor do not change the hash', async () => {
      for (const section of ['story-second', 'founder']) {
        await scrollTo(page, `[data-section="${section}"]`, -10);
        await expect.poll(() => hashOf(page)).toBe('#story');
      }
    });

    await test.step('the hash is removed if no section has passed the top of the window', async () => {
      await scrollTo(page, '#stores');
      await expect.poll(() => hashOf(page)).toBe('#stores');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect
        .poll(() => page.evaluate(() => location.href))
        .toBe(new URL('/?white&from=a%20letter', page.url()).href);
      await expect(current).toHaveCount(0);
    });

    await test.step('changes of the hash add no history entry, and keep the query and the history state', async () => {
      expect(
        await page.evaluate(() => ({ length: history.length, state: history.state as unknown })),
      ).toStrictEqual(before);
    });
  });

  test('while the visitor scrolls down, the page never calls history.replaceState twice with the same address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      const { replaceState } = History.prototype;
      History.prototype.replaceState = function (...words) {
        written.push(String(words[2]));
        replaceState.apply(this, words);
      };
    });
    await page.goto('/');
    await hydrated(page);
    await still(page);
    const writtenBefore = await page.evaluate(
      () => (window as unknown as { written: string[] }).written.length,
    );
    await page.evaluate(async () => {
      for (let step = 0; step < 60; step += 1) {
        window.scrollBy({ top: 50, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(() => hashOf(page)).not.toBe('');
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    const byScroll = written.slice(writtenBefore);
    expect(byScroll.length).toBe(new Set(byScroll).size);
  });
});

test.describe('section links', () => {
  test('if a script sets the hash just after a scroll, the page keeps this hash and scrolls to its section', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(async () => {
      location.hash = 'stores';
      while (location.hash === '#stores') {
        window.scrollTo(0, 0);
        await new Promise(requestAnimationFrame);
      }
      location.hash = 'shop';
    });
    await expectAtTop(page, 'shop', still);
  });

  test('a click on a section link sets the hash and scrolls the section to the top of the window', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    for (const [name, viewport] of Object.entries(SIZES))
      await test.step(`at the window size ${name}, a click on each section link scrolls to its section`, async () => {
        await page.setViewportSize(viewport);
        await drawn(page);
        for (const anchor of [...ANCHORS, 'shop'] as const) {
          await follow(page, anchor);
          await expectAtTop(page, anchor);
        }
        // These smooth scrolls are long: down to the end of the page, and up to the story.
        await page.emulateMedia(SMOOTH);
        for (const anchor of ['contacts', 'story'] as const) {
          await follow(page, anchor);
          await expectAtTop(page, anchor, still);
        }
        await page.emulateMedia(IN_ONE_STEP);
      });
  });

  test('a second click on a section link scrolls to the section again after the visitor has scrolled away', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await test.step('a second click scrolls to the section again if the visitor is still in the section', async () => {
      await follow(page, 'flavours');
      await expectAtTop(page, 'flavours');
      await scrollTo(page, '#flavours', -300);
      await expect.poll(() => topOf(page, '#flavours')).toBeCloseTo(-300, 0);
      await drawn(page);
      expect(await hashOf(page)).toBe('#flavours');
      await follow(page, 'flavours');
      await expectAtTop(page, 'flavours');
    });

    await test.step('a second click scrolls to the section again if the visitor has reached another section', async () => {
      await follow(page, 'stores');
      await expectAtTop(page, 'stores');
      await scrollTo(page, '#partnership', -20);
      await expect.poll(() => hashOf(page)).toBe('#partnership');
      await follow(page, 'stores');
      await expectAtTop(page, 'stores');
    });

    await test.step('the link “Scroll down” of the intro scrolls to the categories', async () => {
      await page.getByRole('link', { name: 'Scroll down' }).click();
      await expectAtTop(page, 'shop');
    });

    await test.step('in a very tall window, the link to the last section scrolls this section to the top', async () => {
      await page.setViewportSize({ width: 1280, height: 2000 });
      await follow(page, 'contacts');
      await expectAtTop(page, 'contacts');
    });
  });
});

test.describe('a visit to a section', () => {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`at the window size ${name}, the section #stores stays at the top while pictures and the map load`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const release = await holdBack(page, PICTURES);
      await page.goto('/#stores', { waitUntil: 'domcontentloaded' });
      await expect.poll(async () => Math.abs(await topOf(page, '#stores'))).toBeLessThanOrEqual(1);
      release();
      await page.waitForLoadState('load');
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
      await expect
        .poll(() =>
          page
            .locator('#stores img, #partnership img')
            .evaluateAll((images: HTMLImageElement[]) => images.some((image) => image.complete)),
        )
        .toBe(true);
      await expectAtTop(page, 'stores', still);
    });
  }

  test('on a visit to any anchor, the page scrolls to the section of the anchor', async ({ page }) => {
    const arrive = async (hash: string) => {
      await page.goto('about:blank'); // if only the hash changed, the browser would scroll and not load the page
      await page.goto(`/${hash}`);
      await hydrated(page);
    };
    for (const anchor of ANCHORS)
      await test.step(`a visit to #${anchor} scrolls to its section`, async () => {
        await arrive(`#${anchor}`);
        await expectAtTop(page, anchor, still);
      });

    await test.step('a visit to #collection-42 scrolls to the collection, and the hash becomes #flavours', async () => {
      await arrive('#collection-42');
      await expect.poll(() => hashOf(page)).toBe('#flavours');
      await still(page);
      expect(Math.abs((await topOf(page, '#collection-42')) - 170)).toBeLessThanOrEqual(1);
    });

    await test.step('an unknown anchor leaves the page at the top', async () => {
      await arrive('#nowhere');
      await still(page);
      expect(await scrollYOf(page)).toBe(0);
    });
  });
});

test.describe('back and forward', () => {
  test('after clicks on section links, the back and forward buttons restore the scroll position', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await follow(page, 'story');
    await expectAtTop(page, 'story');
    await follow(page, 'contacts');
    await expectAtTop(page, 'contacts');
    await page.goBack();
    await expectAtTop(page, 'story');
    await page.goBack();
    await expect.poll(() => scrollYOf(page)).toBe(0);
    await expect.poll(() => hashOf(page)).toBe('');
    await page.goForward();
    await expectAtTop(page, 'story');
  });

  test('after a visit to the shop page, the back button restores the scroll position', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, '#corporate', -137);
    await expect.poll(() => hashOf(page)).toBe('#corporate');
    await still(page);
    const before = await scrollYOf(page);
    await page.goto('/shop');
    await page.goBack();
    await expect(page).toHaveURL(/#corporate$/);
    await hydrated(page);
    await still(page);
    expect(Math.abs((await scrollYOf(page)) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('collection links', () => {
  test('a click on a collection link scrolls to the collection, and the hash becomes #flavours', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const links = page.getByRole('navigation', { name: 'Collections' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(1);
    for (const [name, viewport] of Object.entries(SIZES))
      await test.step(`at the window size ${name}, a click on each collection link scrolls to its collection`, async () => {
        await page.setViewportSize(viewport);
        for (const target of targets) {
          const isLast = target === targets.at(-1); // the last link is tested with smooth scrolling
          await page.emulateMedia(isLast ? SMOOTH : IN_ONE_STEP);
          await page.locator(`nav a[href="${target}"]`).click();
          await expect.poll(async () => Math.abs((await topOf(page, target)) - 170)).toBeLessThanOrEqual(1);
          await (isLast ? still(page) : drawn(page));
          expect(Math.abs((await topOf(page, target)) - 170), target).toBeLessThanOrEqual(1);
          await expect.poll(() => hashOf(page)).toBe('#flavours');
        }
      });
  });

  test('only collections with UF_WITH_ANCHOR on have a link; its label is UF_LIST_NAME, or else NAME', async ({
    request,
    serve,
  }) => {
    const document = liveDocument();
    document.home.collections = [
      { ID: '41', NAME: 'Dark chocolate', UF_LIST_NAME: 'Dark', UF_WITH_ANCHOR: 'Y' },
      { ID: '42', NAME: 'Milk chocolate', UF_WITH_ANCHOR: true },
      { ID: '43', NAME: 'White chocolate', UF_LIST_NAME: 'White', UF_WITH_ANCHOR: 'N' },
    ];
    const { url } = await serve(document);
    const html = await (await request.get(url)).text();
    const navigation = /<nav[^>]* aria-label="Collections"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    const links = [...navigation.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) =>
      inside.replace(/<[^>]*>/g, ''),
    );
    expect(links).toEqual([
      expect.stringMatching(/^Dark\b(?! chocolate)/),
      expect.stringMatching(/^Milk chocolate/),
    ]);
  });

  test('no collection has the same element id as the heading of another collection', async ({
    request,
    serve,
  }) => {
    const collections = ['a', 'a-heading'].map((ID) => aCollection({ ID }));
    const { url } = await serve(
      aDocument({ home: { collections, flavours: [aFlavour({ SECTION_ID: ['a', 'a-heading'] })] } }),
    );

    expect((await (await request.get(url)).text()).split(' id="collection-a-heading"')).toHaveLength(2);
  });

  test('if the field UF_WITH_ANCHOR of the page’s only collection is on, the collection has a link', async ({
    request,
    serve,
  }) => {
    const document = aDocument({ home: { collections: [aCollection({ UF_WITH_ANCHOR: 'Y' })] } });
    const { url } = await serve(document);

    expect(await (await request.get(url)).text()).toContain('href="#collection-tablets"');
  });
});
