import { flavourTitle, type Hint } from './hint';

import type { Content } from '@/lib/content/model';
import type { DocumentEntry } from '@/lib/content/outline';
import { numberFormat } from '@/lib/model/intl';

/**
 * Accepted difference from the computed price per kg, in the smallest unit of the currency. Shops round to a cent, or
 * to five cents if that is the smallest coin.
 */
const UNIT_PRICE_ROUNDING = 5;
/**
 * Accepted rounding error of PRICE, in the smallest unit. A backend may compute both prices from a price with more
 * decimals.
 */
const PRICE_ROUNDING = 0.5;

const GRAMS_PER_KG = 1000;

/** Returns hints for prices per kg that contradict price and net weight. Ignores prices and weights in words. */
export function unitPriceHints({ shop, site }: Content, entries: ReadonlyMap<string, DocumentEntry>): Hint[] {
  const money = numberFormat('en', { style: 'currency', currency: site.currency });
  const decimals = money.resolvedOptions().maximumFractionDigits ?? 0;
  const written = (amount: number) => amount.toFixed(decimals);
  return shop.flavours.flatMap((flavour): Hint[] => {
    const { price, netWeight, pricePerKg } = flavour;
    const [grams, perKg] = [netWeight?.number, pricePerKg?.number];
    const entry = entries.get(flavour.id);
    if (!entry || price === undefined || !grams || perKg === undefined) return [];
    const packs = GRAMS_PER_KG / grams;
    const difference = Math.abs(perKg - price * packs) * 10 ** decimals;
    if (difference <= UNIT_PRICE_ROUNDING + PRICE_ROUNDING * packs) return [];
    return [
      {
        path: `${entry.path}.PRICE_PER_KG`,
        text: `${flavourTitle(flavour)} costs ${written(price)} for ${grams} g, which is ${written(price * packs)} per kg, but PRICE_PER_KG says ${written(perKg)}`,
      },
    ];
  });
}
