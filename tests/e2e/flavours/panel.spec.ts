import type { Page } from '@playwright/test';

import { expect, test as base } from '../support/test';
import {
  holdBack,
  hashOf,
  hydrated,
  PICTURES,
  SCRIPTS,
  scrollTo,
  scrollYOf,
  SIZES,
  still,
} from '../support/visit';

type Size = keyof typeof SIZES;

/** Pixels from the top of the window to the row of the chosen flavour, after the page has scrolled. */
const OFFSET: Record<Size, number> = { xs: 140, sm: 120, md: 150, lg: 140 };
/** Number of tiles in a row with default columns. */
const PER_ROW: Record<Size, number> = { xs: 2, sm: 2, md: 3, lg: 4 };
const BY_SIZE = Object.entries(SIZES) as [Size, (typeof SIZES)[Size]][];

const picture = (name: string) => ({ SRC: `/upload/flavours/${name}.png`, WIDTH: 1000, HEIGHT: 1000 });
const aFlavour = (id: string, collection: string | string[], given: object = {}) => ({
  ID: id,
  NAME: `Flavour ${id}`,
  PREVIEW_TEXT: `Lead of ${id}`,
  DETAIL_TEXT: `<p>Story of ${id}</p>`,
  PREVIEW_PICTURE: picture('noisette-front'),
  SECTION_ID: collection,
  NET_WEIGHT: 70,
  ...given,
});

/** UF_COLS_JSON of collection 43: how many grid tracks each item spans at each window size. */
const COLUMNS = {
  '0': { xs: 6, sm: 12, md: 8, lg: 6 },
  '1': { xs: 6, sm: 6, md: 4, lg: 6 },
  '2': { xs: 12, sm: 6, md: 6, lg: 4 },
  '3': { xs: 12, sm: 12, md: 6, lg: 4 },
  '4': { xs: 40, sm: 40, md: 40, lg: 40 },
};

function aDocument(common: object = {}) {
  return {
    common: {
      siteName: 'Quatorze',
      locale: 'en',
      currency: 'EUR',
      saleEnabled: true,
      allergenPattern: 'almonds?|hazelnuts?|milk|soya',
      productSections: [
        { ID: '21', CODE: 'dark' },
        { ID: '22', CODE: 'milk' },
      ],
      ...common,
    },
    home: {
      texts: { intro: { NAME: 'Quatorze' }, flavours: { NAME: 'Flavours' }, stores: { NAME: 'The shop' } },
      collections: [
        { ID: '41', NAME: 'Default columns', UF_PRODUCT_SECTION_ID: '21' },
        { ID: '42', NAME: 'One a row at xs', UF_PRODUCT_SECTION_ID: '22', UF_XS_COLS: 12 },
        { ID: '43', NAME: 'Columns of its own', UF_COLS_JSON: JSON.stringify(COLUMNS) },
      ],
      flavours: [
        aFlavour('101', ['41', '42'], {
          MINI_ID: '901',
          PRODUCT_ID: '501',
          INGREDIENTS: 'Cocoa mass, sugar',
        }),
        aFlavour('102', '41', {
          PRODUCT_ID: 'gone',
          PRICE_PER_KG: '124,5',
          ENERGY_KJ: '2274',
          KCAL: 543,
          FATS: '36,2',
          CARBOHYDRATES: 41.1,
          PROTEINS: '6.9',
          ALLERGENS: ['milk', 'soya'],
          INGREDIENTS: 'Sugar, whole <b>Milk</b> powder, hazelnuts, almond, soya lecithin',
          PHOTO_IMAGE: { SRC: '/upload/partnership/2.jpg', WIDTH: 1600, HEIGHT: 1067, ALT: 'A shelf' },
        }),
        aFlavour('103', '41', {
          DETAIL_TEXT: null,
          NET_WEIGHT: 'a handful',
          KCAL: 0,
          PROTEINS: 'much',
          ALLERGENS: 'traces of nuts',
        }),
        ...['104', '105', '106', '107', '108', '109'].map((id) => aFlavour(id, '41')),
        aFlavour('202', '42', { PRODUCT_ID: '502' }),
        aFlavour('203', '42'),
        ...['301', '302', '303', '304', '305', '306'].map((id) => aFlavour(id, '43', { PRODUCT_ID: '501' })),
        {
          ID: '901',
          NAME: 'Flavour 101',
          PREVIEW_TEXT: 'Lead of the mini',
          NET_WEIGHT: 20,
          PRODUCT_ID: '601',
        },
      ],
      products: [
        { ID: '501', CODE: 'first' },
        { ID: '502', CODE: 'second' },
        { ID: '601', CODE: 'small' },
      ],
    },
  };
}

/** Returns `aDocument` with optional fields and invalid column numbers. */
function aVariedDocument() {
  const document = aDocument();
  const [first, second, own] = document.home.collections;
  Object.assign(first ?? {}, { UF_ITEM_WIDTH: '800', UF_ITEM_HEIGHT: 400 });
  Object.assign(second ?? {}, { UF_WITHOUT_HOVER_TRANSITION: '1' });
  Object.assign(own ?? {}, {
    UF_COLS_JSON: [{ lg: 0, md: -3 }, { lg: '5' }, { lg: 5, productItemStyle: { 'margin-top': '20px' } }],
  });
  const has = (id: string, given: object) =>
    Object.assign(document.home.flavours.find(({ ID }) => ID === id) ?? {}, given);
  has('101', { SUBNAME: 'Dark 70 %', PREVIEW_UNDER: 'New harvest' });
  for (const id of ['104', '203']) has(id, { DETAIL_PICTURE: '/upload/flavours/noisette-detail.jpg' });
  return document;
}

