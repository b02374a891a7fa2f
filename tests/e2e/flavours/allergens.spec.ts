import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';

type Answer = 'yes' | 'traces' | 'no' | 'unknown';

/** Fields of a flavour, and the answer for a visitor who avoids hazelnuts. */
const WITHOUT_HAZELNUTS: [Wire, Answer][] = [
  // Hazelnuts are stated as an allergen.
  [{ ALLERGENS: 'milk, hazelnuts' }, 'no'],
  [{ ALLERGENS: ['Milk', 'Hazelnut'] }, 'no'],
  [{ ALLERGENS: 'lait, noisettes' }, 'no'],
  [{ ALLERGENS: 'CONTAINS: HAZELNUTS.' }, 'no'],
  [{ ALLERGENS: 'Contient : noisettes, lait' }, 'no'],
  [{ ALLERGENS: 'nuts' }, 'no'],
  [{ ALLERGENS: 'fruits à coque' }, 'no'],
  [{ ALLERGENS: 'Nuts (almonds, hazelnuts)' }, 'no'],
  [{ ALLERGENS: 'filberts' }, 'no'],
  [{ ALLERGENS: 'milk, zorbleberry, hazelnuts' }, 'no'],
  // Hazelnuts are in the ingredients or a name.
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, HAZELNUTS 20 %' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, hazelnut paste' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, praliné (hazelnut, sugar)' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cacao, noisettes torréfiées' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, filberts' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, <b>hazel</b>nuts' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, gianduja 12 %' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cacao, pralin' }, 'no'],
  [{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, mixed nuts' }, 'no'],
  [{ ALLERGENS: 'none', LEGAL_NAME: 'Milk chocolate with hazelnuts' }, 'no'],
  [{ ALLERGENS: 'none', NAME: 'Noisette du Piémont' }, 'no'],
  [{ INGREDIENTS: 'hazelnuts' }, 'no'],
  // Hazelnuts are stated as traces.
  [{ ALLERGENS: 'milk', TRACES: 'hazelnuts' }, 'traces'],
  [{ ALLERGENS: 'milk', TRACES: 'may contain nuts' }, 'traces'],
  [{ ALLERGENS: 'lait', TRACES: 'Peut contenir des traces de fruits à coque' }, 'traces'],
  [{ TRACES: 'hazelnuts' }, 'traces'],
  // A word is unknown, or `ALLERGENS` is missing.
  [{ ALLERGENS: 'milk, zorbleberry' }, 'unknown'],
  [{ ALLERGENS: 'milk', TRACES: 'zorbleberry' }, 'unknown'],
  [{ ALLERGENS: 'milk, hazlenuts' }, 'unknown'],
  [{ ALLERGENS: 'see label' }, 'unknown'],
  [{ ALLERGENS: '7, 8' }, 'unknown'],
  [{ ALLERGENS: '?' }, 'unknown'],
  [{ TRACES: 'milk' }, 'unknown'],
  [{}, 'unknown'],
  // `ALLERGENS` has a value, and no field mentions hazelnuts.
  [{ ALLERGENS: 'milk' }, 'yes'],
  [{ ALLERGENS: 'none' }, 'yes'],
  [{ ALLERGENS: 'aucun' }, 'yes'],
  [{ ALLERGENS: '-' }, 'yes'],
  [{ ALLERGENS: 'almonds', TRACES: 'peanuts' }, 'yes'],
  [{ ALLERGENS: 'contains milk', INGREDIENTS: 'milk, nutmeg, coconut, butternut' }, 'yes'],
  [{ ALLERGENS: 'peanuts', NAME: 'Peanut', INGREDIENTS: 'peanut butter' }, 'yes'],
];

/**
 * Fields of a flavour, and the answer for a visitor who avoids milk. If the answer is `yes`, words such as “butter”
 * mean food from plants. If the answer is `no`, at least one word means milk.
 */
const WITHOUT_MILK: [Wire, Answer][] = [
  [{ ALLERGENS: 'soya', INGREDIENTS: 'cocoa butter, coconut milk, beurre de cacao, lait de coco' }, 'yes'],
  [{ ALLERGENS: 'almonds', INGREDIENTS: 'almond milk, shea butter' }, 'yes'],
  [{ ALLERGENS: 'none', INGREDIENTS: 'cocoa, butter' }, 'no'],
  [{ ALLERGENS: 'none', INGREDIENTS: '<p>cocoa</p><p>butter</p>' }, 'no'],
  [{ ALLERGENS: 'none', INGREDIENTS: 'lactosérum' }, 'no'],
  [{ ALLERGENS: 'none', INGREDIENTS: 'whey powder' }, 'no'],
  [{ ALLERGENS: 'none', INGREDIENTS: 'sodium caseinate' }, 'no'],
  [{ ALLERGENS: 'none', NAME: 'Coconut milk chocolate' }, 'no'],
  [{ ALLERGENS: 'none', NAME: 'Caramel au beurre salé' }, 'no'],
];

const aShop = (cases: [Wire, Answer][]) =>
  aDocument({
    home: {
      collections: [aCollection()],
      flavours: cases.map(([fields], index) => aFlavour({ ID: `case-${index}`, NAME: 'Noir', ...fields })),
    },
  });

for (const [allergen, cases] of [
  ['hazelnuts', WITHOUT_HAZELNUTS],
  ['milk', WITHOUT_MILK],
] as const)
  test(`if a visitor avoids ${allergen}, the verdict on ${cases.length} flavours follows from their allergens, traces, ingredients and names`, async ({
    page,
    serve,
  }) => {
    const { url } = await serve(aShop(cases));
    await page.goto(`${url}/?without=${allergen}`);
    await hydrated(page);
    const tiles = page.locator('button[data-flavour]');
    await expect(tiles.first()).toHaveAttribute('data-suits', /./);

    const answers = await tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.suits));
    expect(cases.map(([fields], index) => ({ fields, answer: answers[index] }))).toEqual(
      cases.map(([fields, answer]) => ({ fields, answer })),
    );
  });

test('the panel lists allergens in the legal order, and shows unknown allergens as written in the content', async ({
  page,
  serve,
}) => {
  const flavour = aFlavour({
    ALLERGENS: ['zorbleberry', 'Noisettes', 'contains Milk', 'wheat'],
    INGREDIENTS: 'Farine de blé, crème, beurre de cacao, hazelnut paste.',
  });
  const { url } = await serve(aShop([[flavour, 'unknown']]));
  await page.goto(`${url}/?flavour=mint`);
  const panel = page.locator('[data-flavour-panel="mint"]');

  await expect(panel.locator('[data-fact="allergens"]')).toHaveText('wheat, milk, hazelnuts, zorbleberry');
  await expect(panel.locator('[data-fact="ingredients"] mark')).toHaveText(['blé', 'crème', 'hazelnut']);
});

test('neither the page nor its structured data promises that a food is free of an allergen', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop(WITHOUT_HAZELNUTS));
  await page.goto(`${url}/?without=hazelnuts`);
  await hydrated(page);
  await expect(page.getByText('No hazelnuts listed').first()).toBeVisible();

  expect(await page.content()).not.toMatch(/\bfree (?:of|from)\b/i);
  await expect(
    page.getByText('As stated by the maker. With an allergy, read the ingredients.'),
  ).toBeVisible();
});
