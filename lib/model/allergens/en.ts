import { type AllergenTable, splitWords } from './table';

/** Sources: Regulation (EU) No 1169/2011, annex II; the Commission's notice 2017/C 428/01. */
export const EN: AllergenTable = {
  allergens: {
    gluten: {
      name: 'gluten',
      words: splitWords(`
        gluten, cereal containing gluten, triticale, crispy cereal, flour, bread, baguette, biscuit,
        butter biscuit, =digestives, cookie, butter cookie, wafer, waffle, cracker, pretzel, rusk, shortbread,
        butter shortbread, gingerbread, speculoos, speculaas, biscotti, brownie, crumble, streusel, brioche,
        croissant, butter croissant, panettone, madeleine, doughnut, donut, sponge cake, joconde, tiramisu,
        puff pastry, filo pastry, phyllo pastry, shortcrust pastry, choux pastry, kataifi, kadaif, kadayif,
        kunafa, knafeh
      `),
    },
    wheat: {
      name: 'wheat',
      words: splitWords(`
        wheat, cereal (wheat), wheat flour, flour (wheat), plain flour, graham flour, durum, durum flour,
        semolina, semolina flour, couscous, bulgur, bulghur, farina, freekeh, seitan, kamut, kamut flour,
        khorasan, khorasan flour, einkorn, einkorn flour, emmer, emmer flour, farro, farro flour, breadcrumb,
        matzo, panko, wholewheat, wholewheat flour, wholemeal, wholemeal flour, wheatgerm, wheatmeal, wheatflour
      `),
    },
    rye: { name: 'rye', words: splitWords('rye, cereal (rye), rye flour') },
    // `beer nut` can also be two items of a list.
    barley: {
      name: 'barley',
      words: splitWords(`
        barley, cereal (barley), barley flour, malt, malted, beer, beer nut, stout, lager
      `),
    },
    oats: {
      name: 'oats',
      words: splitWords(`
        oat, oat(s), cereal (oat), oat flour, oat milk, oat cream, oat yogurt, oat yoghurt, oatmeal, oatflake,
        oatmilk, oatbran, granola, muesli, porridge
      `),
    },
    spelt: { name: 'spelt', words: splitWords('spelt, cereal (spelt), spelt flour, flour (spelt), dinkel') },
    crustaceans: {
      name: 'crustaceans',
      words: splitWords(`
        crustacean, shellfish, seafood, shrimp, prawn, scampi, gambas, crab, lobster, crayfish, crawfish,
        langoustine, krill
      `),
    },
    // `egg white` and similar phrases: in `chocolate egg white`, `chocolate egg` is not a shape.
    eggs: {
      name: 'eggs',
      words: splitWords(`
        egg, egg(s), egg white, egg yolk, egg powder, egg protein, egg lecithin, egg nog, egg albumen,
        egg albumin, egg liqueur, egg custard, egg tart, egg wash, yolk, eggwhite, albumen, albumin, ovalbumin,
        ovomucoid, lysozyme, e 1105, meringue, royal icing, mayonnaise, eggnog, advocaat, sabayon, zabaglione,
        lemon curd, lime curd, orange curd, macaron, joconde, tiramisu
      `),
    },
    // `fish oil` and similar phrases: in `chocolate fish oil`, `chocolate fish` is not a shape.
    fish: {
      name: 'fish',
      words: splitWords(`
        fish, fish gelatine, fish gelatin, fish oil, fish sauce, seafood, anchovy, cod, salmon, tuna, swordfish,
        haddock, sardine, mackerel, trout, herring, caviar, isinglass, surimi
      `),
    },
    peanuts: {
      name: 'peanuts',
      words: splitWords(`
        peanut, peanut(s), peanut butter, peanutbutter, peanut flour, pea nut, pea nut butter, pea nut flour,
        groundnut, groundnut butter, groundnut flour, ground nut, ground nut butter, ground nut flour,
        monkey nut, beer nut, arachis, satay
      `),
    },
    // `bean curd` is tofu, but `vanilla bean curd` is among the words for milk.
    soya: {
      name: 'soya',
      words: splitWords(`
        soya, soy, soja, soyabean, soybean, soyalecithin, soylecithin, soyaprotein, soyprotein, lecithin (soya),
        lecithin (soy), tofu, bean curd, okara, edamame, miso, tempeh, tamari, shoyu, natto, soya milk,
        soy milk, soya cream, soy cream, soya butter, soya yogurt, soya yoghurt, soy yogurt, soy yoghurt,
        soya flour, soy flour, soja flour, soybean flour, soyabean flour
      `),
    },
    // Annex II, point 7 includes lactose. `butter tart`: in `pecan butter tart`, the butter can be of milk.
    milk: {
      name: 'milk',
      words: splitWords(`
        milk, milkfat, milkpowder, skimmedmilk, skimmedmilkpowder, wholemilk, wholemilkpowder, milk chocolate,
        milk chocolate egg, milk chocolate fish, milk couverture, white chocolate, white chocolate egg,
        white chocolate fish, white couverture, easter egg white chocolate, mini egg white chocolate,
        blond chocolate, blonde chocolate, blond chocolate egg, blonde chocolate egg, milkshake, eggnog,
        egg nog, toffee, fudge, butterscotch, custard, egg custard, cheesecake, tiramisu, panna cotta, dairy,
        butter, buttermilk, buttercream, butterfat, butteroil, butter biscuit, butter cookie, butter shortbread,
        butter croissant, butter cake, butter tart, butter caramel, butter oil, cream, cream cheese,
        cream liqueur, chantilly, whey, wheypowder, lacto serum, lactose, casein, caseinate, lactalbumin,
        lactoglobulin, lactoferrin, curd, lemon curd, lime curd, orange curd, vanilla bean curd,
        tonka bean curd, cocoa bean curd, coffee bean curd, cheese, cheddar, parmesan, mozzarella, feta,
        gorgonzola, roquefort, camembert, brie, mascarpone, ricotta, paneer, quark, yogurt, yoghurt,
        yogurt powder, yoghurt powder, yogurt coating, yoghurt coating, kefir, skyr, ghee, dulce de leche
      `),
    },
    // Words that name no particular nut mean the whole group.
    nuts: {
      name: 'nuts',
      words: splitWords(`
        nut, nut(s), nutty, treenut, ground nut, ground nut butter, ground nut flour, beer nut, nut milk,
        nut butter, nut flour, praline, pralin, nougat, nougatine, torrone, gianduja, gianduia, gianduiotto,
        gianduiotti, giandujotto, giandujotti, florentine
      `),
    },
    almonds: {
      name: 'almonds',
      words: splitWords(`
        almond, almond(s), almond milk, almond butter, almond flour, marcona, marzipan, marchpane, frangipane,
        amaretti, calisson, macaron, joconde, orgeat, turron, almondmeal
      `),
    },
    hazelnuts: {
      name: 'hazelnuts',
      words: splitWords(`
        hazelnut, hazelnut(s), hazel nut, hazelnut milk, hazelnut butter, hazel nut butter, hazelnut flour,
        hazel nut flour, filbert, cobnut, cob nut
      `),
    },
    walnuts: {
      name: 'walnuts',
      words: splitWords(`
        walnut, walnut(s), wal nut, walnut milk, walnut butter, walnut flour
      `),
    },
    cashews: {
      name: 'cashews',
      words: splitWords(`
        cashew, cashew(s), cashew nut, cashew nut(s), cashewnut, cashew milk, cashew nut milk, cashew butter,
        cashew nut butter, cashewnut butter, cashew flour, cashew nut flour
      `),
    },
    pecans: {
      name: 'pecans',
      words: splitWords(`
        pecan, pecan(s), pecan nut, pecan nut(s), pecannut, pecan milk, pecan nut milk, pecan butter,
        pecan nut butter, pecan flour, pecan nut flour
      `),
    },
    'brazil-nuts': {
      name: 'Brazil nuts',
      words: splitWords(`
        brazil nut, brazil nut(s), brazilnut, =brazils, para nut, brazil nut milk, brazil nut butter,
        brazil nut flour
      `),
    },
    pistachios: {
      name: 'pistachios',
      words: splitWords(`
        pistachio, pistachio(s), pistachio nut, pistachio nut(s), pistachio milk, pistachio butter,
        pistachio nut butter, pistachio flour
      `),
    },
    macadamias: {
      name: 'macadamias',
      words: splitWords(`
        macadamia, macadamia(s), macademia, macadamia nut, macadamia nut(s), macademia nut, queensland nut,
        macadamia milk, macadamia nut milk, macadamia butter, macadamia nut butter, macadamia flour,
        macadamia nut flour
      `),
    },
    celery: { name: 'celery', words: splitWords('celery, celeriac') },
    mustard: { name: 'mustard', words: splitWords('mustard, mustard flour') },
    sesame: {
      name: 'sesame',
      words: splitWords(`
        sesame, sesameseed, sesame butter, sesame flour, gingelly, tahini, tahina, halva, halvah, halwa, helva,
        gomasio, gomashio
      `),
    },
    // The additives E 220 to E 228. E 225 is a sulphite too, but not permitted in the EU.
    sulphites: {
      name: 'sulphites',
      words: splitWords(`
        sulphite, sulfite, sulphite(s), sulfite(s), sulphited, sulfited, sulphured, sulfured, disulphite,
        disulfite, sulphur dioxide, sulfur dioxide, sulphurdioxide, sulfurdioxide, so 2, metabisulphite,
        metabisulfite, bisulphite, bisulfite, pyrosulphite, pyrosulfite, hydrogen sulphite, hydrogen sulfite,
        e 220, e 221, e 222, e 223, e 224, e 225, e 226, e 227, e 228, ins 220, ins 221, ins 222, ins 223,
        ins 224, ins 225, ins 226, ins 227, ins 228
      `),
    },
    lupin: { name: 'lupin', words: splitWords('lupin, lupine, lupini, lupin flour, lupine flour') },
    molluscs: {
      name: 'molluscs',
      words: splitWords(`
        mollusc, mollusk, shellfish, seafood, mussel, oyster, clam, cockle, scallop, squid, octopus, calamari,
        cuttlefish, snail, whelk, abalone
      `),
    },
  },
  harmless: [
    // Butters, milks and creams of plants that are not in annex II. `almond milk` is among the words for almonds.
    ...splitWords(`
      cocoa butter, cacao butter, cocoabutter, shea butter, mango butter, mango kernel butter, kokum butter,
      illipe butter, sal butter, cupuacu butter, apple butter, sunflower butter, sunflower seed butter,
      vegan butter, coconut butter, coconut milk, coconut cream, coconut yogurt, coconut yoghurt,
      cream of coconut, coco nut, coco nut milk, coco nut cream, rice milk, rice cream, hemp milk, pea milk,
      tiger nut milk, tigernut milk, cream of tartar, milk thistle
    `),
    // Flours of plants that are not in annex II. `flour` alone is flour of wheat.
    ...splitWords(`
      rice flour, corn flour, maize flour, masa flour, millet flour, sorghum flour, teff flour, fonio flour,
      buckwheat flour, buck wheat flour, quinoa flour, amaranth flour, chestnut flour, chest nut flour,
      water chestnut flour, coconut flour, coco nut flour, tiger nut flour, tigernut flour, chickpea flour,
      chick pea flour, pea flour, besan flour, lentil flour, bean flour, seed flour, flaxseed flour,
      linseed flour, flax flour, hemp flour, chia flour, sunflower flour, carob flour, guar flour,
      tapioca flour, cassava flour, manioc flour, arrowroot flour, potato flour, banana flour, plantain flour,
      flour (rice), flour (maize), flour (corn)
    `),
    // Plants named like an allergen, nuts that annex II, point 8, does not list, and fruit without sulphites.
    ...splitWords(`
      ginger beer, root beer, nut meg, butter nut squash, butternut, pine nut, kola nut, cola nut, tiger nut,
      shea nut, palm nut, betel nut, chest nut, water chestnut, buck wheat, rice semolina, corn semolina,
      maize semolina, oyster mushroom, crab apple, egg plant, caviar lime, citron caviar, lime caviar,
      vanilla caviar, un sulphured, un sulfured, non sulphured, non sulfured
    `),
    // Here, `egg`, `fish` and `caviar` are shapes of chocolate, not ingredients.
    ...splitWords('easter egg, chocolate egg, mini egg, egg hunt, chocolate fish, chocolate caviar'),
  ],
  exempt: {
    '1a': splitWords(`
      glucose syrup from wheat, wheat glucose syrup, glucose syrup (wheat), glucose syrup (from wheat),
      wheat based glucose syrup, dextrose from wheat, wheat dextrose, dextrose (wheat), dextrose (from wheat)
    `),
    '1b': splitWords(`
      maltodextrin from wheat, wheat maltodextrin, maltodextrin (wheat), maltodextrin (from wheat),
      wheat based maltodextrin
    `),
    '1c': splitWords(`
      glucose syrup from barley, barley glucose syrup, glucose syrup (barley), glucose syrup (from barley),
      barley based glucose syrup
    `),
    '1d': splitWords('malt whisky, malt whiskey, single malt, rye whisky, rye whiskey, wheat vodka'),
    '6a': splitWords(`
      fully refined soybean oil, fully refined soya oil, fully refined soya bean oil, fully refined soy oil,
      fully refined soybean fat
    `),
    '6b': splitWords(`
      tocopherol from soya, tocopherol from soy, tocopherol from soybean, tocopherol (soya)
    `),
    '6c': splitWords('phytosterol from soya, phytosterol from soybean'),
    '6d': splitWords('plant stanol ester from soybean, plant stanol ester from soya'),
    '7b': splitWords('lactitol'),
  },
  introductions: [
    ...splitWords(`
      namely, contain, contains, containing, may contain, may also contain, can contain, might contain,
      could contain, trace, trace of, small trace, small trace of, possible trace of, possible presence of,
      allergen, allergy advice, allergen advice, allergen information
    `),
    // Parts of sentences: `made in a` + `factory` + `that also handles`.
    ...splitWords(`
      made in a, made on, produced in a, produced on, manufactured in a, manufactured on, packed in a,
      packed on, on equipment, on shared equipment, equipment, factory, facility, kitchen, workshop,
      that handles, that also handles, which handles, which also handles, that uses, that also uses, which uses,
      which also uses, that processes, that also processes, which processes, which also processes
    `),
  ],
  qualifiers: splitWords(`
    a, an, the, of, from, including, incl, such as, in particular, thereof, product, derivative, based,
    =at concentrations of more than 10 mg/kg, protein, solid, fat, anhydrous, clarified, powder, powdered,
    white, whole, skim, skimmed, semi, condensed, concentrated, pasteurised, pasteurized, dried, fresh, raw,
    roasted, toasted, caramelised, chopped, flaked, sliced, ground, blanched, organic, natural, salted,
    unsalted, sweet, cow, goat, sheep, ewe, free range, s, tree
  `),
  forms: splitWords(`
    other, bran, germ, flour, fibre, fiber, flake, piece, starch, lecithin, oil, paste, seed, kernel, bean, extract,
    syrup, cereal
  `),
  conjunctions: splitWords('and, or, with'),
  none: splitWords('none, no allergen, no known allergen, none known, none declared, nil, nothing'),
};

/** Returns a word with its English plurals. */
export function inflectEnglish(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word}s`, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`];
}
