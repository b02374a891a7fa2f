import { type AllergenId, implies, inLegalOrder } from './vocabulary';

/** The known allergens of a food. */
export type Evidence = {
  /** Allergens in ALLERGENS, INGREDIENTS, LEGAL_NAME and NAME. */
  contains: AllergenId[];
  /** Allergens in TRACES but not in ALLERGENS. */
  traces: AllergenId[];
  /** Other allergens in the tile's short texts. There, a word can also describe a taste: `notes of hazelnut`. */
  mentioned: AllergenId[];
  /**
   * True if ALLERGENS is given, all words of ALLERGENS and TRACES are known, and none of these fields is broken:
   * ALLERGENS, TRACES, INGREDIENTS, LEGAL_NAME, NAME.
   */
  isComplete: boolean;
};

/**
 * Answers to the question “Can a person who avoids this allergen eat this food?”, most cautious first. `yes` means only
 * that the maker does not list the allergen. The food can still contain the allergen.
 */
export type Answer = 'no' | 'traces' | 'unknown' | 'yes';

/** Returns the most cautious answer that the evidence supports. */
export function answerFor(
  { contains, traces, mentioned, isComplete }: Evidence,
  avoided: AllergenId,
): Answer {
  if (contains.some((id) => implies(id, avoided))) return 'no';
  if (traces.some((id) => implies(id, avoided))) return 'traces';
  return isComplete && !mentioned.some((id) => implies(id, avoided)) ? 'yes' : 'unknown';
}

/**
 * Joins the evidence of all languages. If the languages state different allergens, the pages in all languages show the
 * most cautious answer.
 */
export function joinEvidence(evidence: Evidence[]): Evidence {
  return {
    contains: inLegalOrder(evidence.flatMap(({ contains }) => contains)),
    traces: inLegalOrder(evidence.flatMap(({ traces }) => traces)),
    mentioned: inLegalOrder(evidence.flatMap(({ mentioned }) => mentioned)),
    isComplete: evidence.every(({ isComplete }) => isComplete),
  };
}
