import { readdirSync, readFileSync } from 'node:fs';

import type { Flavour } from '@/lib/content/model';
import { parseDocument } from '@/lib/content/parse';
import { OWN_MEDIA } from '@/tests/content';

const FOLDER = 'content';
/** Energy in one gram. Source: Regulation (EU) No 1169/2011, annex XIV. */
const KJ_PER_GRAM = { fat: 37, carbohydrate: 17, protein: 17, fibre: 8 };
const KCAL_PER_GRAM = { fat: 9, carbohydrate: 4, protein: 4, fibre: 2 };
/** Allows for rounding, because the nutrients have only one decimal. */
const KJ_TOLERANCE = 5;
const KCAL_TOLERANCE = 1.5;
const documents = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && name !== 'content.schema.json',
);

function flavoursOf(name: string) {
  const document: unknown = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const { content, problems } = parseDocument(document, OWN_MEDIA);
  return { flavours: content.shop.flavours, site: content.site, problems };
}

const energyOf = ({ nutrition }: Flavour, perGram: typeof KJ_PER_GRAM) =>
  (nutrition.fatGrams ?? NaN) * perGram.fat +
  (nutrition.carbohydrateGrams ?? NaN) * perGram.carbohydrate +
  (nutrition.proteinGrams ?? NaN) * perGram.protein +
  (nutrition.fibreGrams ?? NaN) * perGram.fibre;

describe.each(documents)('%s', (name) => {
  const { flavours, site, problems } = flavoursOf(name);

  test('the document has no problems, and states the site operator and every legally required fact of each flavour', () => {
    expect(problems).toEqual([]);
    expect(site.operator).toBeDefined();
    expect(flavours.length).toBeGreaterThan(0);
    for (const flavour of flavours) {
      const {
        name: title,
        legalName,
        price,
        netWeight,
        ingredients,
        cocoaPercent,
        storage,
        nutrition,
      } = flavour;
      const required = { legalName, price, netWeight, ingredients, cocoaPercent, storage, ...nutrition };
      const missing = Object.entries(required).filter(([, value]) => value === undefined);
      expect({ title, missing }).toEqual({ title, missing: [] });
    }
  });

  test('the price per kilogram of each flavour matches its price and weight', () => {
    for (const { price = NaN, netWeight, pricePerKg } of flavours)
      expect(pricePerKg?.number).toBeCloseTo((price / (netWeight?.number ?? NaN)) * 1000, 2);
  });

  test('the energy values of each flavour match its nutrients, and 100 g contain less than 100 g of nutrients', () => {
    for (const flavour of flavours) {
      const { energyKj = NaN, energyKcal = NaN, ...parts } = flavour.nutrition;
      expect(Math.abs(energyKj - energyOf(flavour, KJ_PER_GRAM))).toBeLessThan(KJ_TOLERANCE);
      expect(Math.abs(energyKcal - energyOf(flavour, KCAL_PER_GRAM))).toBeLessThan(KCAL_TOLERANCE);
      const {
        fatGrams = NaN,
        carbohydrateGrams = NaN,
        fibreGrams = NaN,
        proteinGrams = NaN,
        saltGrams = NaN,
      } = parts;
      expect(fatGrams + carbohydrateGrams + fibreGrams + proteinGrams + saltGrams).toBeLessThan(100);
    }
  });

  test('each flavour has ALLERGENS, and the parser knows every allergen in ALLERGENS and TRACES', () => {
    for (const { name: title, evidence } of flavours)
      expect({ title, isComplete: evidence.isComplete }).toEqual({ title, isComplete: true });
  });
});

test('the documents that editors copy contain no IBLOCK_SECTION_ID and no amount in quotation marks', () => {
  for (const name of documents) {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    expect(text).not.toContain('IBLOCK_SECTION_ID');
    expect(text).not.toMatch(
      /"(?:PRICE|PRICE_PER_KG|NET_WEIGHT|WEIGHT|COCOA|ENERGY_KJ|KCAL|FATS|SATURATES|CARBOHYDRATES|SUGARS|PROTEINS|FIBRE|SALT)": "/,
    );
  }
});