const test = base.extend<{ shown: object }>({
  shown: [aDocument(), { option: true }],
  baseURL: async ({ serve, shown }, use) => use((await serve(shown)).url),
});

// With reduced motion, the page scrolls in one step, so tests need not wait.
test.use({ reducedMotion: 'reduce' });
const SMOOTH = { reducedMotion: 'no-preference' } as const;
const IN_ONE_STEP = { reducedMotion: 'reduce' } as const;

const tileOf = (page: Page, id: string, collection = '41') =>
  page.locator(`section[data-collection="${collection}"] button[data-flavour="${id}"]`);
const panelOf = (page: Page, id: string, collection = '41') =>
  page.locator(`section[data-collection="${collection}"] [data-flavour-panel="${id}"]`);
const openPanels = (page: Page) =>
  page
    .locator('[data-flavour-panel]')
    .evaluateAll((panels) =>
      panels
        .filter((panel) => panel.getBoundingClientRect().height > 0)
        .map((panel) => panel.getAttribute('data-flavour-panel')),
    );

async function visit(page: Page, address = '/', size: Size = 'lg'): Promise<void> {
  await page.clock.install();
  await page.setViewportSize(SIZES[size]);
  await page.goto(address);
  await hydrated(page);
}

/** After the choice of a flavour, the page waits at most twice. */
const WAITS = { count: 2, ms: 300 };

async function open(page: Page, id: string, collection = '41'): Promise<void> {
  await tileOf(page, id, collection).click();
  await advanceClock(page, WAITS.count * WAITS.ms, WAITS.ms);
  await expect(panelOf(page, id, collection)).toBeVisible();
}

/** Returns distances in pixels from the top left of the document. */
function geometry(page: Page, collection: string) {
  return page.locator(`section[data-collection="${collection}"]`).evaluate((section) => {
    const box = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return { left, right, width, top: top + window.scrollY, bottom: bottom + window.scrollY };
    };
    const panels = [...section.querySelectorAll('[data-flavour-panel]')].map(box);
    return {
      frame: box(section),
      tiles: [...section.querySelectorAll('button[data-flavour]')].map(box),
      panel: panels.find(({ top, bottom }) => bottom > top),
    };
  });
}

/** Returns the number of grid tracks of each tile, and the number of tiles in each row. */
async function tracks(page: Page, collection: string) {
  const { frame, tiles } = await geometry(page, collection);
  const lines: (typeof tiles)[] = [];
  for (const tile of tiles) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].top - tile.top) < 2) line.push(tile);
    else lines.push([tile]);
  }
  const pair = lines.find((line) => line.length > 1);
  const gap = pair?.[0] && pair[1] ? pair[1].left - pair[0].right : 0;
  return {
    lines: lines.map((line) => line.length),
    spans: tiles.map(({ width }) => Math.round((12 * (width + gap)) / (frame.width + gap))),
  };
}

test.describe('the grid', () => {
  test('at every window size, tiles have the default width or the width that their collection sets', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [size, viewport] of BY_SIZE) {
      await page.setViewportSize(viewport);
      await test.step(`at the window size ${size}, a row has ${PER_ROW[size]} flavours by default`, async () => {
        const { lines, spans } = await tracks(page, '41');
        const perRow = PER_ROW[size];
        expect(new Set(spans)).toEqual(new Set([12 / perRow]));
        expect(lines.slice(0, -1).every((count) => count === perRow)).toBe(true);
      });
    }

    await test.step('only at xs, UF_XS_COLS sets how many grid tracks each item spans', async () => {
      await page.setViewportSize(SIZES.xs);
      expect((await tracks(page, '42')).lines).toEqual([1, 1, 1]);
      await page.setViewportSize(SIZES.sm);
      expect(await tracks(page, '42')).toEqual({ lines: [2, 1], spans: [6, 6, 6] });
    });

    await test.step('UF_COLS_JSON sets how many grid tracks each item spans, and a row ends after every 4 items', async () => {
      for (const [size, lines, spans] of [
        ['lg', [2, 2, 1, 1], [6, 6, 4, 4, 12, 3]],
        ['md', [2, 2, 1, 1], [8, 4, 6, 6, 12, 4]],
        ['sm', [1, 2, 1, 1, 1], [12, 6, 6, 12, 12, 6]],
      ] as const) {
        await page.setViewportSize(SIZES[size]);
        expect(await tracks(page, '43'), size).toEqual({ lines, spans });
      }
    });

    await test.step('at the breakpoint xs, each row has one item, also with UF_COLS_JSON', async () => {
      await page.setViewportSize(SIZES.xs);
      expect((await tracks(page, '43')).lines).toEqual([1, 1, 1, 1, 1, 1]);
      const { tiles, frame } = await geometry(page, '43');
      const parts = tiles.map(({ width }) => Math.round((width / frame.width) * 2) / 2);
      expect(parts).toEqual([0.5, 0.5, 1, 1, 1, 0.5]);
    });
  });

  test.describe('the grid of a document with optional fields', () => {
    test.use({ shown: aVariedDocument() });

    test('UF_ITEM_WIDTH and UF_ITEM_HEIGHT set the aspect ratio of pictures, and a tile is at least one column wide', async ({
      page,
    }) => {
      await page.setViewportSize(SIZES.lg);
      await page.goto('/');
      expect((await tracks(page, '43')).spans).toEqual([1, 5, 5, 3, 3, 3]);
      await page.setViewportSize(SIZES.md);
      expect((await tracks(page, '43')).spans).toEqual([1, 4, 4, 4, 4, 4]);

      const shape = await tileOf(page, '104')
        .locator('img')
        .first()
        .evaluate((image) => {
          const plate = image.parentElement?.getBoundingClientRect();
          return plate ? plate.width / plate.height : 0;
        });
      expect(shape).toBeCloseTo(2, 1);
    });
  });
});

