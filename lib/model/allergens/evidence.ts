import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food, from all fields and all languages. */
export type Evidence = {
  /** Allergens stated in ALLERGENS, or found in the ingredients or in a name of the food. */
  contains: AllergenId[];
  /** Allergens stated in TRACES. */
  traces: AllergenId[];
  /**
   * Whether ALLERGENS is given, all words of ALLERGENS and TRACES are known, and no searched field is broken. If false,
   * no answer is `yes`.
   */
  isComplete: boolean;
};

/**
 * An answer to the question "Can a person who avoids an allergen eat this food?", from the worst to the best. `yes`
 * means only that the maker does not list the allergen, not that the food is free of the allergen.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

/** Returns the worst answer that the evidence gives for one allergen. */
export function answerFor({ contains, traces, isComplete }: Evidence, avoided: AllergenId): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete ? 'yes' : 'unknown';
}

/** Joins the evidence of all languages of a food. If the languages differ, every page gives the worst answer. */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
