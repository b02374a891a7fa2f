import { type AllergenTable, splitWords } from './table';

/** Sources: Règlement (UE) nº 1169/2011, annexe II; Communication 2017/C 428/01. */
export const FR: AllergenTable = {
  allergens: {
    gluten: {
      name: 'gluten',
      words: splitWords(`
        gluten, céréale contenant du gluten, triticale, biscuit, gaufre, gaufrette, crêpe, feuilletine, bretzel,
        spéculoos, brioche, génoise, pain d’épice, pain grillé, pâte sablée, pâte feuilletée, pâte brisée
      `),
    },
    wheat: {
      name: 'blé',
      words: splitWords(`
        blé, froment, semoule, couscous, boulgour, boulghour, seitan, kamut, khorasan, chapelure, engrain, amidonnier
      `),
    },
    rye: { name: 'seigle', words: splitWords('seigle') },
    barley: {
      name: 'orge',
      words: splitWords('orge, malt, orge malté, =maltés, =maltée, =maltées, lait malté, bière'),
    },
    oats: { name: 'avoine', words: splitWords('avoine, lait d’avoine, crème d’avoine') },
    spelt: { name: 'épeautre', words: splitWords('épeautre') },
    crustaceans: {
      name: 'crustacés',
      words: splitWords(`
        crustacé, crevette, gamba, crabe, homard, écrevisse, langoustine, langouste, krill, fruit de mer
      `),
    },
    eggs: {
      name: 'œufs',
      words: splitWords(`
        œuf, albumine, ovalbumine, lysozyme, meringue, mayonnaise, lait de poule, macaron
      `),
    },
    fish: {
      name: 'poisson',
      words: splitWords(`
        poisson, anchois, saumon, thon, morue, cabillaud, sardine, maquereau, truite, hareng, surimi,
        ichtyocolle
      `),
    },
    peanuts: {
      name: 'arachides',
      words: splitWords(`
        arachide, beurre d’arachide, beurre de cacahuète, cacahuète, cacahouète, cacahouette
      `),
    },
    soya: {
      name: 'soja',
      words: splitWords('soja, lait de soja, crème de soja, tofu, edamame, miso, tempeh, tamari, shoyu'),
    },
    // Annex II, point 7 includes lactose.
    milk: {
      name: 'lait',
      words: splitWords(`
        lait, petit lait, lait de poule, lait malté, lacté, laitage, chocolat blanc, mgla, laitier, laitière,
        matière sèche lactique, protéine lactique, matière grasse lactique, lactosérum, lactose, lactalbumine,
        lactoglobuline, caséine, caséinate, crème, beurre, babeurre, fromage, mascarpone, ricotta, yaourt,
        yogourt, kéfir, skyr, ghee
      `),
    },
    // Words that name no particular nut mean the whole group.
    nuts: {
      name: 'fruits à coque',
      words: splitWords(`
        fruit à coque, fruit sec, noix, mendiant, dacquoise, duja, praliné, pralin, praline, gianduja, gianduia, nougat,
        nougatine
      `),
    },
    almonds: {
      name: 'amandes',
      words: splitWords(`
        amande, lait d’amande, beurre d’amande, massepain, frangipane, calisson, macaron, orgeat, touron,
        amandine
      `),
    },
    hazelnuts: {
      name: 'noisettes',
      words: splitWords('noisette, lait de noisette, beurre de noisette, aveline'),
    },
    walnuts: { name: 'noix', words: splitWords('noix de grenoble, noix commune, cerneau de noix, cerneau') },
    cashews: {
      name: 'noix de cajou',
      words: splitWords('noix de cajou, cajou, lait de cajou, beurre de cajou, anacarde'),
    },
    pecans: { name: 'noix de pécan', words: splitWords('noix de pécan, pécan, noix de pacane, pacane') },
    'brazil-nuts': { name: 'noix du Brésil', words: splitWords('noix du brésil, noix de para') },
    pistachios: { name: 'pistaches', words: splitWords('pistache') },
    macadamias: {
      name: 'noix de macadamia',
      words: splitWords('noix de macadamia, macadamia, noix du queensland'),
    },
    celery: { name: 'céleri', words: splitWords('céleri, céleri rave') },
    mustard: { name: 'moutarde', words: splitWords('moutarde') },
    sesame: { name: 'sésame', words: splitWords('sésame, tahin, tahine, tahini, tahina, halva, gomasio') },
    // The additives E 220 to E 228
    sulphites: {
      name: 'sulfites',
      words: splitWords(`
        sulfite, disulfite, anhydride sulfureux, dioxyde de soufre, métabisulfite, bisulfite, so 2, e 220, e 221,
        e 222, e 223, e 224, e 225, e 226, e 227, e 228
      `),
    },
    lupin: { name: 'lupin', words: splitWords('lupin') },
    molluscs: {
      name: 'mollusques',
      // Plural only: without accents, the singular `moule` would equal `moulé` (moulded).
      words: splitWords(`
        mollusque, coquillage, fruit de mer, =moules, huître, palourde, noix de saint jacques,
        noix de st jacques, coquille saint jacques, coquille st jacques, calamar, calmar, poulpe, seiche,
        escargot, bulot, ormeau
      `),
    },
  },
  harmless: [
    // Butters, milks and creams of plants that are not in annex II. `lait d’amande` is among the words for almonds.
    ...splitWords(`
      beurre de cacao, beurre de karité, beurre de mangue, beurre d’illipé, beurre de kokum, beurre de coco,
      lait de coco, lait de noix de coco, lait de riz, lait de chanvre, crème de coco, crème de marron,
      crème de châtaigne, crème de cassis, crème de menthe, crème de riz, crème de tartre
    `),
    // Plants and cuts of meat named like a nut or a cereal
    ...splitWords(`
      noix de muscade, noix muscade, noix de coco, noix de kola, noix de cola, noix de karité,
      noix de palme, noix de veau, blé noir, semoule de maïs, semoule de riz
    `),
    // Here, `œuf` and `poisson` are shapes of chocolate, not ingredients.
    ...splitWords(`
      œuf de pâques, œuf en chocolat, œuf au chocolat, œuf de chocolat, poisson d’avril,
      poisson en chocolat, poisson de pâques, poisson au chocolat
    `),
  ],
  exempt: {
    '1a': splitWords(`
      sirop de glucose de blé, sirop de glucose à base de blé, sirop de glucose (blé),
      sirop de glucose issu de blé, dextrose de blé, dextrose (blé), dextrose à base de blé
    `),
    '1b': splitWords('maltodextrine de blé, maltodextrine à base de blé, maltodextrine (blé)'),
    '1c': splitWords(`
      sirop de glucose d’orge, sirop de glucose à base d’orge, sirop de glucose (orge)
    `),
    '1d': splitWords('whisky de malt, whisky single malt, whisky de seigle, vodka de blé'),
    '6a': splitWords('huile de soja entièrement raffinée, graisse de soja entièrement raffinée'),
    '6b': splitWords('tocophérol de soja, tocophérol dérivé du soja, tocophérol (soja)'),
    '6c': splitWords('phytostérol de soja, phytostérol dérivé du soja'),
    '6d': splitWords('ester de stanol végétal de soja'),
    '7b': splitWords('lactitol'),
  },
  introductions: splitWords(`
    à savoir, contient, contiennent, contenant, peut contenir, peut aussi contenir, peut également contenir,
    peut contenir des trace, trace, trace éventuelle, trace possible, possible trace, éventuelle trace,
    risque de trace, présence possible, présence éventuelle, présence fortuite, allergène,
    fabriqué dans un atelier qui utilise, fabriqué dans un atelier utilisant,
    fabriqué dans un atelier manipulant, fabriqué dans une usine qui utilise,
    fabriqué dans une usine utilisant, produit dans un atelier qui utilise,
    produit dans un atelier utilisant, produit dans un atelier manipulant
  `),
  qualifiers: splitWords(`
    le, la, les, l, un, une, des, du, de, d, à, au, aux, en, dont, tel que, telle que, comme, y compris, base,
    produit, dérivé, poudre, protéine, matière, gras, grasse, beurre, jaune, blanc, blanche, entier, entière,
    écrémé, demi, concentré, sec, sèche, séché, frais, fraîche, cru, grillé, torréfié, caramélisé, haché, moulu,
    émondé, décortiqué, tendre, liquide, anhydre, biologique, bio, naturel, naturelle, salé, sel, doux, douce,
    vache, chèvre, brebis
  `),
  forms: splitWords(
    'autre, fève, son, farine, flocon, amidon, lécithine, huile, pâte, graine, extrait, sirop, céréale',
  ),
  conjunctions: splitWords('et, ou, avec, ainsi que'),
  none: splitWords('aucun, aucune, aucun allergène, aucun allergène connu, néant, rien'),
};

/** Returns plurals and, for adjectives, feminine forms: salé, salée, salées. */
export function inflectFrench(word: string): string[] {
  if (/[sxz]$/.test(word)) return [word];
  const feminine = /[éiu]$/.test(word) ? [`${word}e`, `${word}es`] : [];
  return [word, `${word}s`, `${word}x`, ...feminine];
}
