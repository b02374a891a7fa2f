import type { HintText } from '../messages/hint-sentences';

import { flavourTitle, type Hint, type HintContext, pathOf } from './hint';
import { lengthHints, MAX_LENGTH, pictureHints } from './place-hints';

import { isNotGiven } from '@/lib/content/document/wire';
import type { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import type { Flavour } from '@/lib/content/model';
import { entryName } from '@/lib/content/outline';

type Field = keyof typeof FLAVOUR;

/**
 * Facts that Regulation 1169/2011 (articles 9, 14, 30) and Directive 98/6/EC require for distance selling. Fibre is not
 * in the list, because it is optional.
 */
const REQUIRED: { field: Field; fact: string; of: (flavour: Flavour) => unknown }[] = [
  { field: 'LEGAL_NAME', fact: 'legal name', of: ({ legalName }) => legalName },
  { field: 'PRICE', fact: 'price', of: ({ price }) => price },
  { field: 'NET_WEIGHT', fact: 'net weight', of: ({ netWeight }) => netWeight },
  { field: 'INGREDIENTS', fact: 'ingredients', of: ({ ingredients }) => ingredients },
  { field: 'ENERGY_KJ', fact: 'energy in kJ', of: ({ nutrition }) => nutrition.energyKj },
  { field: 'KCAL', fact: 'energy in kcal', of: ({ nutrition }) => nutrition.energyKcal },
  { field: 'FATS', fact: 'fat', of: ({ nutrition }) => nutrition.fatGrams },
  { field: 'SATURATES', fact: 'saturates', of: ({ nutrition }) => nutrition.saturatesGrams },
  { field: 'CARBOHYDRATES', fact: 'carbohydrates', of: ({ nutrition }) => nutrition.carbohydrateGrams },
  { field: 'SUGARS', fact: 'sugars', of: ({ nutrition }) => nutrition.sugarsGrams },
  { field: 'PROTEINS', fact: 'protein', of: ({ nutrition }) => nutrition.proteinGrams },
  { field: 'SALT', fact: 'salt', of: ({ nutrition }) => nutrition.saltGrams },
];

export function flavourHints({ content: { home }, outline }: HintContext): Hint[] {
  const seen = new Set<string>();
  return (home.collections?.items ?? []).flatMap(({ id, tiles }) =>
    tiles
      .flatMap(({ flavour, mini }) => [flavour, ...(mini ? [mini] : [])])
      .flatMap((flavour) => {
        if (seen.has(flavour.id)) return [];
        seen.add(flavour.id);
        const entry = outline.lists['home.flavours'].find(({ key }) => key === flavour.id);
        const { path, fields } = entry ?? { path: '$', fields: {} };
        const at = (field: Field, text: HintText): Hint => ({ path: `${path}.${field}`, text });
        const hints = [...ofFlavour(flavour, path, at), ...ofLaw(flavour, path, fields)];
        return hints.map((hint) => ({ target: `collection-${id}`, ...hint }));
      }),
  );
}

export function placementHints({ content: { home, shop }, outline: { lists } }: HintContext): Hint[] {
  if (shop.flavours.length === 0) return [];
  const shown = home.collections?.items ?? [];
  const placed = new Set(shown.flatMap(({ tiles }) => tiles.map(({ flavour }) => flavour.id)));
  return [
    ...shop.flavours
      .filter(({ id, parentIds }) => !placed.has(id) && parentIds.length === 0)
      .map((flavour): Hint => ({
        path: `${pathOf(lists['home.flavours'], flavour.id)}.SECTION_ID`,
        text: `${flavourTitle(flavour)} is in no collection, so the home page does not show it`,
      })),
    ...lists['home.collections']
      .filter(({ key }) => !shown.some(({ id }) => id === key))
      .map(({ key, path, fields }): Hint => ({
        path,
        text: `collection “${entryName(fields) || key}” has no flavours, so the home page does not show it`,
      })),
  ];
}

function ofFlavour(flavour: Flavour, path: string, at: (field: Field, text: HintText) => Hint): Hint[] {
  const { name, picture, allergens, pricePerKg, parentIds } = flavour;
  const title = flavourTitle(flavour);
  return [
    ...(name === undefined ? [at('NAME', `${title} has no name`)] : []),
    ...(allergens === undefined ? [at('ALLERGENS', `${title} lists no allergens`)] : []),
    ...(pricePerKg === undefined ? [at('PRICE_PER_KG', `${title} has no price per kg`)] : []),
    ...pictureHints(title, `${path}.PREVIEW_PICTURE`, picture),
    ...lengthHints(title, `${path}.NAME`, parentIds.length === 0 ? name : undefined, MAX_LENGTH.flavourName),
  ];
}

/**
 * Reports the required facts that the flavour lacks. Ignores a fact if the flavour's own value is broken, because the
 * broken value is already listed as a problem. Reports a fact if a mini would inherit a broken value, because the
 * broken value is listed only for the parent.
 */
function ofLaw(flavour: Flavour, path: string, given: Record<string, unknown>): Hint[] {
  const missing = REQUIRED.filter(({ field, of }) => of(flavour) === undefined && isNotGiven(given[field]));
  if (missing.length === 0) return [];
  const facts = missing.map(({ fact }) => fact).join(', ');
  const fields = missing.map(({ field }) => field).join(', ');
  return [{ path, text: `${flavourTitle(flavour)} lacks what the law requires: ${facts} (${fields})` }];
}
