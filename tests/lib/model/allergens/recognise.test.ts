import { allergensIn } from '@/lib/model/allergens/recognise';
import { ALL_TABLES } from '@/lib/model/allergens/tables';
import { ALLERGENS, inLegalOrder } from '@/lib/model/allergens/vocabulary';

const idsIn = (text: string) => inLegalOrder(allergensIn(text).map(({ id }) => id));

describe.each(ALL_TABLES.map(({ table }) => table))(
  'in the allergen table in which milk is called “$allergens.milk.name”',
  (table) => {
    test.each(ALLERGENS)(
      'the allergen $id is recognised by its name and by each word that the table lists for the allergen',
      ({ id }) => {
        const { name, words } = table.allergens[id];
        for (const word of [name, ...words])
          expect({ word, ids: idsIn(`Sucre, ${word} 3 %.`.replace('=', '')) }).toMatchObject({
            word,
            ids: expect.arrayContaining([name === 'noix' && word === 'noix' ? 'nuts' : id]) as string[],
          });
      },
    );

    test('a harmless food whose name resembles an allergen is not recognised as an allergen', () => {
      for (const food of table.harmless) expect({ food, ids: idsIn(food) }).toEqual({ food, ids: [] });
    });

    test('an ingredient that annex II exempts is not recognised as an allergen', () => {
      for (const food of Object.values(table.exempt).flat())
        expect({ food, ids: idsIn(`Cacao, ${food}, sucre`) }).toEqual({ food, ids: [] });
    });
  },
);