test.describe('the panel’s place', () => {
  const below = [
    ['41', '106', 5, (size: Size) => PER_ROW[size]],
    ['42', '202', 1, (size: Size) => (size === 'xs' ? 1 : PER_ROW[size])],
    ['43', '302', 1, (size: Size) => (size === 'xs' ? 1 : 4)],
  ] as const;
  test('the panel is below the row of its flavour and has the full width, also after a resize', async ({
    page,
  }) => {
    await visit(page);
    for (const [collection, id, index, perRow] of below)
      await test.step(`the panel of flavour ${id} is below the row of its tile`, async () => {
        await page.setViewportSize(SIZES.lg);
        await open(page, id, collection);
        const expectBelowRow = async (size: Size) => {
          const { frame, tiles, panel } = await geometry(page, collection);
          if (!panel) throw new Error(`no panel at ${size}`);
          const endOfRow = (Math.floor(index / perRow(size)) + 1) * perRow(size);
          for (const [place, tile] of tiles.entries()) {
            if (place < endOfRow)
              expect(tile.bottom, `tile ${place} at ${size}`).toBeLessThanOrEqual(panel.top);
            else expect(tile.top, `tile ${place} at ${size}`).toBeGreaterThanOrEqual(panel.bottom);
          }
          expect(panel.left).toBeLessThanOrEqual(frame.left);
          expect(panel.right).toBeGreaterThanOrEqual(frame.right);
          expect(panel.right).toBeLessThanOrEqual(SIZES[size].width);
        };
        for (const size of ['lg', 'md', 'sm', 'xs', 'sm', 'lg', 'xs', 'md', 'lg'] as const) {
          await page.setViewportSize(SIZES[size]);
          await expect(() => expectBelowRow(size)).toPass();
          await advanceClock(page, 1000, 500);
          await expectBelowRow(size);
        }
      });
  });
});

type PageEvent = { at: number; what: 'click' | 'open' | 'close' | 'scroll'; id?: string; y: number };

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: PageEvent[] = [];
    Object.assign(window, { events });
    const add = (what: PageEvent['what'], id?: string) =>
      events.push({ at: performance.now(), what, id, y: window.scrollY });
    addEventListener('scroll', () => add('scroll'));
    addEventListener(
      'click',
      ({ target }) => {
        const tile = target instanceof Element && target.closest<HTMLElement>('button[data-flavour]');
        if (tile) add('click', tile.dataset.flavour);
      },
      true,
    );
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset.flavourPanel === undefined) continue;
        add(target.hasAttribute('hidden') ? 'close' : 'open', target.dataset.flavourPanel);
      }
    }).observe(document, { subtree: true, attributeFilter: ['hidden'] });
  });
}

const events = (page: Page) => page.evaluate(() => (window as unknown as { events: PageEvent[] }).events);
const clearEvents = (page: Page) =>
  page.evaluate(() => void ((window as unknown as { events: PageEvent[] }).events.length = 0));

async function times(page: Page, id: string) {
  const all = await events(page);
  const click = all.findLast(({ what }) => what === 'click');
  if (!click) throw new Error('no click');
  const after = all.filter(({ at }) => at > click.at);
  const since = (found: PageEvent | undefined) => (found ? found.at - click.at : Number.NaN);
  return {
    scroll: since(after.find(({ what, y }) => what === 'scroll' && y !== click.y)),
    open: since(after.find(({ what, id: opened }) => what === 'open' && opened === id)),
    positions: new Set(after.filter(({ what }) => what === 'scroll').map(({ y }) => y)).size,
  };
}

/** After this call, only `advanceClock` makes time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

const STEP_MS = 50;

/** Advances the clock in steps. After each step, waits for the page's pending tasks. */
async function advanceClock(page: Page, ms: number, step = STEP_MS): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await page.clock.runFor(Math.min(left, step));
    await page.evaluate(async () => {
      for (let turns = 0; turns < 10; turns += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage('next turn');
        });
    });
  }
}

const hasScrolled = async (page: Page) => (await events(page)).some(({ what }) => what === 'scroll');

