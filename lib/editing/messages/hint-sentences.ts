import type { Sentences } from './sentences';

import type { FilledIn } from '@/lib/content/problem-sentences';

const HINTS = {
  'the business that is responsible for the food is not named (operator); the law requires it': {
    fr: 'l’entreprise responsable de l’aliment n’est pas indiquée (operator)\u202f; la loi l’exige',
  },
  'a picture of {place} has no alternative text': { fr: 'une image de {place} n’a pas de texte alternatif' },
  'a picture of {place} is {width} px wide; use at least {least} px': {
    fr: 'une image de {place} fait {width} px de large\u202f; il en faut au moins {least} px',
  },
  '{place} has {length} characters; use at most {longest}': {
    fr: '{place} compte {length} caractères\u202f; {longest} au plus conviennent',
  },
  '{thing} has no name': { fr: '{thing} n’a pas de nom' },
  '{thing} lists no allergens': { fr: '{thing} n’indique pas d’allergènes' },
  '{thing} has no price per kg': { fr: '{thing} n’a pas de prix au kg' },
  '{thing} lacks what the law requires: {fields}': {
    fr: 'il manque à {thing} ce que la loi exige\u202f: {fields}',
  },
  '{field} of {thing} is {value}; other flavours are around {usual}': {
    fr: '{field} de {thing} vaut {value}\u202f; les autres saveurs sont autour de {usual}',
  },
  '{thing} has {kj} kJ and {kcal} kcal: the two values seem to be swapped': {
    fr: '{thing} a {kj} kJ et {kcal} kcal\u202f: les deux valeurs semblent inversées',
  },
  '{thing} has {kj} kJ and {kcal} kcal: one of them is wrong, because {same} kcal are about {about} kJ': {
    fr: '{thing} a {kj} kJ et {kcal} kcal\u202f: une des valeurs est fausse, car {same} kcal font environ {about} kJ',
  },
  '{phone} would be dialled as {dialled}; remove the (0)': {
    fr: '{phone} serait composé {dialled}\u202f; supprimez le (0)',
  },
  '{phone} is not a valid phone number: no country has numbers such as {dialled}': {
    fr: '{phone} n’est pas un numéro valable\u202f: aucun pays n’a de numéros comme {dialled}',
  },
  '{place} is far from France: latitude and longitude seem to be swapped': {
    fr: '{place} est loin de la France\u202f: latitude et longitude semblent inversées',
  },
  '{place} is far from France: latitude comes first, then longitude': {
    fr: '{place} est loin de la France\u202f: la latitude d’abord, puis la longitude',
  },
  '“{name}” is not a known name; did you mean “{meant}”?': {
    fr: '«\u202f{name}\u202f» n’est pas un nom connu\u202f; vouliez-vous dire «\u202f{meant}\u202f»\u202f?',
  },
  'the title in search results (page-title) does not contain “{word}”, the word that people search for': {
    fr: 'le titre dans les résultats de recherche (page-title) ne contient pas «\u202f{word}\u202f», le mot que les gens cherchent',
  },
  'the intro’s line, which search results also show, does not contain “{word}”': {
    fr: 'la phrase de l’intro, que les résultats de recherche montrent aussi, ne contient pas «\u202f{word}\u202f»',
  },
  'the film {src} has {size} MB; use at most 3 MB': {
    fr: 'le film {src} fait {size} Mo\u202f; 3 Mo au plus conviennent',
  },
  '{thing} is missing in “{locale}”': { fr: '{thing} manque dans «\u202f{locale}\u202f»' },
  '{thing} exists only in “{locale}”': { fr: '{thing} n’existe que dans «\u202f{locale}\u202f»' },
  '{thing} has a different {fact} in “{locale}”': {
    fr: '{thing} a une autre valeur dans «\u202f{locale}\u202f» ({fact})',
  },
  '{thing} has different allergens in “{locale}”': {
    fr: '{thing} a d’autres allergènes dans «\u202f{locale}\u202f»',
  },
  '{thing} has different nutrition values in “{locale}”': {
    fr: '{thing} a d’autres valeurs nutritionnelles dans «\u202f{locale}\u202f»',
  },
  'prices are in {currency}, but in {other} in “{locale}”': {
    fr: 'les prix sont en {currency}, mais en {other} dans «\u202f{locale}\u202f»',
  },
} satisfies Sentences;

/** Names that occur in hints. */
const THINGS = {
  'flavour “{name}”': { fr: 'la saveur «\u202f{name}\u202f»' },
  'category “{name}”': { fr: 'la catégorie «\u202f{name}\u202f»' },
  'collection “{name}”': { fr: 'la collection «\u202f{name}\u202f»' },
  price: { fr: 'prix' },
  'net weight': { fr: 'poids net' },
  weight: { fr: 'poids' },
  'price per kg': { fr: 'prix au kg' },
  cocoa: { fr: 'cacao' },
  product: { fr: 'produit' },
  'the heading of “{name}”': { fr: 'le titre de «\u202f{name}\u202f»' },
  'the intro’s poster': { fr: 'l’affiche de l’intro' },
  'the intro’s line': { fr: 'la phrase de l’intro' },
  '“{name}”': { fr: '«\u202f{name}\u202f»' },
} satisfies Sentences;

export const HINT_SENTENCES: Sentences = { ...HINTS, ...THINGS };

export type HintText = FilledIn<keyof typeof HINTS>;
