import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food. */
export type Evidence = {
  /** The allergens found in ALLERGENS, INGREDIENTS, LEGAL_NAME and NAME. */
  contains: AllergenId[];
  /** The allergens found in TRACES and not in ALLERGENS. */
  traces: AllergenId[];
  /**
   * Other allergens found in the tile's short texts. There, a word can also be a note of taste: `notes of hazelnut`.
   */
  mentioned: AllergenId[];
  /**
   * Whether ALLERGENS is given, all words of ALLERGENS and TRACES are known, and no field of `contains` and `traces` is
   * broken.
   */
  isComplete: boolean;
};

/**
 * Whether a person who avoids an allergen can eat a food, from the worst answer to the best. `yes` means only that the
 * maker does not list the allergen, not that the food is free of it.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

/** Returns the worst answer that the evidence gives. */
export function answerFor(
  { contains, traces, mentioned, isComplete }: Evidence,
  avoided: AllergenId,
): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete && !mentioned.some((id) => implies(id, avoided)) ? 'yes' : 'unknown';
}

/** Joins the evidence of all languages. If the languages differ, every page gives the worst answer. */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    mentioned: inLegalOrder(evidence.flatMap(({ mentioned }) => mentioned)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
