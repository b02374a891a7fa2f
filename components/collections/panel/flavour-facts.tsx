import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './flavour-facts.module.css';
import { nutritionLine, nutritionTable } from './nutrition';
import { NutritionTable } from './nutrition-table';

import { keepTownWithCode } from '@/components/ui/postal-code';
import { RichText } from '@/components/ui/rich-text';
import type { Flavour, Site } from '@/lib/content/model';
import type { Statement } from '@/lib/model/allergens/statement';
import { allergenName } from '@/lib/model/allergens/tables';
import { type FieldAttribute, fieldOf, fieldsOf } from '@/lib/model/field-of';
import { formatList, formatMoney, formatPercent, formatPricePerKg, formatWeight } from '@/lib/model/format';
import { languageOf } from '@/lib/platform/locales-list';
import type { Words } from '@/lib/words/words';

type Fact = { name: string; value: ReactNode; field: FieldAttribute };
type Row = { label: string; facts: Fact[] };

const NUTRIENTS = [
  'energyKj',
  'energyKcal',
  'fatGrams',
  'saturatesGrams',
  'carbohydrateGrams',
  'sugarsGrams',
  'fibreGrams',
  'proteinGrams',
  'saltGrams',
] as const;

const OFFER = ['legal-name', 'price', 'price-per-kg', 'net-weight'];

/** Renders the flavour's facts in the order of docs/specification.md, section 4. */
export function FlavourFacts({
  part,
  flavour,
  site,
  words,
}: {
  /** If undefined, renders all facts in one list. */
  part?: 'offer' | 'contents';
  flavour: Flavour;
  site: Site;
  words: Words;
}) {
  const rows = factRows(flavour, site, words).filter(
    ({ facts }) => !part || facts.some(({ name }) => OFFER.includes(name)) === (part === 'offer'),
  );
  if (rows.length === 0) return null;
  return (
    <dl className={part === 'offer' ? styles.offer : clsx(styles.facts, part && styles.contents)}>
      {rows.map(({ label, facts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {facts.map(({ name, value, field }) => (
            <dd key={name} {...field} data-fact={name}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function statementText({ ids, unknown }: Statement, locale: string): string {
  const language = languageOf(locale);
  return formatList([...ids.map((id) => allergenName(id, language)), ...unknown], language);
}

function factRows(flavour: Flavour, site: Site, words: Words): Row[] {
  const { price, pricePerKg, netWeight, cocoaPercent, allergens, traces, ingredients, storage } = flavour;
  const { locale } = site;
  const nutritionField = fieldOf(flavour.nutrition, ...NUTRIENTS);
  const table = nutritionTable(flavour.nutrition, locale, words);
  const line = nutritionLine(flavour.nutrition, locale, words);
  const flavourField = (...properties: (keyof Flavour)[]) => fieldOf(flavour, ...properties);
  const row = (label: string, name: string, value: ReactNode, field: FieldAttribute): Row => ({
    label,
    facts: [{ name, value, field }],
  });
  const currency = fieldOf(site, 'currency');
  const perKg = {
    name: 'price-per-kg',
    value: pricePerKg && formatPricePerKg(pricePerKg, site),
    field: fieldsOf(flavourField('pricePerKg'), currency),
  };
  const rows: Row[] = [
    row(words.legalName, 'legal-name', flavour.legalName, flavourField('legalName')),
    price === undefined
      ? { label: words.pricePerKg, facts: [perKg] }
      : {
          label: words.price,
          facts: [
            {
              name: 'price',
              value: formatMoney(price, site),
              field: fieldsOf(flavourField('price'), currency),
            },
            perKg,
          ],
        },
    row(
      words.netWeight,
      'net-weight',
      netWeight && formatWeight(netWeight, locale),
      flavourField('netWeight'),
    ),
    row(
      words.cocoa,
      'cocoa',
      cocoaPercent !== undefined && `${formatPercent(cocoaPercent, locale)} ${words.minimum}`,
      flavourField('cocoaPercent'),
    ),
    row(
      words.ingredients,
      'ingredients',
      ingredients && <RichText html={ingredients} />,
      flavourField('ingredients'),
    ),
    row(
      words.allergens,
      'allergens',
      allergens && (statementText(allergens, locale) || words.noAllergens),
      flavourField('allergens'),
    ),
    row(words.traces, 'traces', traces && statementText(traces, locale), flavourField('traces')),
    table
      ? row(
          words.nutritionTable.title,
          'nutrition',
          <NutritionTable caption={words.nutritionTable.per} rows={table} />,
          nutritionField,
        )
      : row(words.nutrition, 'nutrition', line, nutritionField),
    row(words.storage, 'storage', storage && <RichText html={storage} />, flavourField('storage')),
    row(
      words.operator,
      'operator',
      site.operator && <RichText html={keepTownWithCode(site.operator)} />,
      fieldOf(site, 'operator'),
    ),
  ];
  return rows.flatMap(({ label, facts }) => {
    const given = facts.filter(({ value }) => value);
    return given.length === 0 ? [] : [{ label, facts: given }];
  });
}
