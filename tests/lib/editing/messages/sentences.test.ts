import { HINT_SENTENCES, translateHint } from '@/lib/editing/messages/hint-sentences';
import { previewEn } from '@/lib/editing/messages/preview-en';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import {
  ACTION_SENTENCES,
  EXPECTED_SENTENCES,
  translateProblem,
} from '@/lib/editing/messages/problem-translations';
import { REFUSAL_SENTENCES } from '@/lib/editing/messages/refusal-sentences';
import { type Sentences, translate } from '@/lib/editing/messages/sentences';

const NEGATIVE = {
  path: '$.home.flavours[0].PRICE',
  expected: 'a price above 0: a number, or text such as "12,50"',
  found: '-1',
  action: 'left out',
};

test('a problem is translated, but values from the document stay unchanged', () => {
  expect(translateProblem(NEGATIVE, 'fr')).toEqual({
    path: '$.home.flavours[0].PRICE',
    expected: 'un prix supérieur à 0\u202f: un nombre, ou un texte comme "12,50"',
    found: '-1',
    action: 'omis',
  });
  expect(translateProblem(NEGATIVE, 'en')).toEqual(NEGATIVE);
});

test('a sentence without values gets its own translation, even if a template with values also matches', () => {
  for (const sentences of [EXPECTED_SENTENCES, ACTION_SENTENCES] as Sentences[])
    for (const [sentence, { fr }] of Object.entries(sentences))
      if (!sentence.includes('{')) expect(translate(sentence, sentences, 'fr')).toBe(fr);
});

test('the names of languages in a problem are in the language of the reader', () => {
  const missing = {
    path: '$.home.texts.story.NAME',
    expected: 'a text in fr',
    found: 'nothing',
    action: 'shown in en-GB',
  };
  const textsIn = (language: 'en' | 'fr') => {
    const { expected, action } = translateProblem(missing, language);
    return [expected, action];
  };

  expect(textsIn('en')).toEqual(['a text in French', 'shown in British English']);
  expect(textsIn('fr')).toEqual(['un texte en français', 'montré en anglais britannique']);
});

test('a translated sentence contains the values of the original sentence', () => {
  const long = 'the heading of “story” has 52 characters; use at most 40';
  const energy = 'flavour “Mint; wild” has 100 kJ and 400 kcal: the two values seem to be swapped';

  expect(translateHint({ path: '', text: long }, 'fr').text).toBe(
    'le titre de «\u202fstory\u202f» compte 52 caractères\u202f; 40 au plus conviennent',
  );
  expect(translateHint({ path: '', text: energy }, 'fr').text).toMatch(
    /^la saveur «\u202fMint; wild\u202f» a 100 kJ et 400/,
  );
  expect(translate('at most 3000 entries', EXPECTED_SENTENCES, 'fr')).toBe('3000 entrées au plus');
});

test('hints about pictures and films are written in the language of the page', () => {
  const photo = 'the picture of flavour “Mint” (PHOTO_IMAGE) is 640 px wide, but is shown up to 1080 px wide';
  const film =
    'the film for narrower windows (VIDEO_LINK_MOBILE) has no version that all browsers play, only MP4/HEVC, WebM/VP9; add one in MP4 with H.264';

  expect(translateHint({ path: '', text: photo }, 'fr').text).toBe(
    'l’image de la saveur «\u202fMint\u202f» (PHOTO_IMAGE) fait 640 px de large, mais s’affiche sur 1080 px au plus',
  );
  expect(translateHint({ path: '', text: film }, 'fr').text).toBe(
    'le film pour les fenêtres plus étroites (VIDEO_LINK_MOBILE) n’a pas de version que tous les navigateurs lisent, seulement MP4/HEVC, WebM/VP9\u202f; ajoutez-en une en MP4 avec H.264',
  );
});

test('a hint about a wrong price per kg is written in the language of the page', () => {
  const text =
    'flavour “Mint” costs 9.10 for 70 g, which is 130.00 per kg, but PRICE_PER_KG says 112.86' as const;

  expect(translateHint({ path: '', text }, 'fr').text).toBe(
    'la saveur «\u202fMint\u202f» coûte 9.10 pour 70 g, soit 130.00 le kg, mais PRICE_PER_KG indique 112.86',
  );
});

test('in a translated hint about missing legal facts, the name of each fact is translated', () => {
  const text = 'flavour “Mint” lacks what the law requires: legal name, price (LEGAL_NAME, PRICE)';

  expect(translateHint({ path: '', text }, 'fr').text).toBe(
    'il manque à la saveur «\u202fMint\u202f» ce que la loi exige\u202f: dénomination légale, prix (LEGAL_NAME, PRICE)',
  );
});

test('if the last day for orders has passed, the translated hint contains the date of this day', () => {
  const text = 'the last day for orders, 2026-11-15, has passed, so visitors do not see its text';

  expect(translateHint({ path: '', text }, 'fr').text).toBe(
    'le dernier jour de commande, 2026-11-15, est passé\u202f: les visiteurs ne voient pas son texte',
  );
});

test('a sentence without a translation is returned unchanged', () => {
  expect(translate('at most entries', EXPECTED_SENTENCES, 'fr')).toBe('at most entries');
  expect(translate('at most 3', EXPECTED_SENTENCES, 'fr')).toBe('at most 3');
  expect(translate('not at most 3 entries', EXPECTED_SENTENCES, 'fr')).toBe('not at most 3 entries');
});

test('a translated sentence is not translated again, so a translation never causes an endless loop', () => {
  const ends = { '{name}': { fr: '{name} !' } } satisfies Sentences;

  expect(translate('x', ends, 'fr')).toBe('x !');
});

test('each French sentence has the same placeholders as the English sentence', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  const tables: [string, { fr: string }][] = [
    EXPECTED_SENTENCES,
    ACTION_SENTENCES,
    HINT_SENTENCES,
    REFUSAL_SENTENCES,
  ].flatMap((table) => Object.entries<{ fr: string }>(table));

  for (const [english, { fr }] of tables) expect([english, namesIn(fr)]).toEqual([english, namesIn(english)]);
});

test('the messages of previews have the same placeholders in English and French', () => {
  const namesIn = (value: unknown): unknown =>
    typeof value === 'string'
      ? [...value.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, namesIn(inner)]));

  expect(namesIn(previewWordsFor('fr'))).toEqual(namesIn(previewEn));
});
