/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { FlavourFacts } from '@/components/collections/flavour-facts';
import { parseDocument } from '@/lib/content/parse';
import { wordsFor } from '@/lib/words/words';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

/** Shows the facts of a flavour as an editor writes it. */
function showFacts(flavour: Wire, common: Wire = {}) {
  const { site, shop } = parseDocument(
    aDocument({ common, home: { flavours: [aFlavour(flavour)] } }),
    OWN_MEDIA,
  ).content;
  const [given] = shop.flavours;
  if (!given) throw new Error('the flavour was left out');
  return render(<FlavourFacts flavour={given} site={site} words={wordsFor(site.locale)} />);
}

test('names what is given, each with its label', () => {
  showFacts({
    NET_WEIGHT: 70,
    PRICE_PER_KG: '92,5',
    ENERGY_KJ: 2274,
    KCAL: 543,
    ALLERGENS: ['milk', 'almonds'],
  });

  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Net weight', 'Price per kg', 'Nutrition per 100 g', 'Allergens']);
  expect(values).toEqual(['70 g', '€92.50/kg', 'Energy 2,274.00 kJ / 543.00 kcal', 'milk, almonds']);
});

test('speaks the language of the content', () => {
  showFacts({ FATS: '36,2', ALLERGENS: ['lait', 'amandes'] }, { locale: 'fr' });

  expect(screen.getByText(/36,20\sg/)).toBeVisible();
  expect(screen.getByText('lait et amandes')).toBeVisible();
});

test('marks the allergens among the ingredients', () => {
  showFacts({ INGREDIENTS: 'Cocoa, whole milk, almonds' }, { allergenPattern: 'almonds?|milk' });

  const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(marks).toEqual(['milk', 'almonds']);
});

test('a flavour without facts has no table', () => {
  const { container } = showFacts({});

  expect(container).toBeEmptyDOMElement();
});
