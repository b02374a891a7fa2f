import { previewEn } from './preview-en';
import { previewFr } from './preview-fr';
import { type Sentences, translate } from './sentences';

import type { Language } from '@/lib/platform/locales-list';

/** If LOCALES is set, the language's code precedes these sentences. */
const DOCUMENT_FAULTS = {
  'the document has no "home"': { fr: 'le document n’a pas de «\u202fhome\u202f»' },
  'the document has neither texts nor flavours': { fr: 'le document n’a ni textes ni saveurs' },
  'the page would have {tiles} tiles; {most} are the most': {
    fr: 'la page aurait {tiles} tuiles\u202f; {most} au plus sont possibles',
  },
} satisfies Sentences;

const REFUSALS: Sentences = {
  'more than half of what the page shows would be gone by being broken: {list}': {
    fr: 'des erreurs feraient disparaître plus de la moitié de la page\u202f: {list}',
  },
  'more than half of what the page shows would be gone: {list}; if that is meant, publish with "anyway": true':
    {
      fr: 'plus de la moitié de la page disparaîtrait\u202f: {list}\u202f; si c’est voulu, publiez avec "anyway": true',
    },
  '1 problem that the public page does not have, the first at {path}; if that is known, publish with "anyway": true':
    {
      fr: '1 problème que la page publique n’a pas, à {path}\u202f; si vous le connaissez, publiez avec "anyway": true',
    },
  '{count} problems that the public page does not have, the first at {path}; if that is known, publish with "anyway": true':
    {
      fr: '{count} problèmes que la page publique n’a pas, le premier à {path}\u202f; si vous les connaissez, publiez avec "anyway": true',
    },
  ...DOCUMENT_FAULTS,
  ...Object.fromEntries(
    Object.entries(DOCUMENT_FAULTS).map(([english, { fr }]) => [
      `{code}: ${english}`,
      { fr: `{code}\u202f: ${fr}` },
    ]),
  ),
};

/** Values of `{list}` in REFUSALS. `({code})` appears if LOCALES is set. */
const LOSSES: Sentences = Object.fromEntries(
  (['text', 'category', 'collection', 'flavour'] as const).flatMap((kind) => {
    const [english, french] = [previewEn, previewFr].map(({ kinds }) => kinds[kind][1]);
    return ['', ' ({code})'].map((language) => [
      `{gone} of {total} ${english}${language}`,
      { fr: `{gone} ${french} sur {total}${language}` },
    ]);
  }),
);

export const REFUSAL_SENTENCES: Sentences = { ...REFUSALS, ...LOSSES };

export type TranslatedRefusal = { text: string; lang: Language };

export function translateRefusal(reason: string, language: Language): TranslatedRefusal {
  const text = translate(reason, REFUSAL_SENTENCES, language);
  return { text, lang: text === reason ? 'en' : language };
}
