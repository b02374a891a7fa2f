import { EN_ALLERGENS } from './en-allergens';
import { type AllergenTable, combine, splitWords } from './table';

export const EN: AllergenTable = {
  allergens: EN_ALLERGENS,
  flours: splitWords('flour'),
  harmless: [
    // Foods without milk. `almond milk` is missing, because almonds are an allergen.
    ...splitWords(`
      cocoa butter, cocoabutter, cacao butter, shea butter, mango butter, mango kernel butter, kokum butter,
      shea nut butter, pumpkin seed butter, hemp seed butter, illipe butter, sal butter, cupuacu butter, apple butter,
      sunflower butter, sunflower seed butter, vegan butter, coconut butter, coconut milk, coconut cream,
      coconut yogurt, coconut yoghurt, cream of coconut, coco nut, coco nut milk, coco nut cream, rice milk,
      rice cream, hemp milk, pea milk, tiger nut milk, tigernut milk, cream of tartar, milk thistle
    `),
    // Flours without allergens. `flour` alone counts as gluten.
    ...splitWords(`
      rice flour, corn flour, maize flour, masa flour, millet flour, sorghum flour, teff flour, fonio flour,
      buckwheat flour, buck wheat flour, quinoa flour, amaranth flour, chestnut flour, chest nut flour, coconut flour,
      coco nut flour, tiger nut flour, tigernut flour, chickpea flour, gram flour, pea flour, besan flour,
      lentil flour, bean flour, seed flour, flaxseed flour, linseed flour, flax flour, hemp flour, chia flour,
      sunflower flour, carob flour, guar flour, tapioca flour, cassava flour, manioc flour, arrowroot flour,
      potato flour, banana flour, plantain flour, flour (rice), flour (maize), flour (corn)
    `),
    // Cereals without gluten. `cereal` alone counts as gluten.
    ...splitWords(`
      rice cereal, corn cereal, maize cereal, millet cereal, quinoa cereal, buckwheat cereal, cereal (rice),
      cereal (corn), cereal (maize)
    `),
    // `ginger beer` contains no barley, `sponge candy` is no cake, `pine nut` is not a nut of annex II, `rice cake`
    // contains no flour, and `speculoos spice` is named after a biscuit. `sponge toffee` is missing, because it would
    // hide the milk in `toffee`.
    ...splitWords(`
      ginger beer, ginger ale, root beer, sponge candy, pastry chef, nut meg, butter nut squash,
      butternut, pinenut, butterfly pea, buttercup, pine nut, kola nut, cola nut, tiger nut, shea nut, palm nut,
      betel nut, chest nut, buck wheat, rice semolina, corn semolina, maize semolina, oyster mushroom, crab apple,
      egg plant, eggplant, caviar lime, citron caviar, lime caviar, vanilla caviar, un sulphured, un sulfured,
      non sulphured, non sulfured, cocoa press cake, rice cake, gingerbread spice, speculoos spice, pie spice,
      cornflour, riceflour, tapiocaflour, rice noodle
    `),
    // Shapes of chocolate, not ingredients
    ...splitWords('easter egg, chocolate egg, mini egg, egg hunt, chocolate fish, chocolate caviar'),
  ],
  dishes: splitWords(`
    praline, gianduja, nougatine, toffee, fudge, buttercream, bread, creamer, gulab jamun, rasmalai, brigadeiro,
    kunafa, kunafeh, kunefe, dubai style, dubai bar, kit kat, kitkat, twix, snickers, ferrero rocher, kinder bueno,
    toblerone, raffaello, tim tam, colomba, panetone, ricciarelli, halva, halwa, affogato, alfajor, alfajores,
    amaretti, babka, bagel, bailey, baklava, bakewell, banoffee, battenberg, bechamel, biscoff, biscotti, biscuit,
    blond chocolate, blonde chocolate, blondie, brioche, brownie, butter tart, cake, cantucci, cantuccini, cappuccino,
    cheesecake, churro, cookie, corn flake, cornflake, cracker, crispearl, croissant, crumble, cupcake, custard, daim,
    =digestives, donut, dough, doughnut, dubai chocolate, dukka, dukkah, eclair, egg tart, flapjack, florentine,
    frangipan, frangipane, furikake, gelato, ginger nut, ginger snap, gingerbread, gingersnap, granola, horlicks,
    houmous, hummus, joconde, krispie, kulfi, ladyfinger, lassi, latte, lebkuchen, macaron, macaroon, macchiato,
    madeleine, malteser, mayonnaise, milk chocolate, milk couverture, milkchocolate, miso, muesli, muffin, nougat,
    nutella, oreo, ovaltine, pancake, pandoro, panettone, panforte, pastry, pavlova, pie, porridge, pretzel,
    profiterole, ruby chocolate, ruby couverture, rusk, satay, savoiardi, scone, shichimi, shortbread, shortcake,
    simnel, smore, s mores, speculaas, speculoos, sponge, sponge finger, stollen, stracciatella, streusel, stroopwafel,
    strudel, surimi, teriyaki, tiramisu, toast, torrone, trail mix, turron, wafer, waffle, white choc, white chocolate,
    white couverture, whitechocolate, worcester sauce, worcestershire sauce, crunchy pearl, crispy pearl, multigrain,
    ancient grain, puffed grain, mixed grain,
    fruitcake, teacake, swiss roll, plum pudding, rice pudding, pesto, weetabix,
    shortcrust, digestive crumb, digestive piece, pasta, noodle, pita, crispbread, multi grain, crispie, all bran,
    special k, kinder chocolate, crunchie, reese, ice cream cone
  `),
  exempt: {
    '1a': splitWords(`
      glucose syrup from wheat, wheat glucose syrup, glucose syrup (wheat), glucose syrup (from wheat),
      wheat based glucose syrup, dextrose from wheat, wheat dextrose, dextrose (wheat), dextrose (from wheat),
      glucose (wheat), glucose (from wheat)
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
  openings: [
    ...splitWords(`
      namely, this product, this chocolate, this bar, these, these product, our product, our chocolate, all product,
      our, all our, all our chocolate, we, warning, caution, although every care has been taken,
      although every care is taken, has been, the following, contain, containing, may, can, might, could, be, trace of,
      amount of, presence of, allergen, key allergen, cross contamination, cross contact, risk of, not suitable for,
      unsuitable for
    `),
    ...combine('allergen, allergy', 'advice, information, statement, warning'),
    // Together, these phrases match sentences such as `made in a factory that also handles`.
    ...splitWords(`
      made, handmade, produced, manufactured, packed, in a, in an, in our, in the, in the same, in a plant,
      in small batch, on, on a, on an, on the, on the same, as product, factory, facility, kitchen, workshop,
      environment, area, that, which, where, also, handle, handling, use, using, process, processing, make
    `),
  ],
  introductions: splitWords(`
    trace, small, possible, shared, equipment, line, is, are, was, handled, used, processed, present, due to,
    due to the, method, manufacturing, manufacture, used in
  `),
  examples: splitWords('including, incl, such as, in particular'),
  qualifiers: splitWords(`
    =a, an, the, of, from, ingredient, based, derived, =at concentrations of more than 10 mg/kg, in terms, total,
    sodium, potassium, protein, solid, fat, anhydrous, clarified, powder, powdered, white, whole, skim, skimmed, semi,
    condensed, concentrated, pasteurised, pasteurized, dried, fresh, raw, roasted, toasted, caramelised, chopped,
    flaked, sliced, ground, blanched, organic, natural, salted, unsalted, sweet, hen, cow, buffalo, goat, sheep, ewe,
    free range, s, tree, pure, double, clotted, heavy, people, those, customer, sufferer, allergy, allergy to
  `),
  derivatives: splitWords('product, derivative, thereof'),
  forms: splitWords(`
    other, bran, germ, fibre, fiber, flake, piece, starch, lecithin, oil, paste, seed, kernel, bean, extract, syrup
  `),
  ignored: splitWords('coconut, pine nut, alcohol, vegan, suitable for vegetarian'),
  conjunctions: splitWords('and, or, with'),
  none: splitWords(`
    none, does not contain allergen, none present, no allergen, no allergen present, no known allergen,
    none known, none declared, nil, nothing, allergen free, free from allergen, no declarable allergen,
    none of the 14 allergen, free from the 14 allergen, free from the 14 major allergen
  `),
};

export function inflectEnglish(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word}s`, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`];
}
