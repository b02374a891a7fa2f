import { type AllergenTable, combine, splitWords } from './table';

/**
 * Returns phrases such as `farine de riz`. `farine` alone counts as gluten, so the flour of each plant must be listed.
 */
export const flour = (plants: string) =>
  combine('farine, farine complète, farine précuite, farine bio, farine biologique', plants);

/** Sources: Règlement (UE) nº 1169/2011, annexe II; Communication 2017/C 428/01. */
export const FR_ALLERGENS: AllergenTable['allergens'] = {
  gluten: {
    name: 'gluten',
    // `=` excludes inflected forms: `=sablé` does not match `noisettes sablées` (nuts in sugar, no gluten).
    words: splitWords(`
      gluten, céréale, céréale contenant du gluten, céréale soufflée, triticale, farine, farine complète,
      farine blanche, pain, pain azyme, pain d’épice, pain grillé, biscotte, brioche, croissant, madeleine, biscuit,
      gâteau, gaufre, gaufrette, crêpe, gavotte, feuilletine, feuillantine, pailletine, pailleté feuilletine,
      =feuilleté, =feuilletés, bretzel, =sablé, =sablés, palet breton, galette bretonne, spéculoos, spéculos, boudoir,
      financier, génoise, brownie, crumble, streusel, tiramisu, pâte sablée, pâte sucrée, pâte feuilletée, pâte brisée,
      pâte filo, pâte phyllo, kadaïf, kadayif, kataïf, kataïfi, feuilletage, viennoiserie, petit beurre, tarte,
      tartelette, beignet, cannelé, canelé, kouglof, kugelhopf, quatre quarts, clafoutis, kouign amann, langue de chat,
      cigarette russe, couque, sauce soja, sauce de soja, sauce au soja, panure, pâte à choux, paris brest,
      mille feuille, galette des rois, crêpe dentelle, biscuit cuillère, biscuit à la cuillère, levain, craquelin,
      beigne, chouquette, dubaï, chocolat style dubaï, kounafa, künefe, éclat d’or, bille croustillante,
      bille craquante, perle crispie, =feuilletée, =feuilletées, multicéréale, céréalier, azyme, feuille azyme, hostie,
      kougelhopf, kougelhof, bredele, leckerli, biscôme, magenbrot, nonnette, navette, canistrelli, far breton, bugne,
      oreillette, fouace, pogne, croquignole, gressin, baba au rhum, savarin, millefeuille, colombe de pâques,
      biscuit rose, tempura, petit lu, drêche, christollen, cramique, corne de gazelle, makrout, pain de gênes,
      sauce soya, cheveu d’ange, chocolat dubaï, perle craquante, perle croustillante,
      praliné pailleté, feuille de brick, chocolatine
    `),
  },
  wheat: {
    name: 'blé',
    words: [
      ...splitWords(`
        blé, froment, semoule, couscous, boulgour, boulghour, pilpil, tritordeum, farine de gruau, pain de gruau,
        seitan, kamut, khorasan, chapelure, engrain, amidonnier, céréale (blé), céréale (froment), blé (farine),
        froment (farine)
      `),
      ...flour(
        'de blé, (blé), (de blé), de froment, (froment), de kamut, de khorasan, d’engrain, d’amidonnier',
      ),
    ],
  },
  rye: {
    name: 'seigle',
    words: [...splitWords('seigle, céréale (seigle)'), ...flour('de seigle, (seigle)')],
  },
  barley: {
    name: 'orge',
    words: [
      ...splitWords(`
        orge, malt, malté, malt d’orge, orge malté, lait malté, lait d’orge, céréale malté, bière, céréale (orge),
        ovomaltine, pétale de maïs
      `),
      ...flour('d’orge, (orge), de malt'),
    ],
  },
  oats: {
    name: 'avoine',
    words: [
      ...splitWords(`
        müsli, birchermüesli, avoine, lait d’avoine, crème d’avoine, céréale (avoine), gruau
      `),
      ...flour('d’avoine, (avoine)'),
    ],
  },
  spelt: {
    name: 'épeautre',
    words: [
      ...splitWords('épeautre, petit épeautre, grand épeautre, lait d’épeautre, céréale (épeautre)'),
      ...flour('d’épeautre, (épeautre), de petit épeautre, de grand épeautre'),
    ],
  },
  crustaceans: {
    name: 'crustacés',
    words: splitWords(`
      chitosane, glucosamine, crustacé, crevette, gamba, crabe, homard, écrevisse, langoustine, langouste, krill,
      fruit de mer
    `),
  },
  eggs: {
    name: 'œufs',
    words: splitWords(`
      blanc en poudre, poudre de jaune, jaune en poudre, blanc monté, blanc en neige, blanc pasteurisé, poudre de blanc,
      jaune pasteurisé, pâte à bombe, livétine, vitelline, ovomucine, ovotransferrine, avidine, chiboust, île flottante,
      tête au choco, tête de choco, jaune d’œuf, blanc d’œuf, poudre d’œuf, liqueur d’œuf, millefeuille, savarin,
      biscuit rose, œuf, œuf de caille, ovoproduit, albumine, ovalbumine, ovomucoïde, lysozyme, meringue, dacquoise,
      macaron, mayonnaise, lait de poule, crème anglaise, crème pâtissière, crème brûlée, sabayon, tiramisu, génoise,
      madeleine, boudoir, financier, brioche, crème catalane, flan, gâteau de riz, pâte à choux, paris brest,
      mille feuille, galette des rois, calisson, crêpe, quatre quarts, clafoutis, cannelé, canelé, kouglof, kugelhopf,
      langue de chat, cigarette russe, touron, tourron, biscuit cuillère, biscuit à la cuillère, crème au beurre,
      crème caramel, crème mousseline, crème diplomate, chouquette, glace royale, glaçage royal, pain de gênes
    `),
  },
  fish: {
    name: 'poisson',
    words: [
      ...splitWords(`
        poisson, anchois, saumon, thon, morue, cabillaud, sardine, maquereau, truite, hareng, surimi, gélatine marine,
        merlu, huile de poisson, sauce worcestershire, ichtyocolle, ichthyocolle, poutargue, boutargue,
        gélatine de poisson, collagène marin
      `),
      ...flour('de poisson'),
    ],
  },
  peanuts: {
    name: 'arachides',
    words: [
      ...splitWords(`
        arachide, cacahuète, cacahuette, cacahouète, cacahouette, cacaouète, cacaouette, nougat chinois,
        pistache de terre, noix de terre, dakatine, mafé, pinotte, beurre de pinotte
      `),
      ...combine('beurre', 'd’arachide, de cacahuète, de cacahuette, de cacahouète, de cacahouette'),
      ...flour('d’arachide, de cacahuète, de cacahouète'),
    ],
  },
  soya: {
    name: 'soja',
    words: [
      ...splitWords(`
        soja, lait de soja, crème de soja, beurre de soja, yaourt de soja, yaourt au soja, lécithine (soja),
        lécithine (de soja), soja (lécithine), sojalécithine, sauce soja, sauce de soja, sauce au soja, tofu,
        protéine végétale texturée, pvt, edamame, miso, tempeh, tamari, shoyu, sauce soya, tonyu
      `),
      ...flour('de soja, (soja), de graine de soja'),
    ],
  },
  // Milk includes lactose (annexe II, point 7).
  milk: {
    name: 'lait',
    words: splitWords(`
      pâte à glacer blanche, pâte à glacer ivoire, pâte à glacer blonde, copeau ivoire, pépite ivoire, pistole ivoire,
      couverture blonde, chocolat gold, chocolat doré, chocolat caramel, chocolat au caramel, couverture caramel,
      chocolat rubis, protéine de sérum, sérum en poudre, poudre de sérum, sérum doux, sérum lactique, lactosérique,
      lactoprotéine, lacto protéine, lactoferrine, lactulose, lactosucrose, caséinomacropeptide, paracaséine,
      bêtalactoglobuline, minéral lactique, extrait sec dégraissé lactique, esdl, poudre écrémée, ferment lactique,
      munster, maroilles, cantal, beaufort, sbrinz, vacherin, sérac, brocciu, cancoillotte, pannacotta, babelutte,
      carambar, michoko, salidou, jivara, tanariva, bahibé, opalys, orelys, caramélia, azélia, biskelia, millefeuille,
      lait, petit lait, graisse de lait, solide de lait, solide du lait, sucre de lait, lait de poule, lait malté,
      lacté, laitage, chocolat blanc, chocolat ivoire, chocolat blond, couverture blanche, couverture ivoire,
      couverture lactée, mgla, m g l a, laitier, laitière, matière sèche lactique, matière sèche dégraissée lactique,
      extrait sec lactique, solide lactique, poudre lactique, protéine lactique, protéine sérique,
      matière grasse lactique, graisse lactique, matière grasse butyrique, graisse butyrique, lactosérum, lacto sérum,
      lactose, lactalbumine, lacto albumine, lactoglobuline, lacto globuline, caséine, caséinate, crème,
      crème anglaise, crème pâtissière, crème brûlée, chantilly, tiramisu, madeleine, financier, beurre,
      noix de beurre, babeurre, caillé, faisselle, petit suisse, fromage, chèvre, brebis, brie, comté, emmental,
      gruyère, mascarpone, ricotta, mimolette, brousse, yaourt, yogourt, kéfir, skyr, ghee, petit beurre, brioche,
      béchamel, ovomaltine, crème catalane, flan, gâteau de riz, paris brest, mille feuille, galette des rois, crêpe,
      crêpe dentelle, gavotte, feuilletine, feuillantine, pailletine, pailleté feuilletine, palet breton,
      galette bretonne, kouign amann, quatre quarts, clafoutis, cannelé, canelé, kouglof, kugelhopf, langue de chat,
      cigarette russe, crème au beurre, crème caramel, crème mousseline, crème diplomate, pain de gênes, reblochon,
      époisses, fourme, tomme, raclette, dulcey, chocolat ruby, couverture ruby, vache, mg lactique, praliné pailleté
    `),
  },
  // Words that name no particular nut
  nuts: {
    name: 'fruits à coque',
    words: [
      ...splitWords(`
        fruit à coque, tous les fruit à coque, fruit coque, fruit sec à coque, fruit à coquille, fruit à écale,
        fruit sec, crokant, praligrain, croquantine, mélange étudiant, fruit en coque, nougat chinois, fruit oléagineux,
        oléagineux, noix, lait de noix, beurre de noix, mendiant, dacquoise, duja, praliné, pralin, praline, prasline,
        pralinoise, pralinette, paris brest, gianduja, gianduia, nougat, nougatine, praliné pailleté
      `),
      ...flour('de noix'),
    ],
  },
  almonds: {
    name: 'amandes',
    words: [
      ...splitWords(`
        crème d’amande, tant pour tant, coussin de lyon, corne de gazelle, amlou, visitandine, amande, lait d’amande,
        beurre d’amande, massepain, frangipane, calisson, macaron, orgeat, touron, tourron, amandine, financier,
        florentin, galette des rois, pain de gênes
      `),
      ...flour('d’amande'),
    ],
  },
  hazelnuts: {
    name: 'noisettes',
    words: [
      ...splitWords(`
        brésilienne, nocciolata, crème de noisette, azélia, noisette, lait de noisette, beurre de noisette, aveline,
        noisettine, noisetine
      `),
      ...flour('de noisette'),
    ],
  },
  walnuts: { name: 'noix', words: splitWords('noix de grenoble, noix commune, cerneau de noix, cerneau') },
  cashews: {
    name: 'noix de cajou',
    words: [
      ...splitWords('noix de cajou, cajou, anacarde, noix d’acajou'),
      ...combine('lait, beurre, farine', 'de cajou, de noix de cajou'),
    ],
  },
  pecans: {
    name: 'noix de pécan',
    words: [
      ...splitWords('noix de pécan, pécan, noix de pécane, pécane, noix de pacane, pacane'),
      ...combine('lait, beurre, farine', 'de pécan, de noix de pécan'),
    ],
  },
  'brazil-nuts': {
    name: 'noix du Brésil',
    words: splitWords('noix du brésil, noix de brésil, noix de para, châtaigne du brésil, châtaigne du para'),
  },
  pistachios: {
    name: 'pistaches',
    words: splitWords(
      'dubaï, pistache, lait de pistache, beurre de pistache, farine de pistache, chocolat dubaï',
    ),
  },
  macadamias: {
    name: 'noix de macadamia',
    words: [
      ...splitWords('noix de macadamia, macadamia, noix de macadémia, macadémia, noix du queensland'),
      ...combine('lait, beurre, farine', 'de macadamia, de noix de macadamia, de macadémia'),
    ],
  },
  celery: { name: 'céleri', words: splitWords('céleri, céleri rave') },
  mustard: { name: 'moutarde', words: splitWords('moutarde, farine de moutarde, sénevé') },
  sesame: {
    name: 'sésame',
    words: splitWords(`
      sésame, lait de sésame, beurre de sésame, farine de sésame, tahin, tahine, tahini, tahina, halva, gomasio,
      houmous, nougat chinois, halawa
    `),
  },
  sulphites: {
    name: 'sulfites',
    words: splitWords(`
      sulfite, sulfité, disulfite, pyrosulfite, métabisulfite, bisulfite, hydrogénosulfite, soufre, anhydre sulfureux,
      anhydride sulfureux, acide sulfureux, dioxyde de soufre, bioxyde de soufre, soufré, so 2, e 220, e 221, e 222,
      e 223, e 224, e 225, e 226, e 227, e 228
    `),
  },
  lupin: { name: 'lupin', words: splitWords('lupin, farine de lupin, farine de graine de lupin, tramousse') },
  molluscs: {
    name: 'mollusques',
    // `=moules` (mussels) does not match `moulés` (moulded). The singular is missing, because `moule` also means mould.
    words: splitWords(`
      mollusque, coquillage, fruit de mer, =moules, huître, palourde, noix de saint jacques, noix de st jacques,
      coquille saint jacques, coquille st jacques, pétoncle, calamar, calmar, encornet, poulpe, seiche, escargot, bulot,
      ormeau
    `),
  },
};
