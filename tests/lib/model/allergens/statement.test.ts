import { readStatement } from '@/lib/model/allergens/statement';

test.each([
  ['almond flour, soya flour', ['soya', 'almonds']],
  ['wheat (flour), soya (lecithin)', ['wheat', 'soya']],
  ['blé (farine)', ['wheat']],
  ['milk and cereals', ['gluten', 'milk']],
  ['barley malt extract', ['barley']],
  ['Milk, soya and hazelnuts.', ['soya', 'milk', 'hazelnuts']],
  ['lait, noisettes', ['milk', 'hazelnuts']],
  ['Contains: milk', ['milk']],
  ['May contain traces of nuts (hazelnuts, almonds)', ['nuts', 'almonds', 'hazelnuts']],
  ['Peut contenir des traces de fruits à coque et de sésame', ['nuts', 'sesame']],
  ['whole milk powder 20 %, cow’s cream', ['milk']],
  ['céréales contenant du gluten (blé)', ['gluten', 'wheat']],
  ['BRAZIL NUTS; Lupin', ['brazil-nuts', 'lupin']],
  ['soya and products thereof', ['soya']],
  ['milk and derivatives', ['milk']],
  ['milk and milk products', ['milk']],
  ['whole and skimmed milk', ['milk']],
  ['almonds roasted and salted', ['almonds']],
  ['lait et produits dérivés', ['milk']],
  ['lait et ses dérivés', ['milk']],
  ['lait entier et écrémé', ['milk']],
  ['Sulfites en concentrations de plus de 10 mg/kg ou 10 mg/litre', ['sulphites']],
  ['wheat flour and soya lecithin', ['wheat', 'soya']],
  ['almonds and other nuts', ['nuts', 'almonds']],
  ['crème salée, amandes émondées', ['milk', 'almonds']],
  ['Traces éventuelles d’arachides et d’œufs', ['eggs', 'peanuts']],
  ['Traces possibles : lait', ['milk']],
  ['Produit dans un atelier utilisant du gluten', ['gluten']],
  ['Sulphites (>10 mg/kg)', ['sulphites']],
  ['Hazelnut (20 %)', ['hazelnuts']],
  ['Cereals containing gluten, namely: wheat', ['gluten', 'wheat']],
  ['céréales (blé)', ['wheat']],
  ['céréales : blé', ['gluten', 'wheat']],
  ['Céréales (blé, seigle)', ['gluten', 'wheat', 'rye']],
  ['farine (blé)', ['wheat']],
  ['farine de blé et lécithine de soja', ['wheat', 'soya']],
  ['lait et farine', ['gluten', 'milk']],
  ['lécithine (soja)', ['soya']],
  ['soja (lécithine)', ['soya']],
  ['fibres de blé', ['wheat']],
  ['amandes effilées, noisettes concassées', ['almonds', 'hazelnuts']],
  ['éclats de noisettes', ['hazelnuts']],
  ['lait entier pasteurisé, beurre clarifié', ['milk']],
  ['lait écrémé', ['milk']],
  ['Sulfites en concentrations de plus de 10 mg/kg', ['sulphites']],
  ['Sulfites en concentration supérieure à 10 mg/kg, exprimée en SO2', ['sulphites']],
  ['Sulfites en concentrations de plus de 10 mg/kg ou 10 mg/litre exprimés en SO2 total', ['sulphites']],
  ['crème brûlée', ['eggs', 'milk']],
  ['beurre de cacahouètes', ['peanuts']],
  ['Peut contenir des traces éventuelles de lait', ['milk']],
  ['Peuvent contenir des traces de lait', ['milk']],
  ['Susceptible de contenir du soja', ['soya']],
  ['Traces fortuites de sésame', ['sesame']],
  ['Traces potentielles de lait', ['milk']],
  ['Atelier où sont utilisés : lait, œufs', ['eggs', 'milk']],
  ['Fabriqué dans un atelier où sont utilisées des noisettes', ['hazelnuts']],
  ['Élaboré dans un atelier utilisant des amandes', ['almonds']],
  ['Présence possible de lait', ['milk']],
  ['Présence éventuelle de traces de lait', ['milk']],
  ['Peut contenir des traces de : lait, soja', ['soya', 'milk']],
  ['Ce produit peut contenir fortuitement des traces infimes de lait', ['milk']],
  ['Contaminations croisées possibles : gluten', ['gluten']],
  ['Fabriqué dans un atelier où l’on travaille les fruits à coque', ['nuts']],
  ['Fabriqué dans un laboratoire qui utilise aussi du lait', ['milk']],
  ['Contient naturellement du lait', ['milk']],
  ['lait (en poudre)', ['milk']],
  ['milk (whole)', ['milk']],
  ['lait concentré sucré, beurre pâtissier, crème UHT', ['milk']],
  ['graisse de lait anhydre, solides du lait', ['milk']],
  ['amandes mondées, noisettes brutes', ['almonds', 'hazelnuts']],
  ['extrait de malt d’orge, petit épeautre', ['barley', 'spelt']],
  ['Sans allergène', []],
  ['Pas de traces', []],
  ['Aucun allergène à déclarer', []],
  ['SO₂', ['sulphites']],
  ['Ｅ２２０', ['sulphites']],
  ['mil\u200bk', ['milk']],
  ['milk\u200e, soya', ['soya', 'milk']],
  ['Cereals (wheat)', ['wheat']],
  ['cereals (rye), cereals (oats)', ['rye', 'oats']],
  ['flour (wheat)', ['wheat']],
  ['flour (spelt)', ['spelt']],
  ['Plain flour', ['wheat']],
  ['lecithin (soya)', ['soya']],
  ['lecithins (soy)', ['soya']],
  ['Nut(s)', ['nuts']],
  ['hazelnut(s), milk', ['milk', 'hazelnuts']],
  ['tree nut(s), egg(s)', ['eggs', 'nuts']],
  ['wheat fibre', ['wheat']],
  ['wheat fiber', ['wheat']],
  ['flaked almonds', ['almonds']],
  ['sliced almonds', ['almonds']],
  ['hazelnut pieces', ['hazelnuts']],
  ['pasteurised milk, pasteurized cream', ['milk']],
  ['skim milk powder', ['milk']],
  ['clarified butter', ['milk']],
  ['free-range eggs', ['eggs']],
  ['Sulphites at concentrations of more than 10 mg/kg', ['sulphites']],
  ['Can contain milk', ['milk']],
  ['Might contain nuts', ['nuts']],
  ['Could contain soya', ['soya']],
  ['Small traces of milk', ['milk']],
  ['Eggs (whites), milk (whole)', ['eggs', 'milk']],
  ['Made in a factory which handles nuts', ['nuts']],
  ['Made in a workshop that uses milk', ['milk']],
  ['Produced in a facility that also handles nuts', ['nuts']],
  ['Made in a kitchen that processes eggs', ['eggs']],
  ['Made on equipment that also processes peanuts', ['peanuts']],
  ['Factory which handles milk', ['milk']],
  ['Produced on a line handling nuts', ['nuts']],
  ['Made on a line that also contains milk', ['milk']],
  ['Packed in an environment that handles nuts', ['nuts']],
  ['Processed in a facility that also processes nuts', ['nuts']],
  ['Handmade in a kitchen using nuts', ['nuts']],
  ['Also handles nuts', ['nuts']],
  ['Made on equipment shared with milk', ['milk']],
  ['May contain nuts (made on shared equipment)', ['nuts']],
  ['May contain trace amounts of nuts', ['nuts']],
  ['This product may contain nuts', ['nuts']],
  ['Contains the following allergens: milk, soya', ['soya', 'milk']],
  ['Allergy information: contains milk', ['milk']],
  ['Contains milk ingredients', ['milk']],
  ['Milk (incl. lactose)', ['milk']],
  ['Hen’s eggs, buffalo milk', ['eggs', 'milk']],
  ['Sodium metabisulphite', ['sulphites']],
  ['Sulphites (> 10 ppm)', ['sulphites']],
  [
    'Sulphur dioxide and sulphites at concentrations of more than 10 mg/kg or 10mg/litre in terms of the total SO2',
    ['sulphites'],
  ],
  ['No allergens present', []],
  ['Allergen-free', []],
  ['Free from allergens', []],
  ['Workshop that uses nuts', ['nuts']],
  ['On equipment that also processes soya', ['soya']],
  ['Possible presence of sesame', ['sesame']],
  ['Allergen statement: contains milk', ['milk']],
  ['Key allergens: milk', ['milk']],
  ['May be present: milk, wheat', ['wheat', 'milk']],
  ['May contain small amounts of: milk', ['milk']],
  ['May contain milk due to shared production lines', ['milk']],
  ['Due to manufacturing methods, may contain nuts', ['nuts']],
  ['Due to the methods used in manufacture, may contain nuts', ['nuts']],
  ['Not suitable for nut allergy sufferers', ['nuts']],
  ['Not suitable for those with a nut allergy', ['nuts']],
  ['Not suitable for customers with an allergy to milk', ['milk']],
  ['All our products may contain traces of nuts', ['nuts']],
  ['Our kitchen handles nuts', ['nuts']],
  ['Made in our factory where we also handle nuts', ['nuts']],
  ['This product is made in an environment where nuts are present', ['nuts']],
  ['Made in the same production area as products containing nuts', ['nuts']],
  ['Made on equipment that also makes products containing wheat', ['wheat']],
  ['Manufactured in a plant that processes peanuts', ['peanuts']],
  ['Cross-contamination: nuts', ['nuts']],
  ['pure butter, double cream', ['milk']],
  ['None of the 14 allergens', []],
  ['No declarable allergens', []],
  ['Free from the 14 major allergens', []],
  ['Ce produit est susceptible de contenir des traces d’allergènes : lait', ['milk']],
  ['Nos chocolats sont fabriqués dans un atelier utilisant du lait', ['milk']],
  ['Malgré toutes nos précautions, ce produit peut contenir du lait', ['milk']],
  ['Produit dans une chocolaterie où du lait et du soja sont utilisés', ['soya', 'milk']],
  ['Fabriqué dans un local où sont manipulées des noisettes', ['hazelnuts']],
  ['Fabriqué sur une ligne de production utilisant du lait', ['milk']],
  ['Fabriqué sur des équipements traitant également du lait', ['milk']],
  ['Contient les allergènes suivants : lait', ['milk']],
  ['Allergènes majeurs : lait', ['milk']],
  ['Allergène(s) : lait', ['milk']],
  ['Substances ou produits provoquant des allergies ou intolérances : lait', ['milk']],
  ['Fruits à coques et produits à base de ces fruits', ['nuts']],
  ['Œufs de poules élevées en plein air', ['eggs']],
  ['Gélatine de poisson', ['fish']],
  ['Ne contient pas d’allergènes', []],
  ['Aucun allergène majeur', []],
  ['Aucun des 14 allergènes', []],
  ['Aucun allergène à déclaration obligatoire', []],
  ['Absence d’allergènes', []],
  ['Milk, soya, coconut', ['soya', 'milk']],
  ['Tree nuts (coconut)', ['nuts']],
  ['Milk: yes, soya: yes', ['soya', 'milk']],
  ['Lait : oui', ['milk']],
  ['Contains milk. Suitable for vegetarians.', ['milk']],
  ['none', []],
  ['Aucun', []],
  ['-', []],
  ['–', []],
])('all allergens in the statement “%s” are found, and no word is unknown', (text, ids) => {
  expect(readStatement([text])).toEqual({ ids, unknown: [] });
});

