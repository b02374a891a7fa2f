import { type Sentences, translate, type Translation } from './sentences';

import type { ACTIONS, EXPECTED } from '@/lib/content/problem-sentences';
import type { Problem } from '@/lib/content/problems';
import type { Language } from '@/lib/platform/locales-list';

export const EXPECTED_SENTENCES = {
  'a text in {code}': { fr: 'un texte en {code}' },
  'a list': { fr: 'une liste' },
  'a list of films': { fr: 'une liste de films' },
  'an object': { fr: 'un objet' },
  'an object with the field "home"': { fr: 'un objet avec le champ «\u202fhome\u202f»' },
  'an object of texts': { fr: 'un objet de textes' },
  'an object of styles': { fr: 'un objet de styles' },
  'a simple value without functions or addresses': { fr: 'une valeur simple, sans fonction ni adresse' },
  'an allowed style property': { fr: 'une propriété de style autorisée' },
  'a CODE': { fr: 'un CODE' },
  'an entry with {field}': { fr: 'une entrée avec {field}' },
  'a unique {field}': {
    fr: 'un {field} unique',
  },
  'each name once in an entry': { fr: 'chaque nom une seule fois par entrée' },
  'at most {most} entries': { fr: '{most} entrées au plus' },
  'at most {most} texts': { fr: '{most} textes au plus' },
  'fewer than {most} problems': { fr: 'moins de {most} problèmes' },
  'an ID: text or a number': { fr: 'un ID\u202f: un texte ou un nombre' },
  'a code for addresses: text or a number, but not "." or ".."': {
    fr: 'un code pour les adresses\u202f: un texte ou un nombre, mais ni «\u202f.\u202f» ni «\u202f..\u202f»',
  },
  'yes or no: "1", "0", 1, 0, true, false, "Y" or "N"': {
    fr: 'oui ou non\u202f: "1", "0", 1, 0, true, false, "Y" ou "N"',
  },
  'a number of 0 or more, or text such as "12,50"': {
    fr: 'un nombre à partir de 0, ou un texte comme "12,50"',
  },
  'a price above 0: a number, or text such as "12,50"': {
    fr: 'un prix supérieur à 0\u202f: un nombre, ou un texte comme "12,50"',
  },
  'a percentage: a number from 0 to 100': { fr: 'un pourcentage\u202f: un nombre de 0 à 100' },
  'a number above 0': { fr: 'un nombre supérieur à 0' },
  'a number of columns': { fr: 'un nombre de colonnes' },
  'a number of 0 or more, or text': { fr: 'un nombre à partir de 0, ou un texte' },
  text: { fr: 'un texte' },
  'text that is not empty': { fr: 'un texte non vide' },
  'text without damaged, misspelt, joined or foreign words': {
    fr: 'un texte sans mot endommagé, mal orthographié, collé à un autre ou étranger',
  },
  'the name of each allergen': { fr: 'le nom de chaque allergène' },
  'text of at most {most} characters': { fr: 'un texte de {most} caractères au plus' },
  'text with at most {most} tags': { fr: 'un texte avec {most} balises au plus' },
  'a regular expression': { fr: 'une expression régulière' },
  'a regular expression of at most {most} characters': {
    fr: 'une expression régulière de {most} caractères au plus',
  },
  'a regular expression in RE2 syntax': { fr: 'une expression régulière dans la syntaxe de RE2' },
  'a simpler regular expression; this one is too slow': {
    fr: 'une expression régulière plus simple\u202f; celle-ci est trop lente',
  },
  'a colour such as #B5713C': { fr: 'une couleur comme #B5713C' },
  'a path, or an address on an allowed domain': {
    fr: 'un chemin, ou une adresse d’un domaine autorisé',
  },
  'an address of at most {most} characters': { fr: 'une adresse de {most} caractères au plus' },
  'a file in public/': { fr: 'un fichier dans public/' },
  'a file in public/; did you mean "{file}"?': {
    fr: 'un fichier dans public/\u202f; vouliez-vous dire «\u202f{file}\u202f»\u202f?',
  },
  'a picture or film that exists': { fr: 'une image ou un film qui existe' },
  'an http(s), mailto or tel address, or a path': {
    fr: 'une adresse http(s), mailto ou tel, ou un chemin',
  },
  'latitude,longitude in degrees': { fr: 'latitude,longitude en degrés' },
  'hours such as Tu-Sa 10:00-19:00': { fr: 'des horaires comme Tu-Sa 10:00-19:00' },
  'one day per line with its hours, each day only once: 2026-12-24 10:00-16:00, or 2026-12-25 closed': {
    fr: 'un jour par ligne avec ses horaires, chaque jour une seule fois\u202f: 2026-12-24 10:00-16:00, ou 2026-12-25 closed',
  },
  'a date such as 2026-11-30': { fr: 'une date comme 2026-11-30' },
  'a telephone number': { fr: 'un numéro de téléphone' },
  'an e-mail address': { fr: 'une adresse e-mail' },
  'one link per line: label|address': { fr: 'un lien par ligne\u202f: libellé|adresse' },
  'JSON of at most {most} characters': { fr: 'du JSON de {most} caractères au plus' },
  'JSON with column widths': { fr: 'du JSON avec des largeurs en colonnes' },
  'column widths by position in the collection': {
    fr: 'des largeurs en colonnes par position dans la collection',
  },
  'a flavour that is not its own mini or the mini of another flavour': {
    fr: 'une saveur qui n’est ni son propre mini, ni le mini d’une autre saveur',
  },
  'the ID of a flavour': { fr: 'l’ID d’une saveur' },
  'the ID of a product': { fr: 'l’ID d’un produit' },
  'the ID of a collection': { fr: 'l’ID d’une collection' },
  'the ID of a product section': { fr: 'l’ID d’une section de produits' },
  'allergens of Regulation 1169/2011, annex II, or "none"': {
    fr: 'des allergènes du règlement 1169/2011, annexe II, ou «\u202faucun\u202f»',
  },
  'allergens of Regulation 1169/2011, annex II; did you mean "{meant}"?': {
    fr: 'des allergènes du règlement 1169/2011, annexe II\u202f; vouliez-vous dire «\u202f{meant}\u202f»\u202f?',
  },
  'each allergen of this food, because foods of this kind can contain several': {
    fr: 'chaque allergène de cet aliment, car ce genre d’aliment peut en contenir plusieurs',
  },
  'ALLERGENS, because the ingredients or names contain {list}': {
    fr: 'ALLERGENS, car les ingrédients ou les noms contiennent {list}',
  },
  'only allergens that are also in ALLERGENS': {
    fr: 'seulement des allergènes qui sont aussi dans ALLERGENS',
  },
  'only allergens that are not in ALLERGENS': {
    fr: 'seulement des allergènes qui ne sont pas dans ALLERGENS',
  },
  'not more than {field}, which includes it ({grams})': {
    fr: 'pas plus que {field}, qui le comprend ({grams})',
  },
  'a language such as "en" or "fr"': { fr: 'une langue comme "en" ou "fr"' },
  '"{locale}", the language of its address': { fr: '«\u202f{locale}\u202f», la langue de son adresse' },
  'an IANA time zone such as "{zone}"': { fr: 'un fuseau horaire IANA comme "{zone}"' },
  'an ISO 4217 currency code such as "EUR"': { fr: 'un code de devise ISO 4217 comme "EUR"' },
} satisfies Record<(typeof EXPECTED)[number], Translation>;

