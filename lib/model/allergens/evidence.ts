import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food, from all fields and all languages. */
export type Evidence = {
  /** Stated in ALLERGENS, or found in the ingredients or a name. */
  contains: AllergenId[];
  /** Stated in TRACES. */
  traces: AllergenId[];
  /** Whether ALLERGENS is given and all words of ALLERGENS and TRACES are known. Only then an answer may be `yes`. */
  isComplete: boolean;
};

/**
 * Whether a person who avoids an allergen can eat a food, from the worst answer to the best. `yes` means that the maker
 * does not list the allergen. It is not a promise that the food is free of it.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

/** Returns the answer for one allergen: the worst one that the evidence allows. */
export function answerFor({ contains, traces, isComplete }: Evidence, avoided: AllergenId): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete ? 'yes' : 'unknown';
}

/** Joins the evidence of all languages of a food, so that each language gives the worst answer of all. */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