test.each([
  ['milk, zorbleberry', ['milk'], ['zorbleberry']],
  ['hazelnut zorble berry, egg', ['eggs', 'hazelnuts'], ['zorble berry']],
  ['hazlenuts', [], ['hazlenuts']],
  ['no nuts', ['nuts'], ['no']],
  ['sans gluten', ['gluten'], ['sans']],
  ['coconut milk', [], ['coconut milk']],
  ['soya, coconut milk', ['soya'], ['coconut milk']],
  ['coconut', [], ['coconut']],
  ['Allergens: yes', [], ['Allergens']],
  ['Milk: yes; allergens: yes', ['milk'], ['allergens']],
  ['Contains milk. Not suitable for vegetarians.', ['milk'], ['Not suitable for vegetarians']],
  ['Not suitable for people with nut and other allergies', ['nuts'], ['other allergies']],
  ['Milk. Not suitable for people with allergies.', ['milk'], ['Not suitable for people with allergies']],
  ['whole', [], ['whole']],
  ['7, 8', [], ['7', '8']],
  ['E 322', [], ['E 322']],
  ['?', [], ['?']],
  ['none, ?', [], ['?']],
  ['milk 🥜', ['milk'], ['🥜']],
  ['milk and lecithin', ['milk'], ['lecithin']],
  ['lait et lécithine', ['milk'], ['lécithine']],
  ['lait et éclats', ['milk'], ['éclats']],
  ['lait et effilées', ['milk'], ['effilées']],
  ['lait, concassées', ['milk'], ['concassées']],
  ['farine de riz', [], ['farine de riz']],
  ['blé sarrasin', [], ['blé sarrasin']],
  ['lait végétal', [], ['lait végétal']],
  ['pasteurisé', [], ['pasteurisé']],
  ['Peuvent contenir', [], ['Peuvent contenir']],
  ['Peut contenir des traces de', [], ['Peut contenir des traces de']],
  ['Ne contient pas de lait', ['milk'], ['Ne', 'pas']],
  ['flan', ['eggs', 'milk'], ['flan']],
  ['Atelier où sont utilisés', [], ['Atelier où sont utilisés']],
  ['milk and other allergens', ['milk'], ['other allergens']],
  ['milk and allergens', ['milk'], ['allergens']],
  ['May contain traces of:', [], ['May contain traces of']],
  ['Milk. May contain traces.', ['milk'], ['May contain traces']],
  ['Lait. Traces possibles.', ['milk'], ['Traces possibles']],
  ['Milk. May contain traces of allergens.', ['milk'], ['May contain traces of allergens']],
  [
    'None. Made in a facility that also handles allergens.',
    [],
    ['Made in a facility that also handles allergens'],
  ],
  ['None, possible traces of', [], ['possible traces of']],
  ['Milk\nStarch', ['milk'], ['Starch']],
  ['Lait\nFlocons\nSoja', ['soya', 'milk'], ['Flocons']],
  ['hazelnuts\nstarch', ['hazelnuts'], ['starch']],
  ['Milk starch eggs', ['eggs', 'milk'], ['starch']],
  ['wheat starch soya', ['wheat', 'soya'], ['starch']],
  ['milk 20 % starch', ['milk'], ['starch']],
  ['Contains milk May contain starch', ['milk'], ['May contain starch']],
  ['Milk made in a factory that handles', ['milk'], ['made in a factory that handles']],
  ['Soya may contain traces of other allergens', ['soya'], ['may contain traces of', 'allergens']],
  ['May contain nuts and', ['nuts'], ['and']],
  ['Milk or', ['milk'], ['or']],
  ['nuts including', ['nuts'], ['including']],
  ['Made in an allergen-free kitchen', [], ['kitchen']],
  ['Peut contenir du lait et', ['milk'], ['et']],
  [
    'lait et produit dans un atelier où sont utilisés',
    ['milk'],
    ['produit dans un atelier où sont utilisés'],
  ],
  ['milk and tree', ['milk'], ['tree']],
  ['milk and white', ['milk'], ['white']],
  ['lait et poudre', ['milk'], ['poudre']],
  ['lait ainsi que protéines', ['milk'], ['protéines']],
  ['Lait fabriqué dans un atelier', ['milk'], ['fabriqué']],
  ['Lait produit dans un atelier', ['milk'], ['produit dans']],
  ['Lait atelier qui utilise', ['milk'], ['utilise']],
  ['Lait atelier où l’on travaille', ['milk'], ['travaille']],
  ['Lait peut contenir', ['milk'], ['peut contenir']],
  ['milk and fibre', ['milk'], ['fibre']],
  ['milk, pieces', ['milk'], ['pieces']],
  ['milk, flaked', ['milk'], ['flaked']],
  ['milk, free range', ['milk'], ['free range']],
  ['milk, lecithin (1 %)', ['milk'], ['lecithin']],
  ['milk, emulsifier', ['milk'], ['emulsifier']],
  ['rice flour', [], ['rice flour']],
  ['Made in a factory that handles', [], ['Made in a factory that handles']],
  ['contains', [], ['contains']],
  ['()', [], ['()']],
  [
    'Made in a kitchen that handles allergens. Contains milk.',
    ['milk'],
    ['Made in a kitchen that handles allergens'],
  ],
  ['Lait. Peut contenir des traces. Soja.', ['soya', 'milk'], ['Peut contenir des traces']],
  ['Lait, soja…', ['soya', 'milk'], ['…']],
  ['Traces possibles : lait, soja, ...', ['soya', 'milk'], ['...']],
])('the unknown words of “%s” are returned in their original form', (text, ids, unknown) => {
  expect(readStatement([text])).toEqual({ ids, unknown });
});

