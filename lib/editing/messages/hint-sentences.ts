import { MEDIA_HINTS, MEDIA_THINGS } from './media-hint-sentences';
import { HINT_TOPICS, type HintRow, type Sentences, translate, valuesIn } from './sentences';

import type { FilledIn } from '@/lib/content/problem-sentences';
import { fillIn } from '@/lib/model/fill-in';
import type { Language } from '@/lib/platform/locales-list';

const HINTS = {
  'the business that is responsible for the food is not named (operator); the law requires it': {
    topic: 'law',
    fr: 'l’entreprise responsable de l’aliment n’est pas indiquée (operator)\u202f; la loi l’exige',
  },
  'a picture of {place} has no alternative text': {
    topic: 'taste',
    fr: 'une image de {place} n’a pas de texte alternatif',
    heading: { en: 'Picture without alternative text', fr: 'Image sans texte alternatif' },
  },
  '{place} has {length} characters; use at most {longest}': {
    topic: 'taste',
    fr: '{place} compte {length} caractères\u202f; {longest} au plus conviennent',
  },
  '{thing} has no name': {
    topic: 'broken',
    fr: '{thing} n’a pas de nom',
    heading: { en: 'No name', fr: 'Pas de nom' },
  },
  '{thing} is in no collection, so the home page does not show it': {
    topic: 'broken',
    fr: '{thing} n’est dans aucune collection\u202f: la page d’accueil ne la montre pas',
    heading: {
      en: 'In no collection, so not on the home page',
      fr: 'Dans aucune collection, donc absentes de la page d’accueil',
    },
  },
  '{thing} has no flavours, so the home page does not show it': {
    topic: 'broken',
    fr: '{thing} n’a aucune saveur\u202f: la page d’accueil ne la montre pas',
    heading: {
      en: 'No flavours, so not on the home page',
      fr: 'Aucune saveur, donc absentes de la page d’accueil',
    },
  },
  '{thing} lists no allergens': {
    topic: 'safety',
    fr: '{thing} n’indique pas d’allergènes',
    heading: { en: 'No allergens listed', fr: 'Allergènes non indiqués' },
  },
  '{thing} has no price per kg': {
    topic: 'safety',
    fr: '{thing} n’a pas de prix au kg',
    heading: { en: 'No price per kg', fr: 'Pas de prix au kg' },
  },
  '{thing} lacks what the law requires: {list} ({fields})': {
    topic: 'law',
    fr: 'il manque à {thing} ce que la loi exige\u202f: {list} ({fields})',
    heading: {
      en: 'Not given, but required by law: {list} ({fields})',
      fr: 'Non indiqué, mais exigé par la loi\u202f: {list} ({fields})',
    },
  },
  'the {fact} ({field}) of {thing} is {value}; other flavours are around {usual}': {
    topic: 'safety',
    fr: '{thing}\u202f: {fact} ({field}) de {value}\u202f; les autres saveurs sont autour de {usual}',
  },
  '{thing} costs {price} for {grams} g, which is {perKg} per kg, but PRICE_PER_KG says {given}': {
    topic: 'safety',
    fr: '{thing} coûte {price} pour {grams} g, soit {perKg} le kg, mais PRICE_PER_KG indique {given}',
  },
  '{thing} has {kj} kJ and {kcal} kcal: the two values seem to be swapped': {
    topic: 'safety',
    fr: '{thing} a {kj} kJ et {kcal} kcal\u202f: les deux valeurs semblent inversées',
  },
  '{thing} has {kj} kJ and {kcal} kcal: one of them is wrong, because {same} kcal are about {about} kJ': {
    topic: 'safety',
    fr: '{thing} a {kj} kJ et {kcal} kcal\u202f: une des valeurs est fausse, car {same} kcal font environ {about} kJ',
  },
  'the page leaves out {list} from a text of {thing} ({field})': {
    topic: 'broken',
    fr: 'la page omet d’un texte de {thing}\u202f: {list} ({field})',
  },
  'the last day for orders, {date}, has passed, so visitors do not see its text': {
    topic: 'broken',
    fr: 'le dernier jour de commande, {date}, est passé\u202f: les visiteurs ne voient pas son texte',
  },
  '{phone} would be dialled as {dialled}; remove the (0)': {
    topic: 'broken',
    fr: '{phone} serait composé {dialled}\u202f; supprimez le (0)',
  },
  '{phone} is not a valid phone number: no country has numbers such as {dialled}': {
    topic: 'broken',
    fr: '{phone} n’est pas un numéro valable\u202f: aucun pays n’a de numéros comme {dialled}',
  },
  '{place} is far from France: latitude and longitude seem to be swapped': {
    topic: 'broken',
    fr: '{place} est loin de la France\u202f: latitude et longitude semblent inversées',
  },
  '{place} is far from France: latitude comes first, then longitude': {
    topic: 'broken',
    fr: '{place} est loin de la France\u202f: la latitude d’abord, puis la longitude',
  },
  '“{name}” is not a known name; did you mean “{meant}”?': {
    topic: 'broken',
    fr: '«\u202f{name}\u202f» n’est pas un nom connu\u202f; vouliez-vous dire «\u202f{meant}\u202f»\u202f?',
    heading: {
      en: '“{name}” is not a known name; did you mean “{meant}”?',
      fr: '«\u202f{name}\u202f» n’est pas un nom connu\u202f; vouliez-vous dire «\u202f{meant}\u202f»\u202f?',
    },
  },
  'the title in search results (page-title) does not contain “{word}”, the word that people search for': {
    topic: 'taste',
    fr: 'le titre dans les résultats de recherche (page-title) ne contient pas «\u202f{word}\u202f», le mot que les gens cherchent',
  },
  'the intro’s line, which search results also show, does not contain “{word}”': {
    topic: 'taste',
    fr: 'la phrase de l’intro, que les résultats de recherche montrent aussi, ne contient pas «\u202f{word}\u202f»',
  },
  '{thing} has the ID {id}, which is {other} on the public page; a new flavour needs an ID of its own': {
    topic: 'broken',
    fr: '{thing} a l’ID {id}, qui est celui de {other} sur la page publique\u202f; une nouvelle saveur a besoin de son propre ID',
  },
  ...MEDIA_HINTS,
  '{thing} is missing in {language}': {
    topic: 'languages',
    fr: '{thing} manque en {language}',
    heading: { en: 'Missing in {language}', fr: 'Manque en {language}' },
  },
  '{thing} exists in {language} but not here': {
    topic: 'languages',
    fr: '{thing} existe en {language} mais pas ici',
    heading: { en: 'Exists in {language} but not here', fr: 'Existe en {language} mais pas ici' },
  },
  '{thing} has a different {fact} in {language}': {
    topic: 'languages',
    fr: '{thing} a une autre valeur en {language} ({fact})',
    heading: { en: 'Different {fact} in {language}', fr: 'Autre valeur en {language}\u202f: {fact}' },
  },
  '{thing} has different allergens in {language}': {
    topic: 'safety',
    fr: '{thing} a d’autres allergènes en {language}',
    heading: { en: 'Different allergens in {language}', fr: 'Autres allergènes en {language}' },
  },
  '{thing} lists no allergens in {language}': {
    topic: 'safety',
    fr: '{thing} n’indique pas d’allergènes en {language}',
    heading: { en: 'No allergens listed in {language}', fr: 'Allergènes non indiqués en {language}' },
  },
  '{thing} has different nutrition values in {language}': {
    topic: 'languages',
    fr: '{thing} a d’autres valeurs nutritionnelles en {language}',
    heading: {
      en: 'Different nutrition values in {language}',
      fr: 'Autres valeurs nutritionnelles en {language}',
    },
  },
  'prices are in {currency}, but in {other} in {language}': {
    topic: 'safety',
    fr: 'les prix sont en {currency}, mais en {other} en {language}',
  },
} satisfies Record<string, HintRow>;

