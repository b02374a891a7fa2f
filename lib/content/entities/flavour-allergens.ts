import type { Action, Expected } from '../problem-sentences';
import { describe, type Report } from '../problems';
import { withoutJoiners } from '../values/html';
import { type Html, htmlToLines } from '../values/html-text';

import type { Evidence } from '@/lib/model/allergens/evidence';
import { allergensIn } from '@/lib/model/allergens/recognise';
import { namesDish, readStatement, type Statement } from '@/lib/model/allergens/statement';
import { suggestAllergen } from '@/lib/model/allergens/suggest';
import { damagedPart, unnamedPart, unreadablePart, whiteChocolateIn } from '@/lib/model/allergens/unreadable';
import { type AllergenId, implies, inLegalOrder } from '@/lib/model/allergens/vocabulary';

type Fields = {
  ALLERGENS?: string[];
  TRACES?: string[];
  INGREDIENTS?: Html;
  LEGAL_NAME?: string;
  NAME?: string;
  SUBNAME?: string;
  PREVIEW_UNDER?: Html;
};

export type FlavourAllergens = { allergens?: Statement; traces?: Statement; evidence: Evidence };

const SEARCHED = ['INGREDIENTS', 'LEGAL_NAME', 'NAME'] as const;
const TILE_TEXTS = ['SUBNAME', 'PREVIEW_UNDER'] as const;

/**
 * @param fields the flavour's own and inherited values
 * @param own the flavour's own values. A problem whose causes are all inherited is reported only for the parent.
 * @param parents the own values of a mini's parents. Their texts also count, because a mini is the same food.
 * @param isBroken whether a text about the food could not be read in full. The unread part can name any allergen.
 */
export function readAllergens(
  fields: Fields,
  own: Fields,
  parents: Fields[],
  isBroken: boolean,
  path: string,
  report: Report,
): FlavourAllergens {
  const allergens = fields.ALLERGENS && readStatement(fields.ALLERGENS);
  const given = fields.TRACES && readStatement(fields.TRACES);
  const traces = given && withoutContained(given, allergens?.ids ?? []);
  const searched = SEARCHED.map((field) => ({ field, texts: textsIn(field, fields[field]) }));
  const shown = searched.flatMap(({ field, texts }) => shownIn(field, texts));
  const unreadable = searched.flatMap(({ field, texts }) => {
    // Words of other languages are allowed in a NAME: `Burro`, `抹茶`.
    const find = field === 'NAME' ? damagedPart : unreadablePart;
    const [part] = texts.flatMap((text) => find(withoutJoiners(text)) ?? []);
    const [unnamed] = texts.flatMap((text) => unnamedPart(text) ?? []);
    return [
      { field, part, expected: 'text without damaged, misspelt, joined or foreign words' } as const,
      { field, part: unnamed, expected: 'the name of each allergen' } as const,
    ].filter((each) => each.part !== undefined);
  });
  const stated = [...(allergens?.ids ?? []), ...(traces?.ids ?? []), ...shown.map(({ id }) => id)];
  const isUnstated = ({ id }: Shown) => !stated.some((other) => implies(other, id));
  const white = searched.flatMap(({ field, texts }) => whiteIn(field, texts));
  const mentioned = [...shownInFields(TILE_TEXTS, fields), ...white].filter(isUnstated);
  const inParents = parents.flatMap((parent) => [
    ...shownInFields(['NAME', ...TILE_TEXTS], parent),
    ...whiteIn('NAME', textsIn('NAME', parent.NAME)),
  ]);

  if (own.ALLERGENS) reportUnknown('ALLERGENS', allergens, path, report);
  if (own.TRACES) reportUnknown('TRACES', given, path, report);
  for (const { field, part, expected } of unreadable)
    if (own[field] !== undefined)
      report({
        path: `${path}.${field}`,
        expected,
        found: describe(part),
        action: SHOWN_AS_WRITTEN,
      });
  if (own.ALLERGENS || own.TRACES) reportContainedTraces(given, traces, path, report);
  const isOwn = ({ field }: Shown) => own.ALLERGENS !== undefined || own[field] !== undefined;
  if (allergens) {
    reportUnstated(shown.filter(isOwn), allergens, path, report, 'contains');
    reportUnstated(mentioned.filter(isOwn), allergens, path, report, 'mentions');
  } else {
    const inherited = shown.filter((each) => !isOwn(each)).map(({ id }) => id);
    reportMissing(
      shown.filter(({ id }) => !inherited.includes(id)),
      path,
      report,
    );
  }

  return {
    allergens,
    traces,
    evidence: {
      contains: inLegalOrder([...(allergens?.ids ?? []), ...shown.map(({ id }) => id)]),
      traces: traces?.ids ?? [],
      mentioned: inLegalOrder([...mentioned, ...inParents.filter(isUnstated)].map(({ id }) => id)),
      isComplete:
        !isBroken &&
        unreadable.length === 0 &&
        allergens !== undefined &&
        [allergens, traces].every((each) => !each?.unknown.length),
    },
  };
}