test.each([
  ['cocoa, HAZELNUTS 20 %', ['hazelnuts']],
  ['cocoa, hazelnut paste', ['hazelnuts']],
  ['noisettes', ['hazelnuts']],
  ['filberts', ['hazelnuts']],
  ['praliné (hazelnut, sugar)', ['nuts', 'hazelnuts']],
  ['PRALINE', ['nuts']],
  ['fruits secs', ['nuts']],
  ['beurre demi-sel', ['milk']],
  ['lactosérum en poudre', ['milk']],
  ['sodium caseinate', ['milk']],
  ['barley malt extract', ['barley']],
  ['lécithine de soja', ['soya']],
  ['preservative: E223', ['sulphites']],
  ['E-220/E 228', ['sulphites']],
  ['E220,221', ['sulphites']],
  ['E 225', ['sulphites']],
  ['Œufs frais', ['eggs']],
  ['oeufs', ['eggs']],
  ['BLE tendre', ['wheat']],
  ['fruits à coques', ['nuts']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['almond milk', ['almonds']],
  ['peanut butter', ['peanuts']],
  ['spelt flour', ['spelt']],
  ['wholewheat', ['wheat']],
  ['biscuit pieces', ['gluten']],
  ['crêpe dentelle', ['gluten']],
  ['céréales maltées', ['barley']],
  ['farine lactée', ['gluten', 'milk']],
  ['white chocolate', ['milk']],
  ['chocolat blanc', ['milk']],
  ['eggnog', ['eggs', 'milk']],
  ['lait de poule', ['eggs', 'milk']],
  ['lemon curd', ['eggs', 'milk']],
  ['butterscotch', ['milk']],
  ['egg albumin', ['eggs']],
  ['ground nuts', ['peanuts', 'nuts']],
  ['butter nuts', ['milk', 'nuts']],
  ['treenuts', ['nuts']],
  ['macarons', ['eggs', 'almonds']],
  ['noix de St-Jacques', ['molluscs']],
  ['sucre, farine, sel', ['gluten']],
  ['farine complète', ['gluten']],
  ['farine de zorble', ['gluten']],
  ['farine de BLÉ', ['wheat']],
  ['farine complète de froment', ['wheat']],
  ['farine (blé)', ['wheat']],
  ['farine d’orge maltée', ['barley']],
  ['farine d’épeautre', ['spelt']],
  ['farines de riz et de blé', ['wheat']],
  ['farine d’amandes', ['almonds']],
  ['farine de noisette', ['hazelnuts']],
  ['farine de noix de cajou', ['cashews']],
  ['farine de noix', ['nuts']],
  ['farine de fèves de soja', ['soya']],
  ['farine de lupin', ['lupin']],
  ['céréales soufflées', ['gluten']],
  ['billes de céréales', ['gluten']],
  ['céréales (blé)', ['wheat']],
  ['cacao malté', ['barley']],
  ['pain', ['gluten']],
  ['pain d’épices', ['gluten']],
  ['sablés bretons', ['gluten']],
  ['palets bretons', ['gluten']],
  ['praliné feuilleté', ['gluten', 'nuts']],
  ['pâte sucrée', ['gluten']],
  ['crumble, streusel', ['gluten']],
  ['kadaïf', ['gluten']],
  ['gâteaux', ['gluten']],
  ['madeleines', ['gluten', 'eggs', 'milk']],
  ['génoise', ['gluten', 'eggs']],
  ['tiramisu', ['gluten', 'eggs', 'milk']],
  ['financiers', ['gluten', 'eggs', 'milk', 'almonds']],
  ['dacquoise', ['eggs', 'nuts']],
  ['lacto-sérum', ['milk']],
  ['lacto-albumine', ['milk']],
  ['extrait sec lactique', ['milk']],
  ['chocolat blond', ['milk']],
  ['petits-suisses', ['milk']],
  ['comté', ['milk']],
  ['ovoproduits', ['eggs']],
  ['ovomucoïde', ['eggs']],
  ['œufs de caille', ['eggs']],
  ['crème anglaise', ['eggs', 'milk']],
  ['crème pâtissière', ['eggs', 'milk']],
  ['fruits oléagineux', ['nuts']],
  ['fruits à coquille', ['nuts']],
  ['macadémia', ['macadamias']],
  ['tourron', ['almonds']],
  ['florentins', ['almonds']],
  ['noisettines', ['hazelnuts']],
  ['cacahuettes', ['peanuts']],
  ['sojalécithine', ['soya']],
  ['graines de sénevé', ['mustard']],
  ['encornets', ['molluscs']],
  ['pyrosulfite de sodium', ['sulphites']],
  ['abricots soufrés', ['sulphites']],
  ['cerises sulfitées', ['sulphites']],
  ['acide sulfureux', ['sulphites']],
  ['beurre de cacahouètes', ['peanuts']],
  ['beurre de pistache', ['pistachios']],
  ['lait de noix de macadamia', ['macadamias']],
  ['beurre de noix de pécan', ['pecans']],
  ['beurre de noix du Brésil', ['nuts', 'brazil-nuts']],
  ['beurre de sésame', ['sesame']],
  ['beurre de soja', ['soya']],
  ['yaourt au soja', ['soya']],
  ['lait d’épeautre', ['spelt']],
  ['noix de beurre', ['milk']],
  ['beurre noisette', ['milk', 'hazelnuts']],
  ['chocolat au lait coco', ['milk']],
  ['biscuit pur beurre cacao', ['gluten', 'milk']],
  ['œufs pralinés', ['eggs', 'nuts']],
])('the text “%s” contains the allergens %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test.each([
  'cocoa butter',
  'Cocoa-butter*',
  'coconut milk',
  'nutmeg',
  'butternut squash',
  'butternut',
  'buckwheat',
  'buck wheat',
  'chestnuts',
  'eggplant',
  'maltodextrin, maltitol',
  'Easter eggs',
  'beurre de cacao',
  'beurre* de cacao*',
  'lait de coco',
  'noix de muscade',
  'noix de coco râpée',
  'blé noir',
  'sarrasin',
  'crème de tartre',
  'chocolat moulé à la main',
  'œuf de Pâques',
  'œufs fourrés au chocolat',
  'fruits de mer en chocolat',
  'escargots en chocolat',
  'farine de riz',
  'farine complète de riz',
  'farine (maïs)',
  'farines de pois chiches et de lentilles',
  'farine de noix de coco',
  'farine de sarrasin',
  'farine de châtaigne',
  'céréales soufflées (riz)',
  'semoule fine de maïs',
  'semoule de riz',
  'blé sarrasin',
  'pain de sucre',
  'fruit de l’arbre à pain',
  'gâteau de riz',
  'bière de gingembre',
  'épices à pain d’épices',
  'grué de cacao sablé',
  'abricots non soufrés',
  'beurre de fèves de cacao',
  'beurre de noix de coco',
  'beurre de pomme',
  'beurre de tournesol',
  'lait végétal',
  'crème de noix de coco',
  'beurre de noix de karité',
  'yaourt de coco',
  'sel de Franche-Comté',
  'fleur de sel de Malte',
  'ordre croissant',
  'sirop de glucose (de blé)',
  'sirop de glucose issu du blé',
  'alcool de céréales',
])('the text “%s” contains no allergen', (text) => {
  expect(idsIn(text)).toEqual([]);
});