test.describe('choosing a flavour', () => {
  test('on phones, the panel picture of a flavour without photos does not extend below the coloured area', async ({
    page,
  }) => {
    await visit(page, '/?flavour=105', 'xs');
    const image = panelOf(page, '105').locator('img');

    const bottoms = await image.evaluate((picture) =>
      [picture, picture.parentElement].map((element) => element?.getBoundingClientRect().bottom ?? 0),
    );
    expect(bottoms[0]).toBeLessThanOrEqual(bottoms[1] ?? 0);
  });

  test('a click on a flavour opens the panel without moving the row, and a second click closes the panel', async ({
    page,
  }) => {
    await visit(page);
    const tile = tileOf(page, '102');
    const before = await geometry(page, '41');
    await expect(tile).toHaveAttribute('aria-expanded', 'false');
    await tile.click();
    await expect(panelOf(page, '102')).toBeVisible();
    expect((await geometry(page, '41')).tiles.slice(0, 4)).toEqual(before.tiles.slice(0, 4));
    await expect(tile).toHaveAttribute('aria-expanded', 'true');
    await expect(tile).toHaveAttribute(
      'aria-controls',
      (await panelOf(page, '102').getAttribute('id')) ?? '',
    );
    await tile.click();
    await expect(panelOf(page, '102')).toBeHidden();
    await expect(tile).toHaveAttribute('aria-expanded', 'false');
    expect(await openPanels(page)).toEqual([]);
  });

  test('choosing another flavour in the same row replaces the panel at once without scrolling', async ({
    page,
  }) => {
    await visit(page);
    for (const [first, second, collection] of [
      ['101', '104', '41'],
      ['301', '304', '43'],
    ] as const) {
      await open(page, first, collection);
      await tileOf(page, second, collection).scrollIntoViewIfNeeded();
      const before = await scrollYOf(page);
      await stopClock(page);
      await tileOf(page, second, collection).click();
      await expect(panelOf(page, second, collection)).toBeVisible();
      expect(await openPanels(page)).toEqual([second]);
      await advanceClock(page, 1000, 200);
      expect(await scrollYOf(page)).toBe(before);
      await expect(tileOf(page, first, collection)).toHaveAttribute('aria-expanded', 'false');
      await expect(tileOf(page, second, collection)).toHaveAttribute('aria-expanded', 'true');
      await page.clock.resume();
    }
  });

  test('choosing a flavour in another row scrolls after 300 ms and opens the new panel after 600 ms', async ({
    page,
  }) => {
    await record(page);
    await page.emulateMedia(SMOOTH);
    await visit(page);
    await open(page, '109');
    // The flavour is above the open panel, so the page does not move when this panel closes.
    await tileOf(page, '101').scrollIntoViewIfNeeded();
    await scrollTo(page, 'section[data-collection="41"] button[data-flavour="101"]', 300);
    await still(page);
    await stopClock(page);
    await clearEvents(page);

    await tileOf(page, '101').click();
    await advanceClock(page, 299);
    await expect(panelOf(page, '109')).toBeHidden();
    expect(await hasScrolled(page)).toBe(false);
    await advanceClock(page, 1);
    await expect.poll(() => hasScrolled(page)).toBe(true);
    await advanceClock(page, 299);
    expect(await openPanels(page)).toEqual([]);
    await advanceClock(page, 1);
    await expect(panelOf(page, '101')).toBeVisible();
  });

  const rowOf = <Tile>(tiles: Tile[], index: number, collection: string, size: Size): Tile[] => {
    const ownRows = size === 'xs' ? 1 : 4;
    const perRow = { '41': PER_ROW[size], '42': size === 'xs' ? 1 : PER_ROW[size] }[collection] ?? ownRows;
    const start = Math.floor(index / perRow) * perRow;
    return tiles.slice(start, start + perRow);
  };

  async function expectRowAtRest(page: Page, id: string, collection: string, size: Size): Promise<void> {
    expect(await openPanels(page)).toEqual([id]);
    const tops = await page
      .locator(`section[data-collection="${collection}"] button[data-flavour]`)
      .evaluateAll((tiles) =>
        tiles.map((tile) => [tile.getAttribute('data-flavour'), tile.getBoundingClientRect().top] as const),
      );
    const index = tops.findIndex(([other]) => other === id);
    const top = Math.min(...rowOf(tops, index, collection, size).map(([, each]) => each));
    expect(Math.abs(top - OFFSET[size]), `the row of ${id} is at ${top}`).toBeLessThanOrEqual(1);
  }

  test('choosing a flavour in another row scrolls the flavour’s row to a fixed distance below the window top', async ({
    page,
  }) => {
    await visit(page);
    for (const [size, viewport] of BY_SIZE)
      await test.step(`at the window size ${size}, the row of the chosen flavour is ${OFFSET[size]} px below the top of the window`, async () => {
        await page.setViewportSize(viewport);
        await open(page, '101');
        await page.emulateMedia(SMOOTH);
        await tileOf(page, '109').click();
        await expect(panelOf(page, '109')).toBeVisible();
        await still(page);
        await expectRowAtRest(page, '109', '41', size);
        // Each flavour is above or below the previous flavour, in the same collection or in another.
        await page.emulateMedia(IN_ONE_STEP);
        for (const [id, collection] of [
          ['103', '41'],
          ['305', '43'],
          ['202', '42'],
          ['101', '41'],
          ['303', '43'],
        ] as const) {
          await open(page, id, collection);
          await expectRowAtRest(page, id, collection, size);
        }
      });
  });

  test('if no other panel is open, a panel opens at once, and the page scrolls only if necessary', async ({
    page,
  }) => {
    await visit(page);
    const tile = 'section[data-collection="41"] button[data-flavour="101"]';
    for (const [size, viewport] of BY_SIZE)
      await test.step(`at the window size ${size}, the page scrolls only if under 240 px of the panel would be visible`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia(size === 'lg' ? SMOOTH : IN_ONE_STEP);
        const rowHeight = await page.locator('section[data-collection="41"]').evaluate((section, perRow) => {
          const tiles = [...section.querySelectorAll('button[data-flavour]')];
          const topOf = (index: number) => tiles[index]?.getBoundingClientRect().top ?? 0;
          return topOf(perRow) - topOf(0);
        }, PER_ROW[size]);
        const topAfter = async (top: number) => {
          await scrollTo(page, tile, top);
          await stopClock(page);
          await tileOf(page, '101').click();
          await expect(panelOf(page, '101')).toBeVisible();
          await advanceClock(page, 1000, 200);
          await page.clock.resume();
          if (size === 'lg') await still(page);
          return page.locator(tile).evaluate((element) => element.getBoundingClientRect().top);
        };

        const enough = viewport.height - rowHeight - 260;
        expect(await topAfter(enough)).toBeCloseTo(enough, 0);
        await tileOf(page, '101').click();
        await expect(panelOf(page, '101')).toBeHidden();

        const tooLittle = viewport.height - rowHeight - 220;
        expect(Math.abs((await topAfter(tooLittle)) - OFFSET[size])).toBeLessThanOrEqual(1);
        await tileOf(page, '101').click();
        await expect(panelOf(page, '101')).toBeHidden();
      });
  });

  test('if a visitor chooses several flavours quickly, only the last panel opens', async ({ page }) => {
    await record(page);
    await visit(page);
    await open(page, '101');
    await clearEvents(page);
    await stopClock(page);
    const click = (id: string) =>
      page
        .locator(`button[data-flavour="${id}"]`)
        .first()
        .evaluate((tile: HTMLElement) => tile.click());
    await click('105');
    await advanceClock(page, 250);
    await click('203');
    await advanceClock(page, 450);
    await click('109');
    await advanceClock(page, 1000);
    await expect(panelOf(page, '109')).toBeVisible();
    expect(await openPanels(page)).toEqual(['109']);
    const opened = (await events(page)).filter(({ what }) => what === 'open').map(({ id }) => id);
    expect(opened).toEqual(['109']);
    expect(
      Math.abs((await tileOf(page, '109').evaluate((tile) => tile.getBoundingClientRect().top)) - OFFSET.lg),
    ).toBeLessThanOrEqual(1);
  });

  test('with reduced motion, a panel in another row opens after the usual delays, and the page jumps once', async ({
    page,
  }) => {
    await record(page);
    await visit(page);
    await open(page, '109');
    // The flavour is above the open panel, so the page does not move when this panel closes.
    await scrollTo(page, 'section[data-collection="41"] button[data-flavour="101"]', 300);
    await still(page);
    await clearEvents(page);
    await tileOf(page, '101').click();
    await expect(panelOf(page, '101')).toBeVisible();
    await still(page);
    const { scroll, open: opened, positions } = await times(page, '101');
    expect(scroll).toBeGreaterThanOrEqual(300);
    expect(opened).toBeGreaterThanOrEqual(600);
    expect(positions).toBe(1);

    await clearEvents(page);
    await tileOf(page, '202', '42').click();
    await expect(panelOf(page, '202', '42')).toBeVisible();
    expect((await times(page, '202')).open).toBeGreaterThanOrEqual(600);
    expect(await openPanels(page)).toEqual(['202']);
  });

  test('if a visitor clicks a tile before hydration, the panel of the tile opens after hydration', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.lg);
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await tileOf(page, '106').click();
    await expect(panelOf(page, '106')).toBeHidden();
    release();
    await expect(panelOf(page, '106')).toBeVisible();
    expect(await openPanels(page)).toEqual(['106']);
  });

  test('if a flavour has two tiles, a click opens the panel below the clicked tile', async ({ page }) => {
    await visit(page);
    await open(page, '101', '42');
    await expect(panelOf(page, '101', '41')).toBeHidden();
    await expect(tileOf(page, '101', '41')).toHaveAttribute('aria-expanded', 'false');
    await expect(panelOf(page, '101', '42').locator('a[data-buy]')).toHaveAttribute(
      'href',
      '/shop/milk/first?flavourId=101',
    );
    await open(page, '101', '41');
    await expect(panelOf(page, '101', '42')).toBeHidden();
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
  });
});

