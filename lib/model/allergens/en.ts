import type { AllergenTable } from './table';

/** Allergens in English. Sources: Regulation (EU) No 1169/2011, annex II; the Commission's notice 2017/C 428/01. */
export const EN: AllergenTable = {
  allergens: {
    // Point 1: cereals containing gluten
    gluten: { name: 'gluten', words: ['gluten', 'cereal containing gluten', 'triticale'] },
    wheat: {
      name: 'wheat',
      words: [
        ...['wheat', 'durum', 'semolina', 'couscous', 'bulgur', 'bulghur', 'farina', 'freekeh', 'seitan'],
        ...['kamut', 'khorasan', 'einkorn', 'emmer', 'breadcrumb', 'matzo', 'panko'],
      ],
    },
    rye: { name: 'rye', words: ['rye'] },
    barley: { name: 'barley', words: ['barley', 'malt', 'malted'] },
    oats: { name: 'oats', words: ['oat', 'oat milk', 'oat cream', 'oatmeal', 'oatflake'] },
    spelt: { name: 'spelt', words: ['spelt', 'dinkel'] },
    // Point 2
    crustaceans: {
      name: 'crustaceans',
      words: [
        'crustacean',
        'shellfish',
        'shrimp',
        'prawn',
        'crab',
        'lobster',
        'crayfish',
        'langoustine',
        'krill',
      ],
    },
    // Point 3
    eggs: {
      name: 'eggs',
      words: [
        ...['egg', 'yolk', 'albumen', 'ovalbumin', 'lysozyme', 'e 1105', 'meringue', 'mayonnaise', 'eggnog'],
        'advocaat',
      ],
    },
    // Point 4
    fish: {
      name: 'fish',
      words: [
        ...['fish', 'anchovy', 'cod', 'salmon', 'tuna', 'haddock', 'sardine', 'mackerel', 'trout', 'herring'],
        ...['isinglass', 'surimi'],
      ],
    },
    // Point 5
    peanuts: {
      name: 'peanuts',
      words: ['peanut', 'pea nut', 'peanut butter', 'groundnut', 'ground nut', 'monkey nut', 'arachis'],
    },
    // Point 6
    soya: {
      name: 'soya',
      words: [
        ...[
          'soya',
          'soy',
          'soja',
          'soyabean',
          'soybean',
          'tofu',
          'edamame',
          'miso',
          'tempeh',
          'tamari',
          'shoyu',
        ],
        ...['natto', 'soya milk', 'soy milk', 'soya cream', 'soy cream', 'soya butter'],
      ],
    },
    // Point 7: milk and products thereof, lactose included
    milk: {
      name: 'milk',
      words: [
        ...['milk', 'milkfat', 'milk chocolate', 'milkshake', 'dairy', 'butter', 'buttermilk', 'buttercream'],
        ...[
          'butterfat',
          'butteroil',
          'butter biscuit',
          'butter cookie',
          'butter caramel',
          'butter oil',
          'cream',
        ],
        ...['cream cheese', 'cream liqueur', 'whey', 'lactose', 'casein', 'caseinate', 'lactalbumin'],
        ...[
          'lactoglobulin',
          'lactoferrin',
          'curd',
          'cheese',
          'mascarpone',
          'ricotta',
          'quark',
          'yogurt',
          'yoghurt',
        ],
        ...['kefir', 'skyr', 'ghee', 'dulce de leche'],
      ],
    },
    // Point 8: nuts. Words that do not say which nut stand for the group.
    nuts: {
      name: 'nuts',
      words: [
        'nut',
        'nut milk',
        'nut butter',
        'praline',
        'pralin',
        'nougat',
        'nougatine',
        'gianduja',
        'gianduia',
      ],
    },
    almonds: {
      name: 'almonds',
      words: [
        'almond',
        'almond milk',
        'almond butter',
        'marzipan',
        'marchpane',
        'frangipane',
        'amaretti',
        'calisson',
      ],
    },
    hazelnuts: {
      name: 'hazelnuts',
      words: ['hazelnut', 'hazel nut', 'hazelnut milk', 'hazelnut butter', 'filbert', 'cobnut', 'cob nut'],
    },
    walnuts: { name: 'walnuts', words: ['walnut', 'wal nut'] },
    cashews: { name: 'cashews', words: ['cashew', 'cashew nut', 'cashew milk', 'cashew butter'] },
    pecans: { name: 'pecans', words: ['pecan', 'pecan nut'] },
    'brazil-nuts': { name: 'Brazil nuts', words: ['brazil nut', 'brazilnut', 'para nut'] },
    pistachios: { name: 'pistachios', words: ['pistachio', 'pistachio nut', 'pistachio butter'] },
    macadamias: { name: 'macadamias', words: ['macadamia', 'macadamia nut', 'queensland nut'] },
    // Points 9 to 11
    celery: { name: 'celery', words: ['celery', 'celeriac'] },
    mustard: { name: 'mustard', words: ['mustard'] },
    sesame: {
      name: 'sesame',
      words: ['sesame', 'tahini', 'tahina', 'halva', 'halvah', 'gomasio', 'gomashio'],
    },
    // Point 12: the additives E 220 to E 228. The EU does not allow E 225, which is a sulphite too.
    sulphites: {
      name: 'sulphites',
      words: [
        ...['sulphite', 'sulfite', 'sulphur dioxide', 'sulfur dioxide', 'so 2', 'metabisulphite'],
        ...['metabisulfite', 'bisulphite', 'bisulfite', 'e 220', 'e 221', 'e 222', 'e 223', 'e 224', 'e 225'],
        ...['e 226', 'e 227', 'e 228'],
      ],
    },
    // Points 13 and 14
    lupin: { name: 'lupin', words: ['lupin', 'lupine', 'lupini'] },
    molluscs: {
      name: 'molluscs',
      words: [
        ...[
          'mollusc',
          'mollusk',
          'shellfish',
          'mussel',
          'oyster',
          'clam',
          'scallop',
          'squid',
          'octopus',
          'calamari',
        ],
        ...['cuttlefish', 'snail', 'whelk', 'abalone'],
      ],
    },
  },
  harmless: [
    // Butters and milks of plants that are not in annex II; those of plants that are in it stand with the plant
    ...['cocoa butter', 'cacao butter', 'cocoabutter', 'shea butter', 'mango butter', 'kokum butter'],
    ...[
      'illipe butter',
      'apple butter',
      'coconut butter',
      'coconut milk',
      'coconut cream',
      'cream of coconut',
    ],
    ...[
      'coco nut',
      'coco nut milk',
      'coco nut cream',
      'rice milk',
      'rice cream',
      'hemp milk',
      'cream of tartar',
    ],
    'milk thistle',
    // Plants named like a nut or a cereal; annex II, point 8, lists the nuts it means
    ...[
      'nut meg',
      'butter nut',
      'butter nut squash',
      'butternut',
      'pine nut',
      'kola nut',
      'cola nut',
      'tiger nut',
    ],
    ...[
      'shea nut',
      'chest nut',
      'water chestnut',
      'buck wheat',
      'oyster mushroom',
      'crab apple',
      'egg plant',
    ],
    // Chocolate in these shapes
    ...['easter egg', 'chocolate egg', 'egg hunt', 'chocolate fish'],
  ],
  exempt: {
    '1a': [
      ...[
        'glucose syrup from wheat',
        'wheat glucose syrup',
        'glucose syrup (wheat)',
        'wheat based glucose syrup',
      ],
      ...['dextrose from wheat', 'wheat dextrose', 'dextrose (wheat)'],
    ],
    '1b': [
      'maltodextrin from wheat',
      'wheat maltodextrin',
      'maltodextrin (wheat)',
      'wheat based maltodextrin',
    ],
    '1c': [
      ...['glucose syrup from barley', 'barley glucose syrup', 'glucose syrup (barley)'],
      'barley based glucose syrup',
    ],
    '1d': ['malt whisky', 'malt whiskey', 'single malt', 'rye whisky', 'rye whiskey', 'wheat vodka'],
    '6a': [
      ...['fully refined soybean oil', 'fully refined soya oil', 'fully refined soya bean oil'],
      ...['fully refined soy oil', 'fully refined soybean fat'],
    ],
    '6b': ['tocopherol from soya', 'tocopherol from soy', 'tocopherol from soybean', 'tocopherol (soya)'],
    '6c': ['phytosterol from soya', 'phytosterol from soybean'],
    '6d': ['plant stanol ester from soybean', 'plant stanol ester from soya'],
    '7b': ['lactitol'],
  },
  introductions: [
    ...['contain', 'contains', 'containing', 'may contain', 'may also contain', 'trace', 'trace of'],
    ...['possible trace of', 'allergen', 'allergy advice', 'allergen information'],
    ...['produced in a facility that also handles', 'produced in a facility that handles'],
    ...['made in a facility that also handles', 'made in a facility that handles'],
    ...[
      'made in a factory that also handles',
      'made in a factory that handles',
      'made in a kitchen that handles',
    ],
  ],
  qualifiers: [
    ...[
      'a',
      'an',
      'the',
      'of',
      'from',
      'and',
      'or',
      'other',
      'including',
      'incl',
      'such as',
      'in particular',
      'with',
    ],
    ...[
      'thereof',
      'product',
      'derivative',
      'based',
      'protein',
      'solid',
      'fat',
      'powder',
      'powdered',
      'flour',
    ],
    ...['flake', 'starch', 'lecithin', 'oil', 'paste', 'seed', 'kernel', 'bean', 'white', 'whole'],
    ...['skimmed', 'semi', 'condensed', 'concentrated', 'dried', 'fresh', 'raw', 'roasted', 'toasted'],
    ...['caramelised', 'chopped', 'ground', 'blanched', 'organic', 'natural', 'salted', 'unsalted', 'sweet'],
    ...['cow', 'goat', 'sheep', 'ewe', 's', 'extract', 'syrup', 'tree', 'cereal'],
  ],
  none: ['none', 'no allergen', 'none known', 'nil', 'nothing'],
};

/** English plurals: -s, -es after a hiss, -ies for -y after a consonant. */
export function inflectEnglish(word: string): string[] {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word}s`, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`];
}
