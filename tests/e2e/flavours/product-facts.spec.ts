import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { aDocument, aFlavour, aProduct } from '@/tests/content';

const DOCUMENT = aDocument({
  common: {
    operator: 'Quatorze SARL, Paris',
    productSections: [{ ID: '21', CODE: 'dark' }],
    allergenPattern: 'milk|soya',
  },
  home: {
    collections: [{ ID: 'tablets', UF_PRODUCT_SECTION_ID: '21' }],
    products: [aProduct()],
    flavours: [
      aFlavour({
        PRODUCT_ID: '301',
        MINI_ID: '7',
        LEGAL_NAME: 'Dark chocolate',
        PRICE: '9,80',
        PRICE_PER_KG: 140,
        NET_WEIGHT: 70,
        COCOA: '72',
        ENERGY_KJ: 2348.4,
        KCAL: 566,
        SALT: 0.0125,
        ALLERGENS: 'soya',
        TRACES: ['milk'],
        INGREDIENTS: 'Cocoa mass, soya lecithin',
        STORAGE: 'Keep dry.',
      }),
      { ID: '7', NAME: 'Mint', PRICE: 3, NET_WEIGHT: 20, SALT: 1.26 },
    ],
  },
});

const FACTS = [
  ['legal-name', 'Dark chocolate'],
  ['price', '€9.80'],
  ['price-per-kg', '€140.00/kg'],
  ['net-weight', '70 g'],
  ['cocoa', '72% minimum'],
  ['ingredients', 'Cocoa mass, soya lecithin'],
  ['allergens', 'soya'],
  ['traces', 'milk'],
  ['nutrition', 'per 100 gEnergy2,348 kJ / 566 kcalSalt< 0.01 g'],
  ['storage', 'Keep dry.'],
  ['operator', 'Quatorze SARL, Paris'],
];

test('the panel shows the facts of the product page, but in print only prices, weight, allergens and traces', async ({
  page,
  serve,
}) => {
  const { url } = await serve(DOCUMENT);
  const factsOf = (place: string) =>
    page
      .locator(`${place} [data-fact]`)
      .evaluateAll((facts) => facts.map((fact) => [(fact as HTMLElement).dataset.fact, fact.textContent]));

  await page.goto(url);
  await hydrated(page);
  await page.locator('button[data-flavour="mint"]').click();
  await expect(page.getByRole('table', { name: 'per 100 g' })).toBeVisible();
  expect(await factsOf('[data-flavour-panel="mint"]')).toEqual(FACTS);
  await expect(page.locator('[data-flavour-panel="mint"] mark')).toHaveText(['soya']);

  await page.locator('[data-flavour-panel="mint"] button[data-mini-switch]').click();
  const mini = await factsOf('[data-flavour-panel="7"]');
  expect(mini).toEqual(
    FACTS.filter(([name]) => name !== 'price-per-kg').map(([name = '', value]) => [
      name,
      { price: '€3.00', 'net-weight': '20 g', nutrition: 'per 100 gEnergy2,348 kJ / 566 kcalSalt1.3 g' }[
        name
      ] ?? value,
    ]),
  );

  await page.emulateMedia({ media: 'print' });
  const onPaper = page.locator('[data-flavour-panel="mint"] [data-fact]:visible');
  expect(
    await onPaper.evaluateAll((facts) => facts.map((fact) => (fact as HTMLElement).dataset.fact)),
  ).toEqual(['price', 'price-per-kg', 'net-weight', 'allergens', 'traces']);

  await page.goto(`${url}/shop/dark/tablet-mint`);
  expect(await factsOf('article')).toEqual(FACTS);
});
