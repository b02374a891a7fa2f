import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food. */
export type Evidence = {
  /** Allergens in ALLERGENS, INGREDIENTS, LEGAL_NAME and NAME. */
  contains: AllergenId[];
  /** Allergens in TRACES but not in ALLERGENS. */
  traces: AllergenId[];
  /**
   * Allergens that the food may contain. A word in the tile's short texts can name an ingredient or only a taste.
   * Separate words (`white & dark chocolate`) can name white chocolate, which contains milk. See
   * docs/decisions/0014-allergens.md.
   */
  mentioned: AllergenId[];
  /**
   * True if ALLERGENS is given, and all words of ALLERGENS and TRACES are known. ALLERGENS, TRACES, INGREDIENTS,
   * LEGAL_NAME and NAME must also be readable in full.
   */
  isComplete: boolean;
};

/**
 * Whether a person who avoids an allergen can eat a food, most cautious first. `yes` means only that the maker does not
 * list the allergen. The food can still contain it.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

export function answerFor(
  { contains, traces, mentioned, isComplete }: Evidence,
  avoided: AllergenId,
): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete && !mentioned.some((id) => implies(id, avoided)) ? 'yes' : 'unknown';
}

/** Joins the evidence of all languages, so that every language shows the most cautious answer. */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    mentioned: inLegalOrder(evidence.flatMap(({ mentioned }) => mentioned)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