test.each([
  ['May contain traces of allergens including milk, nuts', ['including']],
  ['May contain traces of other allergens such as nuts', ['such as']],
  ['Contains, in particular, milk', ['in particular']],
  ['Atelier utilisant des allergènes tels que le lait', ['tels que']],
  ['Peut contenir des traces d’allergènes, notamment : lait', ['notamment']],
  ['Traces d’allergènes (dont lait)', ['dont']],
  ['Traces de tous les allergènes : lait', ['tous']],
])(
  'if the allergens are only examples of more allergens, “such as” is returned as unknown: “%s”',
  (text, unknown) => {
    expect(readStatement([text]).unknown).toEqual(unknown);
  },
);

test.each([
  ['nuts, in particular hazelnuts, and cereals such as wheat', ['gluten', 'wheat', 'nuts', 'hazelnuts']],
  ['Lait et produits à base de lait (y compris le lactose)', ['milk']],
  ['Fruits à coque, notamment les noisettes', ['nuts', 'hazelnuts']],
  ['Milk (incl. Lactose)', ['milk']],
  ['nuts 20 % (including almonds)', ['nuts', 'almonds']],
])('an allergen is allowed to have examples: “%s”', (text, ids) => {
  expect(readStatement([text])).toEqual({ ids, unknown: [] });
});

