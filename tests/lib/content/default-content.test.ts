/** What buyers are told by the documents of `content/` fits together, whoever edits them next. */
import { readdirSync, readFileSync } from 'node:fs';

import type { Flavour } from '@/lib/content/model';
import { parseDocument } from '@/lib/content/parse';
import { OWN_MEDIA } from '@/tests/content';

const FOLDER = 'content';
/** Regulation 1169/2011, annex XIV: what a gram of each yields. */
const KJ_PER_GRAM = { fat: 37, carbohydrate: 17, protein: 17, fibre: 8 };
const KCAL_PER_GRAM = { fat: 9, carbohydrate: 4, protein: 4, fibre: 2 };
/** What values rounded to a decimal may add up to. */
const KJ_OFF = 5;
const KCAL_OFF = 1.5;
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

  test('has no problem, and says of every flavour all that the law asks for', () => {
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
      const asked = { legalName, price, netWeight, ingredients, cocoaPercent, storage, ...nutrition };
      const missing = Object.entries(asked).filter(([, value]) => value === undefined);
      expect({ title, missing }).toEqual({ title, missing: [] });
    }
  });

  test('a price per kilogram is the price of the pack by its weight', () => {
    for (const { price = NaN, netWeight, pricePerKg } of flavours) {
      if (!netWeight || !('number' in netWeight) || !pricePerKg || !('number' in pricePerKg))
        throw new Error('a weight or a price is not a number');
      expect(pricePerKg.number).toBeCloseTo((price / netWeight.number) * 1000, 2);
    }
  });

  test('energy fits what it is made of, and all parts are less than the whole', () => {
    for (const flavour of flavours) {
      const { energyKj = NaN, energyKcal = NaN, ...parts } = flavour.nutrition;
      expect(Math.abs(energyKj - energyOf(flavour, KJ_PER_GRAM))).toBeLessThan(KJ_OFF);
      expect(Math.abs(energyKcal - energyOf(flavour, KCAL_PER_GRAM))).toBeLessThan(KCAL_OFF);
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

  test('the finder has an answer for every flavour', () => {
    for (const { name: title, evidence } of flavours)
      expect({ title, isComplete: evidence.isComplete }).toEqual({ title, isComplete: true });
  });
});