export const ACTION_SENTENCES = {
  'shown in {code}': { fr: 'montré en {code}' },
  'left out': { fr: 'omis' },
  'the whole entry left out': { fr: 'toute l’entrée omise' },
  'the whole list left out': { fr: 'toute la liste omise' },
  'all texts left out': { fr: 'tous les textes omis' },
  'nothing is shown': { fr: 'rien n’est affiché' },
  'the default values are used': { fr: 'les valeurs par défaut sont utilisées' },
  'the default widths are used': { fr: 'les largeurs par défaut sont utilisées' },
  'only the first {most} are read': { fr: 'seuls les {most} premiers sont lus' },
  'the first is kept, this one is left out': { fr: 'la première est gardée, celle-ci est omise' },
  'the last value counts': { fr: 'la dernière valeur compte' },
  'the other problems are not listed': { fr: 'les autres problèmes ne sont pas listés' },
  'no film is shown': { fr: 'aucun film n’est affiché' },
  'shown without a mini': { fr: 'affichée sans mini' },
  'the link to buy leads to the product section': { fr: 'le lien d’achat mène à la section de produits' },
  'shown as written; buyers read “Not known” for every allergen that is not listed': {
    fr: 'affiché tel quel\u202f; l’acheteur lit «\u202fNon connu\u202f» pour tout allergène qui n’est pas indiqué',
  },
  'buyers read “Contains” for these allergens, and “Not known” for every other allergen': {
    fr: 'l’acheteur lit «\u202fContient\u202f» pour ces allergènes, et «\u202fNon connu\u202f» pour tout autre allergène',
  },
  'buyers read “Contains”; add it to ALLERGENS, or correct this field': {
    fr: 'l’acheteur lit «\u202fContient\u202f»\u202f; ajoutez-le à ALLERGENS, ou corrigez ce champ',
  },
  'buyers read “Not known” for this allergen; add it to ALLERGENS, or reword this field': {
    fr: 'l’acheteur lit «\u202fNon connu\u202f» pour cet allergène\u202f; ajoutez-le à ALLERGENS, ou reformulez ce champ',
  },
  'shown only under “Contains”': { fr: 'affiché seulement sous «\u202fContient\u202f»' },
  'not shown in that collection': { fr: 'pas affichée dans cette collection' },
  'not shown in any collection': { fr: 'affichée dans aucune collection' },
  'its flavours have no link to buy': { fr: 'ses saveurs n’ont pas de lien d’achat' },
  'only the words of the fourteen allergens are marked in the ingredients': {
    fr: 'seuls les mots des quatorze allergènes sont marqués dans les ingrédients',
  },
  'some allergens may not be marked in the ingredients': {
    fr: 'certains allergènes ne sont peut-être pas marqués dans les ingrédients',
  },
  'shown as "{locale}"': { fr: 'affiché comme «\u202f{locale}\u202f»' },
  'buttons and labels are in English; only numbers, prices and dates are in this language': {
    fr: 'les boutons et libellés sont en anglais\u202f; seuls les nombres, les prix et les dates sont dans cette langue',
  },
  'the time zone {zone} is used': { fr: 'le fuseau horaire {zone} est utilisé' },
  'prices are shown in EUR': { fr: 'les prix sont affichés en EUR' },
  'an empty space on the page': { fr: 'un espace vide sur la page' },
} satisfies Record<(typeof ACTIONS)[number], Translation>;

/** Texts of `found` that are not from the document. */
const FOUND_SENTENCES = {
  nothing: { fr: 'rien' },
  more: { fr: 'davantage' },
  'a value that is nested too deeply to be shown': { fr: 'une valeur trop imbriquée pour être montrée' },
} satisfies Sentences;

export function translateProblem<P extends Problem>(problem: P, language: Language): P {
  return {
    ...problem,
    expected: translate(problem.expected, EXPECTED_SENTENCES, language),
    found: translate(problem.found, FOUND_SENTENCES, language),
    action: translate(problem.action, ACTION_SENTENCES, language),
  };
}