type Shown = { field: (typeof SEARCHED | typeof TILE_TEXTS)[number]; id: AllergenId; words: string };

/** Returns the text, and the text with spaces before capitals inside words: `ChocoNoisette` can be two words. */
function textsIn(field: Shown['field'], value: Html | string | undefined): string[] {
  if (value === undefined) return [];
  const isHtml = field === 'INGREDIENTS' || field === 'PREVIEW_UNDER';
  const text = isHtml ? htmlToLines(value) : value;
  return [...new Set([text, text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')])];
}

const shownInFields = (names: readonly Shown['field'][], fields: Fields) =>
  names.flatMap((field) => shownIn(field, textsIn(field, fields[field])));

const whiteIn = (field: Shown['field'], texts: string[]): Shown[] =>
  texts.flatMap((text) => whiteChocolateIn(text) ?? []).map((words) => ({ field, id: 'milk', words }));

function shownIn(field: Shown['field'], texts: string[]): Shown[] {
  return texts.flatMap((text) =>
    allergensIn(text).map(({ id, start, end }) => ({
      field,
      id,
      words: withoutJoiners(text.slice(start, end)),
    })),
  );
}

const SHOWN_AS_WRITTEN =
  'shown as written; buyers read “Not known” for every allergen that is not listed' satisfies Action;

/** Removes contained allergens from the traces, because “contains” is stronger than “traces”. */
function withoutContained(traces: Statement, contained: AllergenId[]): Statement {
  return { ...traces, ids: traces.ids.filter((id) => !contained.includes(id)) };
}

function reportContainedTraces(
  given: Statement | undefined,
  traces: Statement | undefined,
  path: string,
  report: Report,
) {
  for (const id of given?.ids ?? []) {
    if (traces?.ids.includes(id)) continue;
    report({
      path: `${path}.TRACES`,
      expected: 'only allergens that are not in ALLERGENS',
      found: describe(id),
      action: 'shown only under “Contains”',
    });
  }
}

function reportUnknown(
  field: 'ALLERGENS' | 'TRACES',
  statement: Statement | undefined,
  path: string,
  report: Report,
) {
  for (const words of statement?.unknown ?? []) {
    report({
      path: `${path}.${field}`,
      expected: expectedFor(words),
      found: describe(words),
      action: SHOWN_AS_WRITTEN,
    });
  }
}

function expectedFor(words: string): Expected {
  if (namesDish(words)) return 'each allergen of this food, because foods of this kind can contain several';
  const meant = suggestAllergen(words);
  return meant === undefined
    ? 'allergens of Regulation 1169/2011, annex II, or "none"'
    : `allergens of Regulation 1169/2011, annex II; did you mean "${meant}"?`;
}

function reportMissing(shown: Shown[], path: string, report: Report) {
  if (shown.length === 0) return;
  const words = firstOfEach(shown).map((each) => each.words.toLowerCase());
  report({
    path: `${path}.ALLERGENS`,
    expected: `ALLERGENS, because the ingredients or names contain ${[...new Set(words)].join(', ')}`,
    found: describe(undefined),
    action: 'buyers read “Contains” for these allergens, and “Not known” for every other allergen',
  });
}

const UNSTATED_ACTIONS = {
  contains: 'buyers read “Contains”; add it to ALLERGENS, or correct this field',
  mentions: 'buyers read “Not known” for this allergen; add it to ALLERGENS, or reword this field',
} as const;

/** Counts misspelt allergens as stated, because `reportUnknown` reports them. */
function reportUnstated(
  shown: Shown[],
  { ids, unknown }: Statement,
  path: string,
  report: Report,
  kind: keyof typeof UNSTATED_ACTIONS,
) {
  const stated = [...ids, ...unknown.flatMap(meantAllergens)];
  for (const { field, id, words } of firstOfEach(shown)) {
    if (stated.some((other) => implies(other, id))) continue;
    report({
      path: `${path}.${field}`,
      expected: 'only allergens that are also in ALLERGENS',
      found: describe(words),
      action: UNSTATED_ACTIONS[kind],
    });
  }
}

function meantAllergens(words: string): AllergenId[] {
  const meant = suggestAllergen(words);
  return meant === undefined ? [] : readStatement([meant]).ids;
}

const firstOfEach = (shown: Shown[]) =>
  shown.filter(({ id }, index) => shown.findIndex((each) => each.id === id) === index);
