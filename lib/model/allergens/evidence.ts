import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food. */
export type Evidence = {
  /** The allergens that were found in ALLERGENS, INGREDIENTS, LEGAL_NAME and NAME. */
  contains: AllergenId[];
  /** The allergens that were found in TRACES but not in ALLERGENS. */
  traces: AllergenId[];
  /**
   * Other allergens that were found in the tile's short texts. In these texts, a word can also describe a taste: `notes
   * of hazelnut`.
   */
  mentioned: AllergenId[];
  /**
   * Whether all of these are true: ALLERGENS is given; all words of ALLERGENS and TRACES are known; no field that is
   * listed at `contains` or `traces` is broken.
   */
  isComplete: boolean;
};

/**
 * Answers to the question whether a person who avoids an allergen can eat a food, from the worst answer to the best.
 * `yes` means only that the maker does not list the allergen. The food can still contain the allergen.
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

/** Joins the evidence of all languages. If the languages differ, the pages in all languages give the worst answer. */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    mentioned: inLegalOrder(evidence.flatMap(({ mentioned }) => mentioned)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
