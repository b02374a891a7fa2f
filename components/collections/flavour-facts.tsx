import type { ReactNode } from 'react';

import { RichText } from '../ui/rich-text';

import styles from './flavour-facts.module.css';

import type { Flavour, Site } from '@/lib/content/model';
import { formatList, formatPricePerKg, formatWeight } from '@/lib/format';
import { nutritionLine } from '@/lib/nutrition';
import type { Words } from '@/lib/words/words';

/** The ruled table of facts; what is not given has no row. */
export function FlavourFacts({ flavour, site, words }: { flavour: Flavour; site: Site; words: Words }) {
  const { netWeight, pricePerKg, allergens, ingredients } = flavour;
  const nutrition = nutritionLine(flavour.nutrition, site.locale, words);
  const rows: [name: string, label: string, value: ReactNode][] = [
    ['net-weight', words.netWeight, netWeight && formatWeight(netWeight, site.locale)],
    ['price-per-kg', words.pricePerKg, pricePerKg && formatPricePerKg(pricePerKg, site)],
    ['nutrition', words.nutrition, nutrition],
    ['allergens', words.allergens, allergens.length > 0 && formatList(allergens, site.locale)],
    ['ingredients', words.ingredients, ingredients && <RichText html={ingredients} />],
  ];
  const given = rows.filter(([, , value]) => value);
  if (given.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {given.map(([name, label, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd data-fact={name} className={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
