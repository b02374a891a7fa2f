import type { Sentences } from './sentences';

/** Translations of what the field guide says about the fields of flavours. */
export const GUIDE_FLAVOUR_SENTENCES: Sentences = {
  'Identifies the flavour in MINI_ID and in addresses. Do not change it: shared links would no longer open this flavour.':
    {
      fr: 'Identifie la saveur dans MINI_ID et dans les adresses. Ne le changez pas\u202f: les liens partagés n’ouvriraient plus cette saveur.',
    },
  'The flavour’s name, on its tile, in its panel and for search engines. The page adds “MINI ” before the name of a mini.':
    {
      fr: 'Le nom de la saveur, sur sa tuile, dans son panneau et pour les moteurs de recherche. La page ajoute «\u202fMINI\u202f» devant le nom d’une mini.',
    },
  'A second line below the name.': {
    fr: 'Une deuxième ligne sous le nom.',
  },
  'The first text in the panel.': {
    fr: 'Le premier texte du panneau.',
  },
  'The picture that the tile shows when the mouse is over it. Also the photo of the panel if PHOTO_IMAGE is missing.':
    {
      fr: 'L’image que la tuile montre au passage de la souris. Aussi la photo du panneau si PHOTO_IMAGE manque.',
    },
  'A few words below the tile.': {
    fr: 'Quelques mots sous la tuile.',
  },
  'Details of the flavour. The panel shows them after a press on “About the product”.': {
    fr: 'Des détails sur la saveur. Le panneau les montre après un appui sur «\u202fÀ propos du produit\u202f».',
  },
  'The ID of the flavour’s collection. Used only if SECTION_ID is missing.': {
    fr: 'L’ID de la collection de la saveur. Utilisé seulement si SECTION_ID manque.',
  },
  'The IDs of all collections that contain the flavour.': {
    fr: 'Les ID de toutes les collections qui contiennent la saveur.',
  },
  'an ID, or a list of IDs': {
    fr: 'un ID, ou une liste d’ID',
  },
  'The ID of the mini version of this flavour. The panel switches between the two.': {
    fr: 'L’ID de la version mini de cette saveur. Le panneau passe de l’une à l’autre.',
  },
  'The ID of the product that the link to buy opens.': {
    fr: 'L’ID du produit qu’ouvre le lien d’achat.',
  },
  'The photo of the panel.': {
    fr: 'La photo du panneau.',
  },
  'A photo that the panel shows first.': {
    fr: 'Une photo que le panneau montre en premier.',
  },
  'The weight with packaging, in grams, on the product’s page and for search engines.': {
    fr: 'Le poids avec l’emballage, en grammes, sur la page du produit et pour les moteurs de recherche.',
  },
  'A colour that tints the background of the tile.': {
    fr: 'Une couleur qui teinte le fond de la tuile.',
  },
  'a colour as `#B5713C`, `rgb(181 113 60)` or `hsl(26deg 50% 47%)`': {
    fr: 'une couleur sous la forme `#B5713C`, `rgb(181 113 60)` ou `hsl(26deg 50% 47%)`',
  },
  'The legal name of the food. The law requires it.': {
    fr: 'La dénomination légale de la denrée. La loi l’exige.',
  },
  'The price of one pack, in the document’s currency, tax included.': {
    fr: 'Le prix d’un paquet, dans la monnaie du document, taxes comprises.',
  },
  'The weight without packaging. A number means grams.': {
    fr: 'Le poids sans l’emballage. Un nombre veut dire des grammes.',
  },
  'a number of 0 or more, or text': {
    fr: 'un nombre d’au moins 0, ou un texte',
  },
  'The price per kg. A number is an amount in the document’s currency.': {
    fr: 'Le prix au kg. Un nombre est un montant dans la monnaie du document.',
  },
  'Energy in kJ per 100 g.': {
    fr: 'Énergie en kJ pour 100\u202fg.',
  },
  'Energy in kcal per 100 g.': {
    fr: 'Énergie en kcal pour 100\u202fg.',
  },
  '{nutrient}, in grams per 100 g.': {
    fr: '{nutrient}, en grammes pour 100\u202fg.',
  },
  Fat: {
    fr: 'Matières grasses',
  },
  'Saturates (part of FATS)': {
    fr: 'Acides gras saturés (partie de FATS)',
  },
  Carbohydrate: {
    fr: 'Glucides',
  },
  'Sugars (part of CARBOHYDRATES)': {
    fr: 'Sucres (partie de CARBOHYDRATES)',
  },
  Fibre: {
    fr: 'Fibres alimentaires',
  },
  Protein: {
    fr: 'Protéines',
  },
  Salt: {
    fr: 'Sel',
  },
  'Minimum cocoa solids, in percent.': {
    fr: 'Cacao minimum, en pour cent.',
  },
  'Which of the fourteen allergens of the law (Regulation 1169/2011, annex II) the food contains. Write each as a word in English or French: `milk`, `hazelnuts`, `noisettes`. Write `none` if there is none. The finder “Which can I eat without …” uses this field. If it does not know one of the words, it shows “Not known” for the flavour.':
    {
      fr: 'Lesquels des quatorze allergènes de la loi (règlement 1169/2011, annexe II) la denrée contient. Écrivez chacun par un mot anglais ou français\u202f: `milk`, `hazelnuts`, `noisettes`. Écrivez `none` s’il n’y en a aucun. La recherche par allergène utilise ce champ. Si elle ne connaît pas l’un des mots, elle montre «\u202fNon connu\u202f» pour la saveur.',
    },
  'Allergens that the food may contain as traces. Write them as in ALLERGENS. Do not repeat those that are in ALLERGENS.':
    {
      fr: 'Allergènes dont la denrée peut contenir des traces. Écrivez-les comme dans ALLERGENS. Ne répétez pas ceux qui sont dans ALLERGENS.',
    },
  'The list of ingredients. The page marks the words of the fourteen allergens, and the words that `common.allergenPattern` finds. Every allergen in this list must also be in ALLERGENS.':
    {
      fr: 'La liste des ingrédients. La page signale les mots des quatorze allergènes, et les mots que `common.allergenPattern` trouve. Chaque allergène de cette liste doit aussi être dans ALLERGENS.',
    },
  'How to store the food.': {
    fr: 'Comment conserver la denrée.',
  },
};
