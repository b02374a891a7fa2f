import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** What is known of a food's allergens, from every field and every language that says something of them. */
export type Evidence = {
  /** Stated in ALLERGENS, or found in the ingredients or a name. */
  contains: AllergenId[];
  /** Stated in TRACES. */
  traces: AllergenId[];
  /** Whether ALLERGENS is given and every word of ALLERGENS and TRACES is understood. Only then is silence an answer. */
  isComplete: boolean;
};

/**
 * What a food is to somebody who avoids an allergen, from the worst to the best. `yes` means that the maker lists none; it is
 * never a promise that the food is without it.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

/** Returns the answer for one allergen. Takes the worst that the evidence allows. */
export function answerFor({ contains, traces, isComplete }: Evidence, avoided: AllergenId): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete ? 'yes' : 'unknown';
}

/** Joins the evidence of a food's languages, so that each language gives the worst answer of all. */
export function joined(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
