import type { Sentences, Translation } from './sentences';

import type { ACTIONS, EXPECTED } from '@/lib/content/problem-sentences';

/** What a value must be. */
export const EXPECTED_SENTENCES = {
  'a text in “{locale}”': { fr: 'un texte en «\u202f{locale}\u202f»' },
  'a list': { fr: 'une liste' },
  'a list of films': { fr: 'une liste de films' },
  'an object': { fr: 'un objet' },
  'an object with the home page': { fr: 'un objet avec la page d’accueil' },
  'an object of texts': { fr: 'un objet de textes' },
  'an object of styles': { fr: 'un objet de styles' },
  'a plain value': { fr: 'une valeur simple' },
  'a style on the list of safe ones': { fr: 'un style de la liste des styles sûrs' },
  'another value': { fr: 'une autre valeur' },
  'a CODE': { fr: 'un CODE' },
  'an entry with {field}': { fr: 'une entrée avec {field}' },
  'an entry whose {field} no earlier one has': {
    fr: 'une entrée dont aucune autre avant elle n’a le {field}',
  },
  'at most {most} entries': { fr: '{most} entrées au plus' },
  'at most {most} texts': { fr: '{most} textes au plus' },
  'fewer than {most} problems': { fr: 'moins de {most} problèmes' },
  'an id: text or a number': { fr: 'un identifiant\u202f: un texte ou un nombre' },
  'a code for addresses: text or a number, but no "." or ".."': {
    fr: 'un code pour les adresses\u202f: un texte ou un nombre, mais ni «\u202f.\u202f» ni «\u202f..\u202f»',
  },
  'a flag: "1", "0", 1, 0, true, false, "Y" or "N"': {
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
  'a number of tracks': { fr: 'un nombre de colonnes' },
  'a number of 0 or more, or text': { fr: 'un nombre à partir de 0, ou un texte' },
  text: { fr: 'un texte' },
  'text with something to read': { fr: 'un texte où il y ait quelque chose à lire' },
  'text of at most {most} characters': { fr: 'un texte de {most} caractères au plus' },
  'text with at most {most} tags': { fr: 'un texte avec {most} balises au plus' },
  'a regular expression': { fr: 'une expression régulière' },
  'a regular expression of at most {most} characters': {
    fr: 'une expression régulière de {most} caractères au plus',
  },
  'a regular expression that RE2 knows': { fr: 'une expression régulière que RE2 connaît' },
  'a pattern that finds its matches with little work': {
    fr: 'un motif qui trouve ses correspondances sans trop de travail',
  },
  'a colour such as #B5713C': { fr: 'une couleur comme #B5713C' },
  'a path, or an address of an allowed media origin': {
    fr: 'un chemin, ou une adresse d’une origine autorisée pour les images',
  },
  'an address of at most {most} characters': { fr: 'une adresse de {most} caractères au plus' },
  'a file in public/': { fr: 'un fichier dans public/' },
  'a file in public/; did you mean "{file}"?': {
    fr: 'un fichier dans public/\u202f; vouliez-vous dire «\u202f{file}\u202f»\u202f?',
  },
  'a picture or film that is there': { fr: 'une image ou un film qui existe' },
  'an http(s), mailto or tel address, or a path': {
    fr: 'une adresse http(s), mailto ou tel, ou un chemin',
  },
  'latitude,longitude in degrees': { fr: 'latitude,longitude en degrés' },
  'hours such as Tu-Sa 10:00-19:00': { fr: 'des horaires comme Tu-Sa 10:00-19:00' },
  'on each line a day of its own and its hours: 2026-12-24 10:00-16:00, or 2026-12-25 closed': {
    fr: 'sur chaque ligne un autre jour et ses horaires\u202f: 2026-12-24 10:00-16:00, ou 2026-12-25 closed',
  },
  'a date such as 2026-11-30': { fr: 'une date comme 2026-11-30' },
  'a telephone number': { fr: 'un numéro de téléphone' },
  'an e-mail address': { fr: 'une adresse e-mail' },
  'label|url on each line': { fr: 'libellé|adresse sur chaque ligne' },
  'JSON of at most {most} characters': { fr: 'du JSON de {most} caractères au plus' },
  'JSON of columns': { fr: 'du JSON de colonnes' },
  'columns by item index': { fr: 'des colonnes par rang de l’élément' },
  'a flavour that is the mini of no other, nor of itself': {
    fr: 'une saveur qui ne soit le mini d’aucune autre, ni d’elle-même',
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
  'no allergen that ALLERGENS does not state': {
    fr: 'aucun allergène qu’ALLERGENS n’indique pas',
  },
  'what the food may contain, not what ALLERGENS says that it contains': {
    fr: 'ce que l’aliment peut contenir, et non ce qu’il contient d’après ALLERGENS',
  },
  'no more than {field}, of which it is a part ({grams})': {
    fr: 'pas plus que {field}, dont c’est une partie ({grams})',
  },
  'a locale such as "en" or "fr"': { fr: 'une langue comme "en" ou "fr"' },
  '"{locale}", which it is served as': { fr: '«\u202f{locale}\u202f», la langue de son adresse' },
  'an IANA time zone such as "{zone}"': { fr: 'un fuseau horaire IANA comme "{zone}"' },
  'an ISO 4217 currency code such as "EUR"': { fr: 'un code de devise ISO 4217 comme "EUR"' },
} satisfies Record<(typeof EXPECTED)[number], Translation>;

/** What the page does with a wrong value. */
export const ACTION_SENTENCES = {
  'shown in “{locale}”': { fr: 'montré en «\u202f{locale}\u202f»' },
  'left out': { fr: 'omis' },
  'the whole entry left out': { fr: 'toute l’entrée omise' },
  'the whole list left out': { fr: 'toute la liste omise' },
  'all texts left out': { fr: 'tous les textes omis' },
  'not shown at all': { fr: 'rien n’est affiché' },
  'the defaults': { fr: 'les valeurs par défaut' },
  'the default columns': { fr: 'les colonnes par défaut' },
  'the first {most} read, the rest left out': { fr: 'les {most} premiers lus, le reste omis' },
  'the first stays, this one left out': { fr: 'la première reste, celle-ci est omise' },
  'the others are not listed': { fr: 'les autres ne sont pas énumérés' },
  'no film': { fr: 'pas de film' },
  'shown without a mini': { fr: 'affichée sans mini' },
  'bought by way of its section': { fr: 's’achète par sa section' },
  'shown as written; for every allergen that is not stated, buyers read “Not known”': {
    fr: 'affiché tel quel\u202f; pour tout allergène qui n’est pas indiqué, l’acheteur lit «\u202fNon connu\u202f»',
  },
  'buyers read “Contains”; state it in ALLERGENS, or correct this field': {
    fr: 'l’acheteur lit «\u202fContient\u202f»\u202f; indiquez-le dans ALLERGENS, ou corrigez ce champ',
  },
  'told as contained alone': { fr: 'indiqué seulement comme contenu' },
  'not shown in that collection': { fr: 'pas affichée dans cette collection' },
  'its flavours have no address to be bought at': { fr: 'ses saveurs n’ont pas d’adresse où les acheter' },
  'the words of the fourteen allergens alone are marked in ingredients': {
    fr: 'seuls les mots des quatorze allergènes sont marqués dans les ingrédients',
  },
  'not every allergen is marked in ingredients': {
    fr: 'tous les allergènes ne sont pas marqués dans les ingrédients',
  },
  'shown as "{locale}"': { fr: 'affiché comme «\u202f{locale}\u202f»' },
  'the hours are those of {zone}': { fr: 'les heures sont celles de {zone}' },
  'prices in EUR': { fr: 'prix en EUR' },
  'an empty place on the page': { fr: 'une place vide sur la page' },
} satisfies Record<(typeof ACTIONS)[number], Translation>;

/** Texts that replace a value in a problem. */
export const FOUND_SENTENCES = {
  nothing: { fr: 'rien' },
  more: { fr: 'davantage' },
  'a value nested too deep to be shown': { fr: 'une valeur trop imbriquée pour être montrée' },
} satisfies Sentences;