function countPanels(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counted = { most: 0 };
    Object.assign(window, { counted });
    const look = () => {
      const shown = [...document.querySelectorAll('[data-flavour-panel]')].filter(
        (panel) => panel.getBoundingClientRect().height > 0,
      );
      counted.most = Math.max(counted.most, shown.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
const mostPanels = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { most: number } }).counted.most);

test.describe('the panel', () => {
  test('the panel shows the name, the introductory text and the facts in English', async ({ page }) => {
    await visit(page);
    await open(page, '102');
    const panel = panelOf(page, '102');
    const fact = (name: string) => panel.locator(`[data-fact="${name}"]`);
    await expect(panel.getByRole('heading', { name: 'Flavour 102' })).toBeVisible();
    await expect(panel.getByText('Lead of 102')).toBeVisible();
    await expect(fact('net-weight')).toHaveText('70 g');
    await expect(fact('price-per-kg')).toHaveText('€124.50/kg');
    await expect(fact('nutrition')).toHaveText(
      'Energy 2,274.00 kJ / 543.00 kcal, fat 36.20 g, carbohydrates 41.10 g, proteins 6.90 g',
    );
    await expect(fact('allergens')).toHaveText('soya, milk');
    await expect(fact('ingredients')).toHaveText(
      'Sugar, whole Milk powder, hazelnuts, almond, soya lecithin',
    );

    await test.step('the panel marks the allergens in the ingredients', async () => {
      await expect(fact('ingredients').locator('mark')).toHaveText(['Milk', 'hazelnuts', 'almond', 'soya']);
    });

    await test.step('the toggle shows and hides the product text', async () => {
      const toggle = panel.locator('button[data-about-toggle]');
      const text = panel.getByText('Story of 102');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(text).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(text).toBeVisible();
      await expect(panel.locator('[data-about]')).toBeVisible();
      await toggle.click();
      await expect(text).toBeHidden();
      await expect(fact('net-weight')).toBeVisible();
    });
  });

  test('the panel leaves out missing facts and texts, but shows a fact whose value is 0', async ({
    page,
  }) => {
    await visit(page);
    await open(page, '103');
    const panel = panelOf(page, '103');
    await expect(panel.locator('[data-fact="net-weight"]')).toHaveText('a handful');
    await expect(panel.locator('[data-fact="nutrition"]')).toHaveText('Energy 0.00 kcal');
    await expect(panel.locator('[data-fact="allergens"]')).toHaveText('nuts');
    await expect(panel.locator('[data-fact="price-per-kg"]')).toHaveCount(0);
    await expect(panel.locator('[data-fact="ingredients"]')).toHaveCount(0);
    await expect(panel.locator('button[data-about-toggle]')).toHaveCount(0);
    await expect(panel).not.toContainText('NaN');
  });

  test('a button in the panel switches to the mini and back to the full size', async ({ page }) => {
    await visit(page);
    await open(page, '101');
    await panelOf(page, '101').locator('button[data-mini-switch]').click();
    const mini = panelOf(page, '901');
    await expect(mini).toBeVisible();
    await expect(panelOf(page, '101')).toBeHidden();
    await expect(mini.getByRole('heading')).toHaveText('MINI Flavour 101');
    await expect(mini.locator('[data-fact="net-weight"]')).toHaveText('20 g');
    await expect(mini.locator('[data-fact="ingredients"]')).toHaveText('Cocoa mass, sugar');
    await expect(mini.locator('a[data-buy]')).toHaveAttribute('href', '/shop/dark/small?flavourId=901');
    await expect(mini.locator('button[data-mini-switch]')).toBeFocused();
    await mini.locator('button[data-about-toggle]').click();
    await expect(mini.getByText('Story of 101')).toBeVisible();
    await mini.locator('button[data-mini-switch]').click();
    await expect(panelOf(page, '101')).toBeVisible();
    await expect(mini).toBeHidden();
    await expect(panelOf(page, '101').getByRole('heading')).toHaveText('Flavour 101');

    await test.step('a click on the tile closes the mini’s panel, and the next click opens the flavour’s own panel', async () => {
      await panelOf(page, '101').locator('button[data-mini-switch]').click();
      await expect(mini).toBeVisible();
      await tileOf(page, '101').click();
      await expect(mini).toBeHidden();
      await expect.poll(() => openPanels(page)).toEqual([]);
      await open(page, '101');
      expect(await openPanels(page)).toEqual(['101']);
    });
  });

  test('a buy link leads to the product, or else to the product section; a collection without section has no buy links', async ({
    page,
  }) => {
    await countPanels(page);
    await visit(page);
    for (const [id, collection, href] of [
      ['101', '41', '/shop/dark/first?flavourId=101'],
      ['102', '41', '/shop/dark?flavourId=102'],
      ['109', '41', '/shop/dark?flavourId=109'],
      ['104', '41', '/shop/dark?flavourId=104'],
      ['202', '42', '/shop/milk/second?flavourId=202'],
    ] as const) {
      await tileOf(page, id, collection).click();
      await expect(panelOf(page, id, collection).locator('a[data-buy]')).toHaveAttribute('href', href);
      await expect(panelOf(page, id, collection)).toBeVisible();
    }
    await tileOf(page, '302', '43').click();
    await expect(panelOf(page, '302', '43')).toBeVisible();
    await expect(panelOf(page, '302', '43').locator('a[data-buy]')).toHaveCount(0);

    await test.step('at most one panel is visible at a time', async () => {
      expect(await mostPanels(page)).toBe(1);
    });
  });

  test('while the sale is off, the page has no buy links', async ({ request, serve }) => {
    const { url } = await serve(aDocument({ saleEnabled: '0' }));
    const html = await (await request.get(url)).text();
    expect(html).not.toContain('data-buy');
    expect(html).toContain('data-fact="net-weight"');
    expect(await (await request.get('/')).text()).toContain('data-buy');
  });

  test('the panel is white if the address has the parameter "white" with any value except 0', async ({
    page,
  }) => {
    const grounds: Record<string, Set<string>> = { dark: new Set(), white: new Set() };
    for (const [query, style] of [
      ['', 'dark'],
      ['?white', 'white'],
      ['?white=1', 'white'],
      ['?white=0', 'dark'],
      ['?whiter', 'dark'],
    ] as const)
      await test.step(`at the address /${query}, the panel is ${style}`, async () => {
        await visit(page, `/${query}`);
        await open(page, '101');
        await expect(panelOf(page, '101')).toHaveAttribute('data-style', style);
        grounds[style]?.add(
          await panelOf(page, '101').evaluate((panel) => getComputedStyle(panel).backgroundColor),
        );
        await panelOf(page, '101').locator('button[data-mini-switch]').click();
        await expect(panelOf(page, '901')).toHaveAttribute('data-style', style);
      });
    const [dark, white] = [[...(grounds.dark ?? [])], [...(grounds.white ?? [])]];
    expect([dark.length, white.length]).toEqual([1, 1]);
    expect(dark).not.toEqual(white);
  });

  test('Escape closes the panel and returns the focus to the tile', async ({ page }) => {
    await visit(page);
    await tileOf(page, '104').focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page, '104')).toBeVisible();
    await page.keyboard.press('Tab');
    expect(
      await panelOf(page, '104').evaluate((panel) => panel.contains(document.activeElement)),
      'the panel follows its tile',
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panelOf(page, '104')).toBeHidden();
    await expect(tileOf(page, '104')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await openPanels(page)).toEqual([]);
  });

  test('the close button first marks the tile as collapsed and then returns the focus to the tile', async ({
    page,
  }) => {
    await visit(page);
    await open(page, '105');
    const focused = tileOf(page, '105').evaluate(
      (tile) =>
        new Promise((resolve) =>
          tile.addEventListener('focus', () => resolve(tile.getAttribute('aria-expanded'))),
        ),
    );
    await panelOf(page, '105').locator('button[data-panel-close]').click();
    expect(await focused).toBe('false');
    await expect(panelOf(page, '105')).toBeHidden();
    await expect(tileOf(page, '105')).toBeFocused();
  });

  test('without a share sheet, the share button copies a link or, on failure, points to the address bar', async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'a test can read the clipboard only in Chromium');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, '105');
    const share = panelOf(page, '105').locator('button[data-share]');
    await share.click();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Link copied' })).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).origin).toBe(new URL(page.url()).origin);

    await test.step('a second click on the share button announces “Link copied” again', async () => {
      const status = page.locator('[aria-live="polite"]').filter({ hasText: 'Link copied' });
      const announced = await status.evaluateHandle((region) => {
        const texts: string[] = [];
        const options = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => texts.push(region.textContent)).observe(region, options);
        return texts;
      });
      await share.click();
      await expect.poll(() => announced.evaluate((texts) => texts.at(-1))).toMatch(/^Link copied/);
    });

    await test.step('after the panel is closed and opened again, the share button has the text “Share” again', async () => {
      await panelOf(page, '105').locator('button[data-panel-close]').click();
      await expect(panelOf(page, '105')).toBeHidden();
      await open(page, '105');
      await expect(share).toHaveText('Share: Flavour 105');
    });

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('forbidden')) },
        configurable: true,
      }),
    );
    await open(page, '106');
    await panelOf(page, '106').locator('button[data-share]').click();
    await expect(panelOf(page, '106').locator('button[data-share]')).toContainText('address bar');

    // Without HTTPS, `navigator.clipboard` is undefined.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page, '107');
    await panelOf(page, '107').locator('button[data-share]').click();
    await expect(panelOf(page, '107').locator('button[data-share]')).toContainText('address bar');

    await page.goto('about:blank');
    await page.goto(link);
    await expect(panelOf(page, '105')).toBeVisible();
  });
});

