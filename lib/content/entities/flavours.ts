import type { FieldRow } from '../document/guide-entry';
import type { Wire } from '../document/schema';
import type { Flavour } from '../model';
import { describe, type Report } from '../problems';
import { withoutJoiners } from '../values/html';
import { type AllergenPattern, markAllergens } from '../values/mark-allergens';

import type { Entities, Keyed } from './entities';
import { readAllergens } from './flavour-allergens';
import { FLAVOUR, type FlavourFacts } from './flavour-fields';
import { readNutrition } from './nutrition';

type Linked = Keyed<Wire<'flavour'>> & { broken: ReadonlySet<string> };

const ROWS = Object.entries(FLAVOUR) as [keyof Wire<'flavour'>, FieldRow][];

const MINI_PREFIX = 'MINI ';

/** `byId` is in document order. `miniOf` maps a flavour's ID to its mini's ID. */
export type Flavours = { byId: Map<string, Flavour>; miniOf: Map<string, string> };

export function readFlavours(
  entities: Entities<Wire<'flavour'>>,
  products: { id: string; code: string }[],
  pattern: AllergenPattern | undefined,
  report: Report,
): Flavours {
  const wires = new Map(
    entities.kept.map((flavour) => [flavour.key, { ...flavour, broken: brokenFields(flavour) }]),
  );
  const { miniOf, parentOf } = linkMinis(wires, report);
  const codes = new Map(products.map(({ id, code }) => [id, code]));
  const byId = new Map<string, Flavour>();
  for (const [id, flavour] of wires) {
    const parents = ancestors(id, parentOf).flatMap((ancestor) => wires.get(ancestor) ?? []);
    byId.set(id, {
      ...toFlavour(flavour, parents, pattern, report),
      productCode: productCode(flavour, codes, report),
    });
  }
  return { byId, miniOf };
}

function linkMinis(wires: Map<string, Linked>, report: Report) {
  const miniOf = new Map<string, string>();
  const parentOf = new Map<string, string>();
  for (const [id, { value, path }] of wires) {
    const mini = value.MINI_ID;
    if (mini === undefined) continue;
    const expected = wires.has(mini)
      ? 'a flavour that is not its own mini or the mini of another flavour'
      : 'the ID of a flavour';
    if (
      !wires.has(mini) ||
      parentOf.has(mini) ||
      mini === id ||
      ancestors(id, parentOf, Infinity).includes(mini)
    ) {
      report({ path: `${path}.MINI_ID`, expected, found: describe(mini), action: 'shown without a mini' });
      continue;
    }
    miniOf.set(id, mini);
    parentOf.set(mini, id);
  }
  return { miniOf, parentOf };
}

/** In real documents, a mini has one ancestor. Without a limit, a hostile document could block the server. */
const MAX_GENERATIONS = 10;

function ancestors(id: string, parentOf: Map<string, string>, limit = MAX_GENERATIONS): string[] {
  const line: string[] = [];
  let parent = parentOf.get(id);
  while (parent !== undefined && line.length < limit) {
    line.push(parent);
    parent = parentOf.get(parent);
  }
  return line;
}

function productCode(flavour: Linked, codes: Map<string, string>, report: Report): string | undefined {
  const id = flavour.value.PRODUCT_ID;
  if (id === undefined) return undefined;
  const code = codes.get(id);
  if (code === undefined) {
    report({
      path: `${flavour.path}.PRODUCT_ID`,
      expected: 'the ID of a product',
      found: describe(id),
      action: 'the link to buy leads to the product section',
    });
  }
  return code;
}

function toFlavour(
  flavour: Linked,
  parents: Linked[],
  pattern: AllergenPattern | undefined,
  report: Report,
): Flavour {
  const { key: id, value: wire, path } = flavour;
  // No inherited value may replace a broken value.
  const giverOf = (field: keyof Wire<'flavour'>) =>
    [flavour, ...parents].find(({ value, broken }) => value[field] !== undefined || broken.has(field));
  const inherited = <K extends keyof Wire<'flavour'>>(key: K): Wire<'flavour'>[K] | undefined =>
    giverOf(key)?.value[key];
  const facts = ROWS.flatMap(([field, { fills, isInherited }]) => {
    const value = isInherited ? inherited(field) : wire[field];
    return fills === undefined ? [] : [[fills, typeof value === 'string' ? withoutJoiners(value) : value]];
  });
  const name = wire.NAME && withoutJoiners(wire.NAME);
  const ingredients = inherited('INGREDIENTS');
  return {
    ...(Object.fromEntries(facts) as Omit<FlavourFacts, 'allergens' | 'traces'>),
    id,
    name: parents.length > 0 ? miniName(name) : name,
    photos: [wire.PHOTO_INTRO, wire.PHOTO_IMAGE ?? wire.DETAIL_PICTURE].filter(
      (photo) => photo !== undefined,
    ),
    nutrition: readNutrition(inherited, wire, path, report),
    ...readAllergens(
      {
        ALLERGENS: inherited('ALLERGENS'),
        TRACES: inherited('TRACES'),
        INGREDIENTS: ingredients,
        LEGAL_NAME: inherited('LEGAL_NAME'),
        NAME: inherited('NAME'),
        SUBNAME: wire.SUBNAME,
        PREVIEW_UNDER: wire.PREVIEW_UNDER,
      },
      wire,
      parents.map(({ value }) => value),
      FOOD_TEXTS.some((field) => giverOf(field)?.broken.has(field)),
      path,
      report,
    ),
    ingredients: ingredients && withoutJoiners(markAllergens(ingredients, pattern)),
    parentIds: parents.map(({ key }) => key),
  };
}

const FOOD_TEXTS = ['ALLERGENS', 'TRACES', 'INGREDIENTS', 'LEGAL_NAME', 'NAME'] as const;

/**
 * Returns the fields that could not be read in full: their lost text could name an allergen. Ignores the problem of an
 * empty text, because no text is lost.
 */
function brokenFields({ path, problems }: Keyed<Wire<'flavour'>>): Set<string> {
  const broken = problems.filter(({ expected }) => expected !== 'text that is not empty');
  return new Set(broken.map((problem) => problem.path.slice(path.length + 1).replace(/\[.*/s, '')));
}

function miniName(name: string | undefined): string | undefined {
  return name === undefined || name.startsWith(MINI_PREFIX) ? name : MINI_PREFIX + name;
}
