import { type AllergenTable, splitWords } from './table';

/** Sources: Regulation (EU) No 1169/2011, annex II; the Commission's notice 2017/C 428/01. */
export const EN: AllergenTable = {
  allergens: {
    gluten: {
      name: 'gluten',
      words: splitWords(`
        gluten, cereal containing gluten, triticale, biscuit, cookie, wafer, waffle, cracker, pretzel, bread,
        shortbread, gingerbread, brioche, speculoos, panettone, baguette
      `),
    },
    wheat: {
      name: 'wheat',
      words: splitWords(`
        wheat, durum, semolina, couscous, bulgur, bulghur, farina, freekeh, seitan, kamut, khorasan,
        einkorn, emmer, farro, breadcrumb, matzo, panko, wholewheat, wholemeal, wheatgerm, wheatmeal, wheatflour
      `),
    },
    rye: { name: 'rye', words: splitWords('rye') },
    barley: { name: 'barley', words: splitWords('barley, malt, malted, beer') },
    oats: {
      name: 'oats',
      words: splitWords(`
        oat, oat milk, oat cream, oatmeal, oatflake, oatmilk, oatbran, granola, muesli, porridge
      `),
    },
    spelt: { name: 'spelt', words: splitWords('spelt, dinkel') },
    crustaceans: {
      name: 'crustaceans',
      words: splitWords(`
        crustacean, shellfish, shrimp, prawn, scampi, gambas, crab, lobster, crayfish, langoustine, krill
      `),
    },
    eggs: {
      name: 'eggs',
      words: splitWords(`
        egg, yolk, eggwhite, albumen, albumin, ovalbumin, lysozyme, e 1105, meringue, mayonnaise, eggnog,
        advocaat, lemon curd, macaron
      `),
    },
    fish: {
      name: 'fish',
      words: splitWords(`
        fish, anchovy, cod, salmon, tuna, haddock, sardine, mackerel, trout, herring, isinglass, surimi
      `),
    },
    peanuts: {
      name: 'peanuts',
      words: splitWords('peanut, pea nut, peanut butter, groundnut, ground nut, monkey nut, arachis'),
    },
    soya: {
      name: 'soya',
      words: splitWords(`
        soya, soy, soja, soyabean, soybean, tofu, edamame, miso, tempeh, tamari, shoyu, natto, soya milk,
        soy milk, soya cream, soy cream, soya butter
      `),
    },
    // Annex II, point 7 includes lactose.
    milk: {
      name: 'milk',
      words: splitWords(`
        milk, milkfat, milkpowder, milk chocolate, white chocolate, milkshake, eggnog, lemon curd, toffee,
        fudge, butterscotch, custard, cheesecake, tiramisu, panna cotta, dairy, butter, buttermilk, buttercream,
        butterfat, butteroil, butter biscuit, butter cookie, butter caramel, butter oil, cream, cream cheese,
        cream liqueur, whey, lactose, casein, caseinate, lactalbumin, lactoglobulin, lactoferrin, curd, cheese,
        cheddar, parmesan, mozzarella, feta, gorgonzola, roquefort, camembert, mascarpone, ricotta, quark,
        yogurt, yoghurt, kefir, skyr, ghee, dulce de leche
      `),
    },
    // Words that name no particular nut mean the whole group.
    nuts: {
      name: 'nuts',
      words: splitWords(`
        nut, treenut, ground nut, nut milk, nut butter, praline, pralin, nougat, nougatine, gianduja, gianduia
      `),
    },
    almonds: {
      name: 'almonds',
      words: splitWords(`
        almond, almond milk, almond butter, marzipan, marchpane, frangipane, amaretti, calisson, macaron,
        orgeat, turron, almondmeal
      `),
    },
    hazelnuts: {
      name: 'hazelnuts',
      words: splitWords('hazelnut, hazel nut, hazelnut milk, hazelnut butter, filbert, cobnut, cob nut'),
    },
    walnuts: { name: 'walnuts', words: splitWords('walnut, wal nut') },
    cashews: { name: 'cashews', words: splitWords('cashew, cashew nut, cashew milk, cashew butter') },
    pecans: { name: 'pecans', words: splitWords('pecan, pecan nut') },
    'brazil-nuts': { name: 'Brazil nuts', words: splitWords('brazil nut, brazilnut, para nut') },
    pistachios: { name: 'pistachios', words: splitWords('pistachio, pistachio nut, pistachio butter') },
    macadamias: { name: 'macadamias', words: splitWords('macadamia, macadamia nut, queensland nut') },
    celery: { name: 'celery', words: splitWords('celery, celeriac') },
    mustard: { name: 'mustard', words: splitWords('mustard') },
    sesame: {
      name: 'sesame',
      words: splitWords('sesame, tahini, tahina, halva, halvah, halwa, helva, gomasio, gomashio'),
    },
    // The additives E 220 to E 228. E 225 is a sulphite too, but not permitted in the EU.
    sulphites: {
      name: 'sulphites',
      words: splitWords(`
        sulphite, sulfite, disulphite, disulfite, sulphur dioxide, sulfur dioxide, so 2, metabisulphite,
        metabisulfite, bisulphite, bisulfite, e 220, e 221, e 222, e 223, e 224, e 225, e 226, e 227, e 228
      `),
    },
    lupin: { name: 'lupin', words: splitWords('lupin, lupine, lupini') },
    molluscs: {
      name: 'molluscs',
      words: splitWords(`
        mollusc, mollusk, shellfish, mussel, oyster, clam, scallop, squid, octopus, calamari, cuttlefish,
        snail, whelk, abalone
      `),
    },
  },
  harmless: [
    // Butters, milks and creams of plants that are not in annex II. `almond milk` is among the words for almonds.
    ...splitWords(`
      cocoa butter, cacao butter, cocoabutter, shea butter, mango butter, kokum butter, illipe butter,
      apple butter, coconut butter, coconut milk, coconut cream, cream of coconut, coco nut, coco nut milk,
      coco nut cream, rice milk, rice cream, hemp milk, cream of tartar, milk thistle
    `),
    // Plants named like an allergen, and nuts that annex II, point 8, does not list.
    ...splitWords(`
      ginger beer, root beer, nut meg, butter nut squash, butternut, pine nut, kola nut, cola nut, tiger nut,
      shea nut, chest nut, water chestnut, buck wheat, oyster mushroom, crab apple, egg plant
    `),
    // Here, `egg` and `fish` are shapes of chocolate, not ingredients.
    ...splitWords('easter egg, chocolate egg, egg hunt, chocolate fish'),
  ],
  exempt: {
    '1a': splitWords(`
      glucose syrup from wheat, wheat glucose syrup, glucose syrup (wheat), wheat based glucose syrup,
      dextrose from wheat, wheat dextrose, dextrose (wheat)
    `),
    '1b': splitWords(`
      maltodextrin from wheat, wheat maltodextrin, maltodextrin (wheat), wheat based maltodextrin
    `),
    '1c': splitWords(`
      glucose syrup from barley, barley glucose syrup, glucose syrup (barley), barley based glucose syrup
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
  introductions: splitWords(`
    namely, contain, contains, containing, may contain, may also contain, trace, trace of, possible trace of,
    allergen, allergy advice, allergen advice, allergen information, produced in a facility that also handles,
    produced in a facility that handles, made in a facility that also handles,
    made in a facility that handles, made in a factory that also handles, made in a factory that handles,
    made in a kitchen that handles, produced in a facility that processes,
    produced in a facility that also processes, made in a facility that processes,
    made in a facility that also processes
  `),
  qualifiers: splitWords(`
    a, an, the, of, from, including, incl, such as, in particular, thereof, product, derivative,
    based, protein, solid, fat, anhydrous, powder, powdered, white, whole, skimmed, semi, condensed, concentrated,
    dried, fresh, raw, roasted, toasted, caramelised, chopped, ground, blanched, organic, natural, salted,
    unsalted, sweet, cow, goat, sheep, ewe, s, tree
  `),
  forms: splitWords(
    'other, bran, germ, flour, flake, starch, lecithin, oil, paste, seed, kernel, bean, extract, syrup, cereal',
  ),
  conjunctions: splitWords('and, or, with'),
  none: splitWords('none, no allergen, no known allergen, none known, none declared, nil, nothing'),
};

/** Returns a word with its English plurals. */
export function inflectEnglish(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word}s`, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`];
}
