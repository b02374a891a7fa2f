import 'server-only';

import type { Answers } from './suitability';

import type { Flavour } from '@/lib/content/model';
import { type Answer, answerFor } from '@/lib/model/allergens/evidence';
import { allergenName } from '@/lib/model/allergens/tables';
import { type AllergenId, groupsOf, inLegalOrder } from '@/lib/model/allergens/vocabulary';
import { languageOf } from '@/lib/platform/locales-list';

/** The allergens that visitors choose from, and each flavour's answers for them. */
export type AllergenIndex = {
  choices: { id: AllergenId; name: string }[];
  answersOf: (flavour: Flavour) => Answers;
};

/**
 * Returns the choices: what the flavours state or show, and the groups of it, in the order of annex II. Undefined if no flavour
 * states an allergen.
 */
export function allergenIndex(flavours: Flavour[], locale: string): AllergenIndex | undefined {
  const isStated = flavours.some(({ allergens, traces }) => allergens?.ids.length || traces?.ids.length);
  if (!isStated) return undefined;
  const named = flavours.flatMap(({ evidence: { contains, traces } }) => [...contains, ...traces]);
  const ids = inLegalOrder(named.flatMap((id) => [id, ...groupsOf(id)]));
  const language = languageOf(locale);
  return {
    choices: ids.map((id) => ({ id, name: allergenName(id, language) })),
    answersOf: ({ evidence }) => {
      const answers = ids.map((id) => answerFor(evidence, id));
      const withAnswer = (wanted: Answer) =>
        answers.flatMap((answer, number) => (answer === wanted ? number : []));
      return { no: withAnswer('no'), traces: withAnswer('traces'), isComplete: evidence.isComplete };
    },
  };
}
