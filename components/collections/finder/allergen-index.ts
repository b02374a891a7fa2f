import 'server-only';

import type { Answers } from './suitability';

import type { Flavour } from '@/lib/content/model';
import { type Answer, answerFor, type Evidence } from '@/lib/model/allergens/evidence';
import { allergenName } from '@/lib/model/allergens/tables';
import { type AllergenId, groupsOf, inLegalOrder } from '@/lib/model/allergens/vocabulary';
import { languageOf } from '@/lib/platform/locales-list';

/** `choices`: the allergens that a visitor can choose. `answers`: by flavour id, an `Answer` for each choice. */
export type AllergenIndex = {
  choices: { id: AllergenId; name: string }[];
  answers: Map<string, Answers>;
};

/**
 * Returns undefined if no flavour states a known allergen or trace. The choices are in the order of Regulation
 * 1169/2011, annex II.
 */
export function allergenIndex(flavours: Flavour[], locale: string): AllergenIndex | undefined {
  const isStated = flavours.some(({ allergens, traces }) => allergens?.ids.length || traces?.ids.length);
  if (!isStated) return undefined;
  const named = flavours.flatMap(({ evidence: { contains, traces } }) => [...contains, ...traces]);
  const ids = inLegalOrder(named.flatMap((id) => [id, ...groupsOf(id)]));
  const language = languageOf(locale);
  return {
    choices: ids.map((id) => ({ id, name: allergenName(id, language) })),
    answers: new Map(flavours.map(({ id, evidence }) => [id, answersFor(evidence, ids)])),
  };
}

function answersFor(evidence: Evidence, ids: AllergenId[]): Answers {
  const answers = ids.map((id) => answerFor(evidence, id));
  const withAnswer = (wanted: Answer) => answers.flatMap((answer, index) => (answer === wanted ? index : []));
  return { no: withAnswer('no'), traces: withAnswer('traces'), unknown: withAnswer('unknown') };
}