const THINGS = {
  'flavour “{name}”': { fr: 'la saveur «\u202f{name}\u202f»' },
  'category “{name}”': { fr: 'la catégorie «\u202f{name}\u202f»' },
  'collection “{name}”': { fr: 'la collection «\u202f{name}\u202f»' },
  price: { fr: 'prix' },
  'net weight': { fr: 'poids net' },
  weight: { fr: 'poids' },
  'price per kg': { fr: 'prix au kg' },
  'legal name': { fr: 'dénomination légale' },
  ingredients: { fr: 'ingrédients' },
  'energy in kJ': { fr: 'énergie en kJ' },
  'energy in kcal': { fr: 'énergie en kcal' },
  fat: { fr: 'matières grasses' },
  saturates: { fr: 'acides gras saturés' },
  carbohydrates: { fr: 'glucides' },
  sugars: { fr: 'sucres' },
  protein: { fr: 'protéines' },
  salt: { fr: 'sel' },
  cocoa: { fr: 'cacao' },
  product: { fr: 'produit' },
  pictures: { fr: 'images' },
  films: { fr: 'films' },
  tables: { fr: 'tableaux' },
  headings: { fr: 'titres' },
  forms: { fr: 'formulaires' },
  'the heading of “{name}”': { fr: 'le titre de «\u202f{name}\u202f»' },
  ...MEDIA_THINGS,
  'the intro’s poster': { fr: 'l’affiche de l’intro' },
  'the intro’s line': { fr: 'la phrase de l’intro' },
  '“{name}”': { fr: '«\u202f{name}\u202f»' },
} satisfies Sentences;

export const HINT_SENTENCES: Sentences = { ...HINTS, ...THINGS };

export type HintText = FilledIn<keyof typeof HINTS>;

function rowOf(text: HintText): [string, HintRow] | undefined {
  return Object.entries<HintRow>(HINTS).find(([sentence]) => valuesIn(text, sentence));
}

export function hintRank(text: HintText): number {
  const [, row] = rowOf(text) ?? [];
  return row ? HINT_TOPICS.indexOf(row.topic) : HINT_TOPICS.length;
}

export function hintHeading(text: HintText, language: Language): string | undefined {
  const [sentence = '', row] = rowOf(text) ?? [];
  if (!row?.heading) return undefined;
  const { en, ...translations } = row.heading;
  const english = fillIn(en, valuesIn(text, sentence) ?? {});
  return translate(english, { [en]: translations, ...HINT_SENTENCES }, language);
}

export function translateHint<H extends { text: HintText }>(
  hint: H,
  language: Language,
): Omit<H, 'text'> & { text: string } {
  return { ...hint, text: translate(hint.text, HINT_SENTENCES, language) };
}