test.describe('an address with a flavour', () => {
  test('an address with a flavour opens the panel of the flavour and scrolls to its row', async ({
    page,
  }) => {
    for (const [address, size] of [
      ['/?flavour=108', 'lg'],
      ['/?flavour=108#flavours', 'lg'],
      ['/?flavour=108', 'xs'],
      ['/?flavour=108#flavours', 'xs'],
      ['/?flavour=108#flavours', 'sm'],
      ['/?flavour=108#flavours', 'md'],
    ] as const)
      await test.step(`at the window size ${size}, the address ${address} opens the panel of its flavour`, async () => {
        await page.goto('about:blank'); // if only the hash changed, the browser would scroll and not load the page
        await visit(page, address, size);
        await expect(panelOf(page, '108')).toBeVisible();
        await still(page);
        expect(await openPanels(page)).toEqual(['108']);
        const top = await tileOf(page, '108').evaluate((tile) => tile.getBoundingClientRect().top);
        expect(Math.abs(top - OFFSET[size]), `the row is at ${top}`).toBeLessThanOrEqual(1);
        expect(await hashOf(page)).toBe('#flavours');
      });

    await test.step('a flavour in two collections opens the panel of its first tile', async () => {
      await visit(page, '/?flavour=101');
      await expect(panelOf(page, '101', '41')).toBeVisible();
      await expect(panelOf(page, '101', '42')).toBeHidden();
    });
  });

  test('if the address names an unknown flavour, no panel opens and the page does not scroll', async ({
    page,
  }) => {
    for (const id of ['999', '', '%22%5D', '..%2F'])
      await test.step(`the flavour “${id}” has no effect`, async () => {
        await visit(page, `/?flavour=${id}`);
        await advanceClock(page, 1000, 200);
        expect(await openPanels(page)).toEqual([]);
        expect(await scrollYOf(page)).toBe(0);
      });
  });
});

