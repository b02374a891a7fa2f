import type { Sentences } from './sentences';

import type { FilledTemplate } from '@/lib/content/problem-sentences';

/** The texts of hints. */
const HINTS = {
  'nothing says who answers for the food (operator), which the law asks for': {
    fr: 'rien ne dit qui répond de l’aliment (operator), ce que la loi demande',
  },
  'a picture of {place} has no alternative text': { fr: 'une image de {place} n’a pas de texte alternatif' },
  'a picture of {place} is {width} px wide; its place asks for {least}': {
    fr: 'une image de {place} fait {width} px de large\u202f; sa place en demande {least}',
  },
  '{place} has {length} characters; {longest} fit well': {
    fr: '{place} compte {length} caractères\u202f; {longest} tiennent bien',
  },
  '{thing} has no name': { fr: '{thing} n’a pas de nom' },
  '{thing} names no allergens': { fr: '{thing} n’indique pas d’allergènes' },
  '{thing} has no price per kg': { fr: '{thing} n’a pas de prix au kg' },
  '{thing} does not state what the law asks for: {fields}': {
    fr: '{thing} n’indique pas ce que la loi demande\u202f: {fields}',
  },
  '{field} of {thing} is {value}; others are near {usual}': {
    fr: '{field} de {thing} vaut {value}\u202f; les autres sont proches de {usual}',
  },
  '{thing} has {kj} kJ and {kcal} kcal, which do not fit: the two seem to be swapped': {
    fr: '{thing} a {kj} kJ et {kcal} kcal, qui ne vont pas ensemble\u202f: les deux semblent inversés',
  },
  '{thing} has {kj} kJ and {kcal} kcal, which do not fit: 1 kcal is 4.184 kJ, so {same} kcal are about {about} kJ':
    {
      fr: '{thing} a {kj} kJ et {kcal} kcal, qui ne vont pas ensemble\u202f: 1 kcal fait 4,184 kJ, donc {same} kcal font environ {about} kJ',
    },
  '{phone} is dialled as {dialled}; leave out the (0)': {
    fr: '{phone} se compose {dialled}\u202f; supprimez le (0)',
  },
  '{phone} cannot be called: no country has numbers such as {dialled}': {
    fr: '{phone} ne peut pas être appelé\u202f: aucun pays n’a de numéros comme {dialled}',
  },
  '{place} is far from France: latitude and longitude seem to be swapped': {
    fr: '{place} est loin de la France\u202f: latitude et longitude semblent inversées',
  },
  '{place} is far from France: latitude comes first, then longitude': {
    fr: '{place} est loin de la France\u202f: la latitude d’abord, puis la longitude',
  },
  'nothing reads “{name}”; did you mean “{meant}”?': {
    fr: 'rien ne lit «\u202f{name}\u202f»\u202f; vouliez-vous dire «\u202f{meant}\u202f»\u202f?',
  },
  'the page’s title in search results (page-title) does not say “{word}”, which people search for': {
    fr: 'le titre de la page dans les résultats de recherche (page-title) ne dit pas «\u202f{word}\u202f», que les gens cherchent',
  },
  'the intro’s line, which search results show too, does not say “{word}”': {
    fr: 'la phrase de l’intro, que montrent aussi les résultats de recherche, ne dit pas «\u202f{word}\u202f»',
  },
  'the film {src} has {size} MB; 3 are plenty': { fr: 'le film {src} fait {size} Mo\u202f; 3 suffisent' },
  '{thing} is not in “{locale}”': { fr: '{thing} n’est pas dans «\u202f{locale}\u202f»' },
  '{thing} is in “{locale}” alone': { fr: '{thing} n’est que dans «\u202f{locale}\u202f»' },
  '{thing} has another {fact} in “{locale}”': {
    fr: '{thing} a, pour\u202f: {fact}, une autre valeur dans «\u202f{locale}\u202f»',
  },
  '{thing} states other allergens in “{locale}”': {
    fr: '{thing} indique d’autres allergènes dans «\u202f{locale}\u202f»',
  },
  '{thing} has other nutrition values in “{locale}”': {
    fr: '{thing} a d’autres valeurs nutritionnelles dans «\u202f{locale}\u202f»',
  },
  'prices are in {currency}, and in {other} in “{locale}”': {
    fr: 'les prix sont en {currency}, et en {other} dans «\u202f{locale}\u202f»',
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

export type HintText = FilledTemplate<keyof typeof HINTS>;
