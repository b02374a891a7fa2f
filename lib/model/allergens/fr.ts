import { flour, FR_ALLERGENS } from './fr-allergens';
import { type AllergenTable, combine, splitWords } from './table';

export const FR: AllergenTable = {
  allergens: FR_ALLERGENS,
  flours: splitWords('farine'),
  harmless: [
    // Foods without milk. `lait d’amande` is not listed here, because almonds are an allergen.
    ...splitWords(`
      beurre de cacao, beurre de fève de cacao, beurre de karité, beurre de noix de karité, beurre de mangue,
      beurre d’illipé, beurre de kokum, beurre de coco, beurre de noix de coco, beurre de pomme, beurre d’érable,
      beurre de tournesol, lait de coco, lait de noix de coco, lait de riz, lait de chanvre, lait végétal,
      laits végétaux, yaourt de coco, crème de coco, crème de noix de coco, crème de marron, crème de châtaigne,
      crème de riz, crème de tartre, beurre bio de cacao, beurre naturel de cacao, beurre (de cacao), beurre (cacao),
      beurre et poudre de cacao, noix coco, lait de souchet, beurre de graine de tournesol, beurre de courge,
      beurre de graine de courge, beurre de cupuaçu, beurre de datte
    `),
    // Liqueurs without cream. Other foods named `crème de` can contain cream.
    ...splitWords('crème de cassis, crème de menthe, crème de mûre, crème de framboise, crème de pêche'),
    ...flour(`
      de riz, (riz), de maïs, (maïs), de sarrasin, (sarrasin), de blé noir, de blé sarrasin, de millet, de mil,
      de sorgho, de teff, de fonio, de quinoa, d’amarante, de pois, de lentille, de haricot, de fève,
      de châtaigne, de marron, de coco, de noix de coco, de manioc, de tapioca, de pomme de terre,
      de patate douce, de banane, de plantain, de souchet, de caroube, de graine de caroube, de guar,
      de graine de guar, de chanvre, de lin, de graine de lin, de chia, de tournesol, de courge,
      de pépin de raisin, de konjac, d’igname, d’algue
    `),
    ...combine('semoule, semoule fine', 'de maïs, de riz, de sarrasin, de millet, de manioc, de quinoa'),
    ...combine('céréale, céréale soufflée', 'de riz, (riz), de maïs, (maïs), (quinoa), (sarrasin), (millet)'),
    // `noix de veau` is a cut of veal, not a nut.
    ...splitWords(`
      noix de muscade, noix muscade, noix de coco, noix de kola, noix de cola, noix de karité, noix de palme,
      noix de veau, blé noir, blé sarrasin, bière de gingembre, pain de sucre, pain de singe, arbre à pain,
      fruit à pain, grué sablé, grué de cacao sablé, non soufré, franche comté, sel de malte, orange de malte,
      citron de malte, ordre croissant
    `),
    ...combine('épice', 'à pain d’épice, pour pain d’épice, à spéculoos, pour spéculoos'),
    // After these nouns, `MOULES` in capitals without accents means moulded, not mussels.
    ...splitWords('chocolat moulé, bonbon moulé'),
    // Shapes of chocolate, not ingredients
    ...splitWords(`
      œuf de pâques, œuf au chocolat, œuf de chocolat, œuf fourré au chocolat, poisson d’avril, poisson de pâques,
      poisson au chocolat
    `),
    ...combine(
      'œuf, poisson, sardine, fruit de mer, coquillage, huître, escargot, crevette, crabe, homard',
      'en chocolat',
    ),
  ],
  dishes: splitWords(`
    amandine, beigne, beignet, béchamel, biscotte, biscuit, boudoir, bretzel, brioche, brownie, calisson, canelé,
    cannelé, chocolat blanc, chocolat ivoire, chocolat blond, chocolat dubaï, chocolat ruby, chouquette,
    cigarette russe, clafoutis, couque, couverture blanche, couverture ivoire, couverture lactée, couverture ruby,
    craquelin, crème catalane, crème pâtissière, crêpe, croissant, crumble, dacquoise, dulcey, feuillantine,
    feuilletage, =feuilleté, =feuilletés, feuilletine, financier, flan, florentin, frangipane, galette bretonne,
    galette des rois, gâteau, gâteau de riz, gaufre, gaufrette, gavotte, génoise, kouglof, kouign amann, kugelhopf,
    langue de chat, macaron, madeleine, mayonnaise, mendiant, mille feuille, nougat, ovomaltine, pailletine,
    pain de gênes, pain d’épice, palet breton, paris brest, praliné, gianduja, nougatine, duja, dubaï, millefeuille,
    azélia, biskelia, nougat chinois, savarin, corne de gazelle, perle craquante, perle croustillante, pâte à choux,
    pâte brisée, pâte feuilletée, pâte sablée, pâte sucrée, pétale de maïs, petit beurre, quatre quarts, =sablé,
    =sablés, spéculoos, spéculos, streusel, surimi, feuille de brick, praliné pailleté, chocolatine, tarte, tartelette,
    tiramisu, touron, tourron, viennoiserie
  `),
  exempt: {
    '1a': splitWords(`
      sirop de glucose de froment, sirop de glucose (froment), dextrose de froment, dextrose (froment),
      sirop de glucose de blé, sirop de glucose à base de blé, sirop de glucose (blé), sirop de glucose (de blé),
      sirop de glucose issu de blé, sirop de glucose issu du blé, dextrose de blé, dextrose (blé),
      dextrose à base de blé
    `),
    '1b': splitWords(`
      maltodextrine de froment, maltodextrine (froment), maltodextrine de blé, maltodextrine à base de blé,
      maltodextrine (blé)
    `),
    '1c': splitWords(`
      sirop de glucose d’orge, sirop de glucose à base d’orge, sirop de glucose (orge)
    `),
    '1d': splitWords(
      'whisky de malt, whisky single malt, whisky pur malt, whisky de seigle, vodka de blé, alcool de céréale',
    ),
    '6a': splitWords('huile de soja entièrement raffinée, graisse de soja entièrement raffinée'),
    '6b': splitWords('tocophérol de soja, tocophérol dérivé du soja, tocophérol (soja)'),
    '6c': splitWords('phytostérol de soja, phytostérol dérivé du soja'),
    '6d': splitWords('ester de stanol végétal de soja'),
    '7b': splitWords('lactitol'),
  },
  // Without `=`, the word `utilise` would count as `utilisé`, which is in `introductions`. Introductions can follow an
  // allergen, so the incomplete text `lait qui utilise` would count as understood.
  openings: splitWords(`
    contient, contiennent, contenant, contenir, peut, peuvent, pouvant, susceptible, fabriqué, élaboré, préparé,
    conditionné, produit dans, =utilise, utilisent, utilisant, =manipule, manipulent, manipulant, =travaille,
    travaillant, traitant, ce produit, nos produits, ce chocolat, nos chocolats, tous nos chocolats, cette,
    cette tablette, recette, attention, malgré tout le soin apporté, ensemble, été, en raison, mode, fabrication,
    malgré, soin, apporté, toutes nos précautions, toutes les précautions,
    substance ou produit provoquant des allergies ou intolérances
  `),
  // Words such as `de` are listed here, because some makers write a colon after them: `traces de : lait`. Words of
  // `qualifiers` are not understood if a colon separates them from the allergen.
  introductions: splitWords(`
    le, la, les, l, un, une, des, du, de, d, =à, au, aux, en, ce, tous nos, nos, notre, à savoir, présenter, allergène,
    trace, risque, possibilité, présence, contamination, croisé, possible, éventuel, éventuelle, éventuellement,
    potentiel, potentielle, fortuit, fortuite, fortuitement, accidentellement, naturellement, infime, aussi, également,
    dans, sur, atelier, laboratoire, usine, site, ligne, environnement, qui, où sont, où l’on, est, sont, présent,
    présente, utilisé, manipulé, travaillé, local, résidu, chocolaterie, équipement, production, allergène majeur,
    allergène suivant
  `),
  examples: splitWords('dont, tel que, telle que, comme, y compris, notamment'),
  qualifiers: splitWords(`
    base, poudre, protéine, matière, gras, grasse, beurre, jaune, blanc, blanche, entier, entière, écrémé, demi,
    concentré, sec, sèche, séché, frais, fraîche, cru, grillé, torréfié, caramélisé, haché, moulu, émondé, décortiqué,
    tendre, liquide, anhydre, biologique, bio, naturel, naturelle, salé, sel, doux, douce, pasteurisé, stérilisé,
    clarifié, déshydraté, complet, complète, concentration de plus de, concentration supérieure à, exprimé, total,
    pâtissier, fleurette, uht, sucré, condensé, blanchi, mondé, brut, brute, pur, poule, élevé en plein air
  `),
  derivatives: splitWords('produit, dérivé, produit à base de ces fruits'),
  forms: splitWords(
    `autre, fève, son, fibre, flocon, amidon, lécithine, huile, pâte, graine, extrait, sirop, éclat, morceau,
    effilé, concassé`,
  ),
  ignored: splitWords('coco, noix de coco, pignon, pignon de pin, alcool, convient aux végétariens'),
  conjunctions: splitWords('et, ou, avec, ainsi que'),
  none: splitWords(`
    sans objet, aucun, aucune, aucun connu, aucun allergène, aucun allergène connu, aucun allergène déclaré,
    aucun allergène à déclarer, aucune trace, sans allergène, pas d’allergène, pas de trace, néant, rien,
    rien à signaler, aucun allergène majeur, aucun des 14 allergènes, aucun allergène à déclaration obligatoire,
    absence d’allergène, ne contient pas d’allergène, ne contient aucun allergène,
    ne contient aucun des 14 allergènes
  `),
};

/**
 * Returns the word, its plurals and its feminine forms (even of nouns: `noisettée`). If the word begins with a vowel,
 * also returns these forms after `d` or `l` with a lost apostrophe: `darachide`, `lamande`.
 */
export function inflectFrench(word: string): string[] {
  const elided = /^[aeiou]\p{L}{3}/u.test(word) ? [`d${word}`, `l${word}`] : [];
  return [word, ...elided].flatMap(formsOf);
}

function formsOf(word: string): string[] {
  if (/[sxz]$/.test(word)) return [word];
  const feminine = /[eiu]$/.test(word) ? [`${word}e`, `${word}es`] : [];
  return [word, `${word}s`, `${word}x`, ...feminine];
}
