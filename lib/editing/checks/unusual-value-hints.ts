import type { HintText } from '../messages/hint-sentences';

import { flavourTitle, type Hint, type HintContext } from './hint';

import { isNotGiven } from '@/lib/content/document/wire';
import type { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import type { Flavour } from '@/lib/content/model';
import type { DocumentEntry } from '@/lib/content/outline';
import { numberFormat } from '@/lib/model/intl';

type Measure = {
  field: keyof typeof FLAVOUR;
  fact: string;
  factor: number;
  of: (flavour: Flavour) => number | undefined;
};

/** `factor`: the accepted ratio to the median. Below 10, so that a misplaced decimal point causes a hint. */
const MEASURES: Measure[] = [
  { field: 'PRICE', fact: 'price', factor: 5, of: ({ price }) => price },
  { field: 'PRICE_PER_KG', fact: 'price per kg', factor: 3, of: ({ pricePerKg }) => pricePerKg?.number },
  { field: 'ENERGY_KJ', fact: 'energy in kJ', factor: 2, of: ({ nutrition }) => nutrition.energyKj },
  { field: 'KCAL', fact: 'energy in kcal', factor: 2, of: ({ nutrition }) => nutrition.energyKcal },
];
/** With fewer values, the median is not reliable. */
const MIN_VALUES = 4;

/**
 * Accepted kJ per kcal, with a margin for rounding. By Regulation 1169/2011, annex XIV, the ratio is 4 for fibre, and
 * 4.25 for carbohydrate and protein.
 */
const KJ_PER_KCAL = { min: 3.85, max: 4.4 };
/** Below this limit, rounding would cause false hints. */
const MIN_KJ = 84; // 20 kcal

/**
 * Accepted rounding of PRICE_PER_KG, in the smallest unit of the currency. Shops round to coins of one or five cents.
 */
const UNIT_PRICE_ROUNDING = 5;
/**
 * Accepted rounding of PRICE, in the smallest unit of the currency. A backend can compute PRICE and PRICE_PER_KG from a
 * price with more decimals.
 */
const PRICE_ROUNDING = 0.5;

const GRAMS_PER_KG = 1000;

export function unusualValueHints({ content, outline }: HintContext): Hint[] {
  const things = new Map(outline.lists['home.flavours'].map((thing) => [thing.key, thing]));
  const own = content.shop.flavours.flatMap((flavour) => {
    const thing = things.get(flavour.id);
    return thing ? [{ flavour, thing }] : [];
  });
  const energy = own.flatMap(({ flavour, thing }) => energyHints(flavour, thing));
  const unitPrices = unitPriceHints(own, content.site.currency);
  // Values in `contradicted` get no second hint. A hint about energy has only the path of ENERGY_KJ, so the filter
  // below treats KCAL as ENERGY_KJ.
  const contradicted = [...energy, ...unitPrices].map(({ path }) => path);
  const others = MEASURES.flatMap((measure) => outliers(own, measure)).filter(
    ({ path }) => !contradicted.includes(path.replace(/KCAL$/, 'ENERGY_KJ')),
  );
  return [...others, ...unitPrices, ...energy];
}

type FlavourEntry = { flavour: Flavour; thing: DocumentEntry };

function outliers(flavours: FlavourEntry[], { field, fact, factor, of }: Measure): Hint[] {
  const given = flavours.flatMap(({ flavour, thing }) => {
    const value = isNotGiven(thing.fields[field]) ? undefined : of(flavour);
    return value ? [{ value, flavour, thing }] : [];
  });
  if (given.length < MIN_VALUES) return [];
  const median = medianOf(given.map(({ value }) => value));
  return given
    .filter(({ value }) => value > median * factor || value < median / factor)
    .map(({ value, flavour, thing }) => ({
      path: `${thing.path}.${field}`,
      text: `the ${fact} (${field}) of ${flavourTitle(flavour)} is ${value}; other flavours are around ${median}`,
    }));
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function energyHints(flavour: Flavour, thing: DocumentEntry): Hint[] {
  const { energyKj, energyKcal } = flavour.nutrition;
  const isInherited = isNotGiven(thing.fields.KCAL) && isNotGiven(thing.fields.ENERGY_KJ);
  if (isInherited || energyKj === undefined || energyKcal === undefined) return [];
  if (Math.max(energyKj, energyKcal) < MIN_KJ) return [];
  if (fits(energyKj, energyKcal)) return [];
  const both = `${flavourTitle(flavour)} has ${energyKj} kJ and ${energyKcal} kcal` as const;
  const text: HintText = fits(energyKcal, energyKj)
    ? `${both}: the two values seem to be swapped`
    : `${both}: one of them is wrong, because ${energyKcal} kcal are about ${Math.round(energyKcal * 4.184)} kJ`;
  return [{ path: `${thing.path}.ENERGY_KJ`, text }];
}

function fits(kj: number, kcal: number): boolean {
  return kj >= kcal * KJ_PER_KCAL.min && kj <= kcal * KJ_PER_KCAL.max;
}

function unitPriceHints(flavours: FlavourEntry[], currency: string): Hint[] {
  const money = numberFormat('en', { style: 'currency', currency });
  const decimals = money.resolvedOptions().maximumFractionDigits ?? 0;
  const written = (amount: number) => amount.toFixed(decimals);
  return flavours.flatMap(({ flavour, thing }): Hint[] => {
    const { price, netWeight, pricePerKg } = flavour;
    const [grams, perKg] = [netWeight?.number, pricePerKg?.number];
    if (price === undefined || !grams || perKg === undefined) return [];
    const packs = GRAMS_PER_KG / grams;
    const difference = Math.abs(perKg - price * packs) * 10 ** decimals;
    if (difference <= UNIT_PRICE_ROUNDING + PRICE_ROUNDING * packs) return [];
    return [
      {
        path: `${thing.path}.PRICE_PER_KG`,
        text: `${flavourTitle(flavour)} costs ${written(price)} for ${grams} g, which is ${written(price * packs)} per kg, but PRICE_PER_KG says ${written(perKg)}`,
      },
    ];
  });
}