test.each([
  ['soya\nmilk', ['soya', 'milk']],
  ['Soya - Milk', ['soya', 'milk']],
  ['Nuts Milk', ['milk', 'nuts']],
  ['almonds milk soya', ['soya', 'milk', 'almonds']],
  ['hazelnut butter', ['milk', 'hazelnuts']],
  ['milk and flour', ['gluten', 'milk']],
  ['ground nuts', ['peanuts', 'nuts']],
  ['Brazil nuts', ['brazil-nuts']],
])('ambiguous words are read as all allergens that the words can mean: “%s”', (text, ids) => {
  expect(readStatement([text])).toEqual({ ids, unknown: [] });
});

test('if the last entry of a list is only an introduction, such as “May contain traces of”, the introduction is returned as unknown', () => {
  expect(readStatement(['milk', 'May contain traces of'])).toEqual({
    ids: ['milk'],
    unknown: ['May contain traces of'],
  });
});

test.each([
  'milk (traces)',
  'milk (may contain)',
  'lait (traces possibles)',
  'milk traces',
  'Allergens: milk',
  'Milk. May contain: milk',
])('an introduction beside an allergen is not returned as unknown: “%s”', (text) => {
  expect(readStatement([text])).toEqual({ ids: ['milk'], unknown: [] });
});

