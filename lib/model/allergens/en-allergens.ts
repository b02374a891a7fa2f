import { type AllergenTable, splitWords } from './table';

/** Sources: Regulation (EU) No 1169/2011, annex II; the Commission's notice 2017/C 428/01. */
export const EN_ALLERGENS: AllergenTable['allergens'] = {
  gluten: {
    name: 'gluten',
    words: splitWords(`
      gluten, cereal, cereal containing gluten, triticale, flour, bread, dough, sourdough, baguette, biscuit,
      butter biscuit, =digestives, cookie, butter cookie, wafer, waffle, cracker, pretzel, rusk, shortbread,
      butter shortbread, gingerbread, speculoos, speculaas, biscotti, brownie, crumble, streusel, brioche, croissant,
      butter croissant, panettone, madeleine, doughnut, donut, joconde, tiramisu, pastry, pastry cream, filo, phyllo,
      kataifi, kadaif, kadaifi, kadayif, kunafa, kunafeh, kanafeh, knafeh, knafe, sponge finger, ladyfinger, savoiardi,
      shortcake, ginger nut, ginger snap, gingersnap, stroopwafel, biscoff, oreo, malteser, baklava, cake, butter cake,
      cupcake, pancake, muffin, scone, stollen, lebkuchen, panforte, pandoro, cantucci, cantuccini, eclair,
      profiterole, churro, soy sauce, soya sauce, soybean sauce, shoyu, cheesecake, bakewell, butter tart, egg tart,
      choux pastry, bechamel, pie, blondie, strudel, teriyaki, bagel, babka, toast, angel hair, dubai chocolate,
      alfajor, alfajores, smore, s mores, kunefe, kunafe, konafa, konafah, kenafeh, kanafe, kanafa, knefe, katafi,
      kadaiff, kadayef, cadayif, fillo, yufka, dubai style, dubai bar, royaltine, bun, crumpet, tart shell, naan, twix,
      kit kat, kitkat, smartie, tim tam, bourbon cream, custard cream, hobnob, hob nob, jammie dodger, jammy dodger,
      rich tea, brandy snap, bourbon biscuit, christmas pudding, lamington, victoria sponge, crouton, gulab jamun,
      jalebi, battenberg, simnel, colomba, panetone, lady finger, gochujang, hoisin, crispearl,
      crunchy pearl, crispy pearl, multigrain, multi grain, fruitcake, teacake, shortcrust, crispbread, swiss roll,
      plum pudding, digestive crumb, digestive piece, ice cream cone, pasta, noodle, pita, sponge, ancient grain,
      puffed grain, mixed grain
    `),
  },
  wheat: {
    name: 'wheat',
    words: splitWords(`
      wheat, cereal (wheat), wheat flour, flour (wheat), wheat (flour), plain flour, graham flour, durum, durum flour,
      semolina, semolina flour, couscous, bulgur, bulghur, bulgar, cous cous, farina, freekeh, seitan, kamut,
      kamut flour, khorasan, khorasan flour, einkorn, einkorn flour, emmer, emmer flour, farro, farro flour,
      breadcrumb, matzo, matzoh, matzah, matza, panko, wholewheat, wholewheat flour, wholemeal, wholemeal flour,
      wheatgerm, wheatmeal, wheatflour, wheatstarch, wheatflake, horlicks, graham, maida, atta, sooji, suji, triticum,
      graham crumb, weetabix, all bran, special k, kinder bueno, ferrero rocher, raffaello
    `),
  },
  rye: { name: 'rye', words: splitWords('rye, cereal (rye), rye flour, pumpernickel') },
  // Barley, peanuts and nuts all list `beer nut`, because it can mean a peanut, or beer and nuts.
  // `ginger nut` is listed under gluten and nuts, because it can mean a biscuit, or ginger and nuts.
  barley: {
    name: 'barley',
    words: splitWords(`
      barley, cereal (barley), barley flour, malt, malted, barley malt, barleymalt, beer, beer nut, stout, lager, ale,
      guinness, malteser, ovaltine, horlicks, cornflake, corn flake, malt extract, malty, pilsner, milo, weetabix,
      vegemite, rice bubble, mars bar, hordeum, krispie, crispie,
      maltextract, special k
    `),
  },
  oats: {
    name: 'oats',
    words: splitWords(`
      oat, cereal (oat), oat flour, oat milk, oat cream, oat yogurt, oat yoghurt, oatmeal, oatflake, oatflour,
      oatcake, oat creamer, oatmilk, oatbran, granola, muesli, porridge, oaty, oatgroat, oatdrink, oatly, hobnob,
      hob nob, parkin, anzac, flapjack
    `),
  },
  spelt: { name: 'spelt', words: splitWords('spelt, cereal (spelt), spelt flour, flour (spelt), dinkel') },
  crustaceans: {
    name: 'crustaceans',
    words: splitWords(`
      crustacean, shellfish, seafood, shrimp, prawn, scampi, gambas, crab, lobster, crayfish, crawfish, cray fish,
      shell fish, sea food, glucosamine, chitosan, langoustine, krill
    `),
  },
  // Without `egg white`, the harmless phrase `chocolate egg` (en.ts) would hide the eggs in `chocolate egg white`.
  eggs: {
    name: 'eggs',
    words: splitWords(`
      egg, egg white, egg powder, egg protein, egg lecithin, egg nog, egg liqueur, egg tart, egg wash, yolk, eggwhite,
      albumen, albumin, ovalbumin, ovomucoid, lysozyme, e 1105, meringue, royal icing, mayonnaise, eggnog, advocaat,
      sabayon, zabaglione, zabaione, macaron, joconde, tiramisu, pavlova, brioche, pastry cream, sponge, sponge finger,
      ladyfinger, savoiardi, curd, bean curd, custard, eclair, profiterole, choux pastry, panettone, pandoro, cantucci,
      cantuccini, amaretti, frangipane, frangipan, bakewell, nougat, torrone, turron, pancake, butter tart, wholeegg,
      egg glaze, egg roll, egg noodle, livetin, vitellin, conalbumin, mayo, hollandaise, battenberg, ricciarelli,
      colomba, panetone, lady finger, snickers, eggyolk, macaroon, coconut macaroon, toblerone, custard cream
    `),
  },
  // Without `fish oil`, the harmless phrase `chocolate fish` (en.ts) would hide the fish in `chocolate fish oil`.
  fish: {
    name: 'fish',
    words: splitWords(`
      fish, fish gelatine, fish gelatin, fish oil, fish sauce, marine collagen, seafood, anchovy, cod, salmon,
      sea food, tilapia, pollock, hake, sturgeon, tuna, swordfish, haddock, sardine, mackerel, trout, herring, caviar,
      roe, isinglass, surimi, bottarga, bonito, dashi, katsuobushi, garum, nuoc mam, worcester sauce,
      worcestershire sauce
    `),
  },
  peanuts: {
    name: 'peanuts',
    words: splitWords(`
      peanut, peanut butter, peanutbutter, peanut flour, pea nut, pea nut butter, pea nut flour, groundnut,
      groundnut butter, groundnut flour, ground nut, ground nut butter, ground nut flour, goober, snickers,
      butterfinger, chikki, monkey nut, earth nut, earthnut, beer nut, arachis, satay, reese
    `),
  },
  // `bean curd` (tofu) is also listed under eggs and milk, because `vanilla bean curd` is a spread of eggs and butter.
  soya: {
    name: 'soya',
    words: splitWords(`
      soya, soy, soja, soyabean, soybean, soyalecithin, soylecithin, sojalecithin, soyaprotein, soyprotein,
      lecithin (soya), soya (lecithin), soy (lecithin), lecithin (soy), tofu, bean curd, okara, edamame, miso, tempeh,
      tamari, shoyu, natto, soya milk, soy milk, soya cream, soy cream, soya creamer, soy creamer, soya butter,
      soya yogurt, soya yoghurt, soy yogurt, soy yoghurt, soy sauce, soya sauce, soybean sauce, yuba,
      textured vegetable protein, tvp, reese, soya flour, soy flour, soja flour, soybean flour, soyabean flour, oreo,
      biscoff, nutella, malteser, daim, gochujang, doenjang, hoisin, alpro, glycine max, e 479, teriyaki, kinako, e 426,
      e 479b
    `),
  },
  // Milk includes lactose (annex II, point 7). Without `butter tart`, `pecan butter` would hide the milk in
  // `pecan butter tart`.
  milk: {
    name: 'milk',
    words: splitWords(`
      milk, milkfat, milkpowder, skimmedmilk, skimmedmilkpowder, wholemilk, wholemilkpowder, milk chocolate,
      milk chocolate egg, milk chocolate fish, milk couverture, milkchocolate, white chocolate, white choc,
      whitechocolate, ruby chocolate, ruby chocolate egg, ruby couverture, white chocolate egg, white chocolate fish,
      white couverture, easter egg white chocolate, mini egg white chocolate, blond chocolate, blonde chocolate,
      blond chocolate egg, blonde chocolate egg, milkshake, eggnog, egg nog, toffee, fudge, butterscotch, custard,
      cheesecake, tiramisu, panna cotta, dairy, butter, buttermilk, buttercream, icecream, gelato, stracciatella,
      creamer, pastry cream, bailey, malteser, butterfat, butteroil, butter biscuit, butter cookie, butter shortbread,
      butter croissant, butter cake, butter tart, butter caramel, butter oil, cream, cream cheese, cream liqueur,
      chantilly, whey, wheypowder, lacto serum, lactose, casein, caseinate, lactalbumin, lactoglobulin, lactoferrin,
      curd, cheese, cheddar, parmesan, mozzarella, feta, gorgonzola, roquefort, camembert, brie, stilton, mascarpone,
      ricotta, paneer, quark, yogurt, yoghurt, yogurt powder, yoghurt powder, yogurt coating, yoghurt coating, kefir,
      skyr, ghee, dulce de leche, doce de leite, cajeta, halloumi, gouda, labneh, lassi, smetana, bechamel, colostrum,
      latte, cappuccino, brioche, ovaltine, horlicks, nutella, bean curd, curd cheese, cheese curd, panettone, pandoro,
      frangipane, frangipan, bakewell, pancake, egg tart, burrata, pecorino, manchego, banoffee, macchiato, affogato,
      kulfi, daim, butter crunch, buttercrunch, chocolate crumb, cocoa crumb, milk crumb, smp, wmp, fcmp, amf, wpc, wpi,
      mpc, mpi, milky, buttered, yoghurty, blonde couverture, blond couverture, ruby cocoa, ruby callet, gold chocolate,
      gold callet, ruby bar, blond bar, blonde bar, white bar, white callet, creampowder, half and half, pannacotta,
      panacotta, posset, syllabub, flat white, cortado, labne, froyo, tres leches, mawa, khoa, barfi, burfi, malai,
      shrikhand, dahi, mysore pak, thandai, milkybar, milky way, milka, caramac, caramilk, rolo, lindor, amarula,
      philadelphia, creme egg, kit kat, kitkat, twix, tim tam, snickers, ferrero rocher, kinder bueno, toblerone,
      raffaello, mars bar, opalys, jivara, galactooligosaccharide, galacto oligosaccharide, lactoperoxidase, simnel,
      stollen, colomba, panetone, alfajor, alfajores, brigadeiro, rasmalai, gulab jamun, khoya, parmigiano,
      grana padano, rice pudding, pesto, crunchie, kinder chocolate,
      ice cream cone, reese, bourbon cream, custard cream
    `),
  },
  // Words that name no particular nut
  nuts: {
    name: 'nuts',
    words: splitWords(`
      nut, all nut, all tree nut, any nut, any tree nut, nutty, treenut, ground nut, ground nut butter,
      ground nut flour, beer nut, ginger nut, nut milk, nut butter, nut flour, praline, pralin, krokant, nougat,
      nougatine, torrone, gianduja, gianduia, gianduiotto, gianduiotti, giandujotto, giandujotti, florentine, baklava,
      dukkah, dukka, crokant, nutmeal, nutpaste, nutbutter, nutmilk, trail mix
    `),
  },
  almonds: {
    name: 'almonds',
    words: splitWords(`
      almond, almond milk, almond butter, almond flour, marcona, marzipan, marzapan, marchpane, frangipane,
      frangipan, bakewell, mandorla, mandorle, amaretto, amaretti, calisson, macaron, joconde, orgeat, turron,
      almondmeal, almondmilk, almondpaste, cantucci, cantuccini, panforte, macaroon, daim, badam, thandai, toblerone,
      raffaello, marzapane, mozartkugel, stollen, amygdalus, prunus dulcis, prunus amygdalus, battenberg, simnel,
      ricciarelli
    `),
  },
  hazelnuts: {
    name: 'hazelnuts',
    words: splitWords(`
      hazelnut, hazel, hazel nut, hazelnut milk, hazelnut butter, hazel nut butter, hazelnut flour,
      hazel nut flour, hazelnutpaste, ferrero rocher, kinder bueno, filbert, cobnut, cob nut, nocciola, nocciole,
      nutella, frangelico
    `),
  },
  walnuts: {
    name: 'walnuts',
    words: splitWords(`
      walnut, wal nut, =wal, walnut milk, walnut butter, akhrot, juglans, walnut flour, nocino
    `),
  },
  cashews: {
    name: 'cashews',
    words: splitWords(`
      cashew, cashew nut, cashewnut, cashew milk, cashew nut milk, cashew butter,
      cashew nut butter, cashewnut butter, kaju, anacardium, cashew flour, cashew nut flour, pesto
    `),
  },
  pecans: {
    name: 'pecans',
    words: splitWords(`
      pecan, pecan nut, pecannut, pecan milk, pecan nut milk, pecan butter, pecan nut butter,
      pecan flour, pecan nut flour
    `),
  },
  'brazil-nuts': {
    name: 'Brazil nuts',
    words: splitWords(`
      brazil nut, brazilnut, brasil nut, =brazils, para nut, brazil nut milk, brazil kernel,
      chocolate brazil, bertholletia, brazil nut butter, brazil nut flour
    `),
  },
  pistachios: {
    name: 'pistachios',
    words: splitWords(`
      pistachio, pistachio nut, pistachio milk, pistachio butter, pistachio nut butter,
      pistachio flour, pistacio, pistaccio, pistacchio, pista, pistacia, fistik, dubai style, dubai bar, pistacchi,
      dubai chocolate
    `),
  },
  macadamias: {
    name: 'macadamias',
    words: splitWords(`
      macadamia, macademia, macadamia nut, macademia nut, queensland nut,
      macadamia milk, macadamia nut milk, macadamia butter, macadamia nut butter, macadamia flour, macadamia nut flour
    `),
  },
  celery: { name: 'celery', words: splitWords('celery, celeriac, apium') },
  mustard: { name: 'mustard', words: splitWords('mustard, mustard flour, sinapis, brassica juncea') },
  sesame: {
    name: 'sesame',
    words: splitWords(`
      sesame, sesameseed, sesame butter, sesame flour, gingelly, tahini, tahina, tehina, halva, halvah, halwa, helva,
      gomasio, gomashio, hummus, houmous, dukkah, dukka, zaatar, za atar, benne, benniseed, gingili, tilgul, halawa,
      halava, chalva, hommus, techina, sesamum, furikake, shichimi
    `),
  },
  // E 225 is not permitted in the EU, but is also a sulphite.
  sulphites: {
    name: 'sulphites',
    words: splitWords(`
      sulphur, sulfur, sulphurous, sulfurous, metabisulphate, metabisulfate, sulphite, sulfite,
      sulfite(s), sulphited, sulfited, sulphiting, sulfiting, sulphured, sulfured, disulphite, disulfite,
      sulphur dioxide, sulfur dioxide, sulphurdioxide, sulfurdioxide, so 2, metabisulphite, metabisulfite, bisulphite,
      bisulfite, pyrosulphite, pyrosulfite, hydrogen sulphite, hydrogen sulfite, e 220, e 221, e 222, e 223, e 224,
      e 225, e 226, e 227, e 228, ins 220, ins 221, ins 222, ins 223, ins 224, ins 225, ins 226, ins 227, ins 228
    `),
  },
  lupin: { name: 'lupin', words: splitWords('lupin, lupine, lupini, lupin flour, lupine flour, lupinus') },
  molluscs: {
    name: 'molluscs',
    words: splitWords(`
      mollusc, mollusk, shellfish, shell fish, seafood, sea food, mussel, oyster, clam, cockle, scallop, squid,
      octopus, calamari, cuttlefish, snail, whelk, abalone
    `),
  },
};