test.each([
  ['a comma ends a harmless phrase', 'cocoa, butter', ['milk']],
  ['a line break ends a harmless phrase', 'cocoa\nbutter', ['milk']],
  ['a bracket ends a harmless phrase', 'cocoa (butter)', ['milk']],
  ['a line break does not end the phrase of an allergen', 'noix de\ncajou', ['cashews']],
  ['an exempt ingredient does not hide other allergens', 'glucose syrup (wheat, milk)', ['wheat', 'milk']],
  ['an allergen that begins inside a harmless phrase is found', 'coconut milk chocolate', ['milk']],
  [
    'an allergen that begins inside the phrase of another allergen is found',
    'almond milk chocolate',
    ['milk', 'almonds'],
  ],
  ['a flour without gluten does not hide a second flour', 'farine de riz, farine', ['gluten']],
  ['the feminine of “sablé” is an adjective', 'noisettes sablées', ['hazelnuts']],
  ['the feminine of “oléagineux” names seeds', 'graines oléagineuses', []],
  ['peanuts do not count as nuts', 'peanuts', ['peanuts']],
  ['a soft hyphen inside a word is ignored', 'haze\u00adlnuts', ['hazelnuts']],
  ['a combining accent equals a precomposed accent', 'se\u0301same', ['sesame']],
  ['the items of a list without commas are found', 'hazelnuts\nmilk', ['milk', 'hazelnuts']],
  ['two items can also be one food on two lines', 'peanut\nbutter', ['peanuts', 'milk']],
  ['a hyphen between spaces separates', 'cocoa - butter', ['milk']],
  ['a zero-width space inside a word is ignored', 'al\u200bmonds', ['almonds']],
  ['a zero-width space can separate words', 'milk\u200bpowder', ['milk']],
  ['a byte order mark inside a word is ignored', 'mil\ufeffk', ['milk']],
  ['a mark of the writing direction inside a word is ignored', 'mil\u200ek', ['milk']],
  ['digits may be full-width', 'Ｅ２２０', ['sulphites']],
  ['digits may be subscripts', 'SO₂', ['sulphites']],
  ['a line separator ends a harmless phrase', 'cocoa\u2028butter', ['milk']],
  ['a carriage return ends a harmless phrase', 'cocoa\rbutter', ['milk']],
  ['a non-breaking space counts as a space', 'Brazil\u00a0nuts', ['brazil-nuts']],
] as const)('%s', (_, text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('each match gives its position in the text', () => {
  const text = 'Sugar, whole MILK powder, noix de cajou.';

  expect(allergensIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'MILK',
    'noix de cajou',
  ]);
});

test('the time to find all allergens in a text grows linearly with the length of the text', () => {
  // A search in quadratic time would take minutes and time out.
  const repeated = 60_000;

  expect(allergensIn('coconut milk chocolate, noix de '.repeat(repeated))).toHaveLength(2 * repeated);
});
