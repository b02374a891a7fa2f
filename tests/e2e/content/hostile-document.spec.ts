import { requestPublish, healthOf } from '../support/requests';
import { expect, test } from '../support/test';

import { aShopNamed } from '@/tests/content';

/**
 * Returns a document within all limits whose parsing takes a second or more: at each letter, the pattern searches the
 * rest of the ingredients again.
 */
function aCostlyShop(): object {
  const flavours = Array.from({ length: 20 }, (_, index) => ({
    ID: index,
    SECTION_ID: ['tablets'],
    INGREDIENTS: 'a'.repeat(19_000),
  }));
  const { common, home } = aShopNamed('Costly', { flavours });
  return { common: { ...common, allergenPattern: 'a.*z|a' }, home };
}

test('the server answers page requests while it parses a document that takes seconds', async ({ shops }) => {
  const shop = await shops.take({ live: aShopNamed('Quick'), autumn: aCostlyShop() });

  let isPublished = false;
  const publishing = requestPublish(shop, { deployment: 'autumn' }).finally(() => (isPublished = true));
  const answered: number[] = [];
  while (!isPublished) answered.push((await fetch(shop.url)).status);

  expect((await publishing).status).toBe(200);
  expect(answered.length).toBeGreaterThan(10);
  expect(new Set(answered)).toEqual(new Set([200]));
});

for (const [what, document, reason] of [
  [
    'an error message instead of the flavours',
    aShopNamed('Quick', { flavours: ['SQLSTATE[HY000]'] }),
    /gone/,
  ],
  [
    'more tiles than a page holds',
    aShopNamed('Quick', {
      collections: Array.from({ length: 60 }, (_, ID) => ({ ID })),
      flavours: Array.from({ length: 60 }, (_, ID) => ({
        ID,
        SECTION_ID: Array.from({ length: 60 }, (_, id) => id),
      })),
    }),
    /3600 tiles/,
  ],
  ['text that is not UTF-8', Buffer.from('{"home":{"texts":"é"}}', 'latin1'), /not utf-8/],
] as const) {
  test(`a publish of a document with ${what} is refused with a reason, and the old page stays`, async ({
    shops,
  }) => {
    const shop = await shops.take({ live: aShopNamed('Quick') });
    const before = await healthOf(shop);
    shop.source.answer((_, response) =>
      response.end(Buffer.isBuffer(document) ? document : JSON.stringify(document)),
    );

    const answer = await requestPublish(shop);

    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      422,
      expect.stringMatching(reason),
    ]);
    expect(await healthOf(shop)).toMatchObject({ status: 'degraded', version: before.version });
  });
}
