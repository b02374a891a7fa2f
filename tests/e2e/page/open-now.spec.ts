import { expect, test } from '../support/test';

import { aDocument, type Wire } from '@/tests/content';

const aShop = (texts: Wire, common: Wire = {}) =>
  aDocument({
    common,
    home: {
      texts: {
        intro: { NAME: 'Quatorze' },
        stores: { NAME: 'The shop' },
        'stores-hours': { NAME: 'Tuesday to Saturday, 10:00 to 19:00' },
        'stores-opening': { NAME: 'Tu-Sa 10:00-19:00' },
        contacts: { NAME: 'Contact' },
        ...texts,
      },
    },
  });

for (const timezoneId of ['Europe/Paris', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC'])
  test.describe(() => {
    test.use({ timezoneId });
    test(`in time zone ${timezoneId}, “Open” becomes “Closed” within a minute after the shop in Paris closes`, async ({
      page,
      serve,
    }) => {
      const { url } = await serve(aShop({ 'stores-special': { TEXT_1: '2026-11-28 closed' } }));
      await page.clock.install({ time: new Date('2026-11-27T18:58:30+01:00') });
      await page.goto(`${url}/#stores`);
      const store = page.locator('#stores [data-open-now]');
      await expect(store).toHaveText('Open now, until 19:00');

      await page.clock.runFor('02:00');
      await expect(store).toHaveText('Closed, opens Tuesday at 10:00');
      await page.goto(`${url}/#contacts`);
      await expect(page.locator('#contacts [data-open-now]')).toHaveText('Closed, opens Tuesday at 10:00');
    });
  });

test('if `stores-hours` (free text) is missing, the store section shows `stores-opening` as text, and “Open” or “Closed”', async ({
  page,
  serve,
}) => {
  const texts = {
    'stores-hours': null,
    'stores-opening': { NAME: 'Mo,We-Th 10:00-12:00,14:00-18:30; Su 20:00-02:00' },
  };
  const { url } = await serve(aShop(texts, { locale: 'fr' }));

  await page.goto(`${url}/#stores`);

  const store = page.locator('#stores');
  await expect(store).toContainText('lundi, mercredi et jeudi\u202f: 10:00–12:00, 14:00–18:30');
  await expect(store).toContainText('dimanche\u202f: 20:00–02:00');
  await expect(store.locator('[data-open-now]')).toHaveText(/^(?:Ouvert|Fermé)/);
});

test('in narrow windows, each time range of the opening hours stays on one line', async ({ page, serve }) => {
  const texts = { 'stores-hours': null, 'stores-opening': { NAME: 'Mo-Th 10:00-12:00,14:00-18:30' } };
  const { url } = await serve(aShop(texts, { locale: 'fr' }));
  await page.goto(`${url}/#stores`);
  const hours = page.locator('#stores p', { hasText: '14:00–18:30' });

  for (let width = 320; width <= 420; width += 5) {
    await page.setViewportSize({ width, height: 640 });
    const linesOfRanges = await hours.evaluate((line) => {
      const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        for (const { index, 0: found } of (node.textContent ?? '').matchAll(/\d\d:\d\d–\d\d:\d\d/g)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + found.length);
          counts.push(range.getClientRects().length);
        }
      return counts;
    });
    expect(linesOfRanges, `${width} px`).toEqual([1, 1]);
  }
});

test('the served HTML contains opening hours and special days, but does not say whether the shop is open', async ({
  request,
  serve,
}) => {
  const special = { 'stores-special': { TEXT_1: '2026-12-24 10:00-16:00\n2026-12-25 closed' } };
  const html = await (await request.get((await serve(aShop(special, { locale: 'fr' }))).url)).text();

  expect(html).toContain('Tuesday to Saturday, 10:00 to 19:00');
  expect(html).toContain('jeudi 24 décembre 2026</time>\u202f: 10:00–16:00');
  expect(html).toContain('vendredi 25 décembre 2026</time>\u202f: fermé');
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/Ouvert|Fermé,/);
});