test.describe('the served HTML', () => {
  test('the HTML that the server sends contains the text of every panel', async ({ request }) => {
    const html = await (await request.get('/')).text();
    for (const { ID } of aDocument().home.flavours) {
      if (ID === '901') expect(html).toContain('Lead of the mini');
      else expect(html).toContain(`Lead of ${ID}`);
      if (!['103', '901'].includes(ID)) expect(html).toContain(`Story of ${ID}`);
    }
    expect(html).toContain('2,274.00 kJ');
    expect(html).toContain('MINI Flavour 101');
  });

  test('if no script loads, the link of a tile opens a complete panel without buttons that need a script', async ({
    page,
    expected,
  }) => {
    expected.requests.push(SCRIPTS);
    expected.console.push(/Failed to load resource/);
    await page.route(SCRIPTS, (route) => route.abort('failed'));
    await page.goto('/');
    await page.getByRole('link', { name: 'Facts: Flavour 101' }).first().click();
    const panel = panelOf(page, '101', '41');
    await expect(panel.locator('[data-fact="net-weight"]')).toBeVisible();
    await expect(panel.getByText('Story of 101')).toBeVisible();
    await expect(panel.getByRole('button', { name: /Close|Share|About|Mini/ })).toHaveCount(0);
    await panel.getByRole('link', { name: 'Mini', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'MINI Flavour 101' }).first()).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(() =>
        page.locator('[data-mini-panel]:target').evaluate((mini) => mini.getBoundingClientRect().top),
      )
      .toBeGreaterThanOrEqual(header?.height ?? Infinity);
  });

  test('each tile is followed by a hidden panel that find-in-page can open and that loads no picture', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on(
      'request',
      (request) => PICTURES.test(request.url()) && asked.push(decodeURIComponent(request.url())),
    );
    await visit(page);
    const tiles = await page.locator('button[data-flavour]').count();
    const panels = page.locator('[data-flavour-panel]');
    await expect(panels).toHaveCount(tiles);
    expect(
      new Set(await panels.evaluateAll((all) => all.map((panel) => panel.getAttribute('hidden')))),
    ).toEqual(new Set(['until-found']));
    const html = await (await request.get('/')).text();
    expect(html.match(/<[^>]+data-flavour-panel="[^>]+hidden="until-found"/g)).toHaveLength(tiles);
    const order = await page
      .locator('button[data-flavour], [data-flavour-panel]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('data-flavour') ?? each.getAttribute('data-flavour-panel')),
      );
    for (let index = 0; index < order.length; index += 2) expect(order[index + 1]).toBe(order[index]);

    for (const collection of ['41', '42', '43'])
      await scrollTo(page, `section[data-collection="${collection}"]`, 170);
    await still(page);
    const boxes = await panels.evaluateAll((all) =>
      all.map((panel) => panel.getBoundingClientRect()).map(({ width, height }) => width * height),
    );
    expect(new Set(boxes)).toEqual(new Set([0]));
    expect(asked.filter((url) => url.includes('/pictures/partnership-2-'))).toEqual([]);
    await open(page, '102');
    await expect(panelOf(page, '102').getByRole('img', { name: 'A shelf' })).toBeVisible();
    await expect.poll(() => asked.filter((url) => url.includes('/pictures/partnership-2-')).length).toBe(1);

    await test.step('a find-in-page match opens the panel at once', async () => {
      const find = (selector: string) =>
        page
          .locator(selector)
          .evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
      await find('section[data-collection="41"] [data-flavour-panel="109"]');
      await expect(panelOf(page, '109')).toBeVisible();
      expect(await openPanels(page)).toEqual(['109']);
      await expect(tileOf(page, '109')).toHaveAttribute('aria-expanded', 'true');
      await find('section[data-collection="43"] [data-flavour-panel="303"] [data-about]');
      await expect(panelOf(page, '303', '43').getByText('Story of 303')).toBeVisible();
      await expect(panelOf(page, '303', '43').locator('button[data-about-toggle]')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      expect(await openPanels(page)).toEqual(['303']);
      await tileOf(page, '303', '43').click();
      await expect(panelOf(page, '303', '43')).toBeHidden();
    });
  });

  test('if find-in-page shows a hidden panel before hydration, the page scrolls to the panel after hydration', async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const panel = page.locator('section[data-collection="43"] [data-flavour-panel="303"]');
    // Like Safari, the test shows the hidden panel without scrolling.
    await panel.evaluate((element) => element.removeAttribute('hidden'));
    await expect(panel).not.toBeInViewport();
    release();
    await expect(panel).toBeInViewport();
    expect(await openPanels(page)).toEqual(['303']);
  });

  test('if find-in-page finds a text while the browser is busy, the page scrolls to the text', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // React schedules its work with a MessageChannel, so a slow channel makes the page busy.
      const post = (port: MessagePort) => MessagePort.prototype.postMessage.call(port, null);
      class SlowChannel extends MessageChannel {
        override readonly port2 = new Proxy(super.port2, {
          get: (port, name) => (name === 'postMessage' ? () => setTimeout(post, 200, port) : undefined),
        });
      }
      window.MessageChannel = SlowChannel;
    });
    await visit(page);
    const text = page.locator('section[data-collection="43"] [data-flavour-panel="303"] [data-about]');
    // Like Safari, the test sends the event of a match in hidden text, but does not scroll to the match.
    await text.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(text).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a tile', () => {
  test.use({ shown: aVariedDocument() });

  test('a tile shows the picture, name, subname and note of its flavour, and a second picture on hover', async ({
    page,
  }) => {
    await visit(page);
    const tile = tileOf(page, '101');
    await expect(tile).toContainText('Flavour 101');
    await expect(tile).toContainText('Dark 70 %');
    await expect(page.locator('section[data-collection="41"]').getByText('New harvest')).toBeVisible();
    await expect(tile.locator('img')).toHaveCount(1);

    await expect(tileOf(page, '203', '42').locator('img')).toHaveCount(1);
    const other = tileOf(page, '104').locator('img').nth(1);
    await expect(other).toHaveCSS('opacity', '0');
    await tileOf(page, '104').hover();
    await expect(other).toHaveCSS('opacity', '1');
  });
});