test('an entry of a list can end with “and” if the next entry names an allergen', () => {
  expect(readStatement(['milk and', 'soya'])).toEqual({ ids: ['soya', 'milk'], unknown: [] });
});

test('if “May contain:” is an entry of its own and a later entry is an allergen or “none”, the introduction is understood', () => {
  expect(readStatement(['May contain:', 'milk'])).toEqual({ ids: ['milk'], unknown: [] });
  expect(readStatement(['Contains:', 'none'])).toEqual({ ids: [], unknown: [] });
});

test('the entries of a list form one statement, which contains each allergen once, in the order of annex II', () => {
  expect(readStatement(['sesame', 'Milk', 'lait', 'wheat', 'zorble', 'zorble'])).toEqual({
    ids: ['wheat', 'milk', 'sesame'],
    unknown: ['zorble'],
  });
});

test('the allergens of a dish such as tiramisu are recognised, but the dish is returned as unknown, because the dish usually contains more allergens', () => {
  expect(readStatement(['milk, tiramisu'])).toEqual({
    ids: ['gluten', 'eggs', 'milk'],
    unknown: ['tiramisu'],
  });
  expect(readStatement(['petit beurre']).unknown).toEqual(['petit beurre']);
  expect(readStatement(['milk chocolate, hazelnuts']).unknown).toEqual(['milk chocolate']);
  expect(readStatement(['couverture lactée, noisettes']).unknown).toEqual(['couverture lactée']);
  expect(readStatement(['chocolat blanc']).unknown).toEqual(['chocolat blanc']);
  expect(readStatement(['egg tart']).unknown).toEqual(['egg tart']);
  expect(readStatement(['calissons']).unknown).toEqual(['calissons']);
  expect(readStatement(['hazelnuts, butter biscuits'])).toEqual({
    ids: ['gluten', 'milk', 'hazelnuts'],
    unknown: ['biscuits'],
  });
});

test.each([
  ['wheat (biscuit)', ['gluten', 'wheat']],
  ['blé (gaufrettes, feuilletine), lait', ['gluten', 'wheat', 'milk']],
])('a dish in brackets after an allergen is not returned as unknown: “%s”', (text, ids) => {
  expect(readStatement([text])).toEqual({ ids, unknown: [] });
});

test.each([
  ['biscuit (wheat)', ['biscuit']],
  ['(biscuit) wheat', ['biscuit']],
  ['wheat (rye) biscuit', ['biscuit']],
])('a dish that is not in brackets after an allergen is returned as unknown: “%s”', (text, unknown) => {
  expect(readStatement([text]).unknown).toEqual(unknown);
});
