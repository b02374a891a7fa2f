/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { FlavourFacts } from '@/components/collections/panel/flavour-facts';
import { parseDocument } from '@/lib/content/parse';
import { wordsFor } from '@/lib/words/words';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

function showFacts(flavour: Wire, common: Wire = {}) {
  const { site, shop } = parseDocument(
    aDocument({ common, home: { flavours: [aFlavour(flavour)] } }),
    OWN_MEDIA,
  ).content;
  const [given] = shop.flavours;
  if (!given) throw new Error('the flavour was left out');
  return render(<FlavourFacts flavour={given} site={site} words={wordsFor(site.locale)} />);
}

test('each given fact is shown with its label', () => {
  showFacts({
    NET_WEIGHT: 70,
    PRICE_PER_KG: '92,5',
    ENERGY_KJ: 2274,
    KCAL: 543,
    ALLERGENS: ['milk', 'almonds'],
  });

  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Price per kg', 'Net weight', 'Allergens', 'Nutrition per 100 g']);
  expect(values).toEqual(['€92.50/kg', '70 g', 'milk, almonds', 'Energy 2,274.00 kJ / 543.00 kcal']);
});

test('facts on a French page have decimal commas, and “et” before the last allergen', () => {
  showFacts({ FATS: '36,2', ALLERGENS: ['lait', 'amandes'] }, { locale: 'fr' });

  expect(screen.getByText(/36,20\sg/)).toBeVisible();
  expect(screen.getByText('lait et amandes')).toBeVisible();
});

test.each(['ja', 'ko', 'zh-CN'])(
  'a list of English allergen names has commas between the names, even on a page in the language %s',
  (locale) => {
    showFacts({ ALLERGENS: ['milk', 'Brazil nuts', 'soya'] }, { locale });

    expect(screen.getByText('soya, milk, Brazil nuts')).toBeVisible();
  },
);

test('allergens are marked in the list of ingredients', () => {
  showFacts({ INGREDIENTS: 'Cocoa, whole milk, almonds' }, { allergenPattern: 'almonds?|milk' });

  const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(marks).toEqual(['milk', 'almonds']);
});

test('a flavour without facts has no table of facts', () => {
  const { container } = showFacts({});

  expect(container).toBeEmptyDOMElement();
});

const factsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-fact]')].map(({ dataset, textContent }) => [
    dataset.fact,
    textContent,
  ]);

test('the facts that food law requires are shown in a fixed order', () => {
  const { container } = showFacts(
    {
      LEGAL_NAME: 'Dark chocolate',
      PRICE: '8,90',
      PRICE_PER_KG: 127.14,
      NET_WEIGHT: 70,
      COCOA: 72,
      INGREDIENTS: 'Cocoa mass',
      ALLERGENS: 'soya',
      TRACES: ['milk', 'hazelnuts'],
      KCAL: 566,
      STORAGE: 'Keep dry.',
    },
    { operator: 'Quatorze SARL, Paris' },
  );

  expect(factsIn(container)).toEqual([
    ['legal-name', 'Dark chocolate'],
    ['price', '€8.90'],
    ['price-per-kg', '€127.14/kg'],
    ['net-weight', '70 g'],
    ['cocoa', '72% minimum'],
    ['ingredients', 'Cocoa mass'],
    ['allergens', 'soya'],
    ['traces', 'milk, hazelnuts'],
    ['nutrition', 'Energy 566.00 kcal'],
    ['storage', 'Keep dry.'],
    ['operator', 'Quatorze SARL, Paris'],
  ]);
});

test('traces are shown under a separate label and are not marked as allergens', () => {
  showFacts({ TRACES: 'milk', INGREDIENTS: 'Cocoa' }, { allergenPattern: 'milk' });

  expect(screen.getByText('May contain traces of')).toBeVisible();
  expect(screen.queryByRole('mark')).not.toBeInTheDocument();
});

test('if saturates, sugars or salt are given, the nutrition facts are shown as a table per 100 g', () => {
  showFacts({ ENERGY_KJ: 2348, KCAL: 566, FATS: 42.3, SATURATES: 25.6, CARBOHYDRATES: 9.4, SALT: 0 });

  const table = screen.getByRole('table', { name: 'per 100 g' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Energy', '2,348 kJ / 566 kcal'],
    ['Fat', '42 g'],
    ['of which saturates', '26 g'],
    ['Carbohydrate', '9.4 g'],
    ['Salt', '0 g'],
  ]);
  expect(within(table).getByRole('rowheader', { name: 'of which saturates' })).toBeVisible();
});
