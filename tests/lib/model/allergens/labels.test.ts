/**
 * The finder's answers for 279 labels in the words that makers use, one per line of `labels.jsonl`. No answer `yes` is
 * for an allergen that the label names. If your change alters an answer, compare the new answer with the label before
 * you update the line.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDocument } from '@/lib/content/parse';
import { type Answer, answerFor } from '@/lib/model/allergens/evidence';
import { ALLERGENS } from '@/lib/model/allergens/vocabulary';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

/** The allergens with each answer. All other allergens have the answer `yes`. */
type Answers = { no: string; traces: string; unknown: string };

const LABELS = readFileSync(path.join(__dirname, 'labels.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { flavour: Wire; answers: Answers });

function answersFor(flavour: Wire): Answers {
  const document = aDocument({ home: { flavours: [aFlavour(flavour)] } });
  const [{ evidence } = {}] = parseDocument(document, OWN_MEDIA).content.shop.flavours;
  if (!evidence) throw new Error('the flavour is gone');
  const allergensWith = (answer: Answer) =>
    ALLERGENS.flatMap(({ id }) => (answerFor(evidence, id) === answer ? id : [])).join(', ');
  return {
    no: allergensWith('no'),
    traces: allergensWith('traces'),
    unknown: allergensWith('yes') === '' ? 'all others' : allergensWith('unknown'),
  };
}

test.each(LABELS)(
  'the finder gives the reviewed answers for label $#: $flavour.NAME',
  ({ flavour, answers }) => {
    expect(answersFor(flavour)).toEqual(answers);
  },
);
