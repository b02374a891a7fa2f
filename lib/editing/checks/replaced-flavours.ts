import { flavourTitle, type Hint, pathOf } from './hint';

import type { Content, Flavour } from '@/lib/content/model';
import type { Outline } from '@/lib/content/outline';

const FACTS: ((flavour: Flavour) => string | undefined)[] = [
  ({ legalName }) => legalName,
  ({ productCode }) => productCode,
  ({ picture }) => picture?.src,
  ({ hoverPicture }) => hoverPicture?.src,
  ({ photos }) => (photos.length > 0 ? JSON.stringify(photos.map(({ src }) => src)) : undefined),
  ({ lead }) => lead,
  ({ about }) => about,
  ({ subname }) => subname,
  ({ ingredients }) => ingredients,
  ({ nutrition }) => (Object.values(nutrition).some(isGiven) ? JSON.stringify(nutrition) : undefined),
  ({ price }) => price?.toString(),
  ({ cocoaPercent }) => cocoaPercent?.toString(),
  ({ accent }) => accent,
];
const isGiven = (value: unknown) => value !== undefined;

/**
 * Minimum number of facts that the old and the new flavour must both have to count as different flavours. With fewer
 * facts, `isAnotherFlavour` could mistake a renamed flavour for another flavour.
 */
const MIN_FACTS = 3;
/**
 * Maximum share of equal facts in two different flavours. The share is not 0, because different flavours often have the
 * same price, cocoa or colour. A renamed, translated or improved flavour keeps more of its facts.
 */
const MAX_EQUAL_SHARE = 1 / 4;

export function isAnotherFlavour(before: Flavour, after: Flavour): boolean {
  if (!before.name || !after.name || before.name === after.name) return false;
  const both = FACTS.map((fact) => ({ old: fact(before), own: fact(after) })).filter(
    ({ old, own }) => isGiven(old) && isGiven(own),
  );
  const equal = both.filter(({ old, own }) => old === own);
  return both.length >= MIN_FACTS && equal.length <= both.length * MAX_EQUAL_SHARE;
}

export function replacedFlavourHints(shown: Content, content: Content, outline: Outline): Hint[] {
  const before = new Map(shown.shop.flavours.map((flavour) => [flavour.id, flavour]));
  return content.shop.flavours.flatMap((flavour): Hint[] => {
    const { id } = flavour;
    const old = before.get(id);
    if (!old || !isAnotherFlavour(old, flavour)) return [];
    return [
      {
        path: `${pathOf(outline.lists['home.flavours'], id)}.ID`,
        text: `${flavourTitle(flavour)} has the ID ${id}, which is ${flavourTitle(old)} on the public page; a new flavour needs an ID of its own`,
      },
    ];
  });
}
