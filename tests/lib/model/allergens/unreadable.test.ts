import { ALL_TABLES } from '@/lib/model/allergens/tables';
import { unreadablePart } from '@/lib/model/allergens/unreadable';

test.each([
  'Zucker, Kakaobutter, Vollmilchpulver',
  'Schokolade mit Nüssen',
  'HASELNU\u0308SSE',
  'zucchero, burro di cacao, nocciole',
  'azúcar, leche entera en polvo',
  'AZUCAR, AVELLANAS',
  'suiker, melkpoeder, hazelnoten',
  'açúcar, manteiga de cacau',
  'cukier, orzechy laskowe',
  'socker, mjölkpulver',
  'сахар, молоко',
  'ζάχαρη, γάλα',
  '砂糖、牛乳',
  'سكر، حليب',
  'cocoa, hazlenut paste',
  'cacao, pâte d’amende',
  'formage blanc, farine de forment',
  'barely malt',
  'jaunes d’œ ufs',
  'S02',
  'almondflour, soynuts',
  'hazelnutty filling',
  'CASHEWbutter',
  'wheatprotein',
  'ryeflour, farinedeblé',
  'poudredœuf',
  'fruitsàcoque',
  'ouefs, eegs, oef',
  'celri',
  'E22O',
  'agent de conservation : 220',
  'Chocolate con leche',
  'Weiße Schokolade',
  'Cioccolato bianco',
  'Mazapán',
])(
  'a text is unreadable if a word for an allergen is foreign, misspelt, split, or joined to another word: “%s”',
  (text) => {
    expect(unreadablePart(text)).toBeDefined();
  },
);

test.each(['hazelnut', 'pistache', 'macadamia', 'sulphite', 'cacahuète'])(
  'a long word for an allergen with one wrong letter is unreadable: “%s”',
  (word) => {
    const misspelt = Array.from(word, (letter, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const swapped = before + after.charAt(0) + letter + after.slice(1);
      return [before + after, `${before}x${after}`, `${before}x${letter}${after}`, swapped];
    });
    const others = misspelt.flat().filter((each) => each !== word);
    expect(others.filter((each) => unreadablePart(each) === undefined)).toEqual([]);
  },
);

test.each([
  ['cocoa, hazlenut paste', 'hazlenut'],
  ['cocoa, almondflour', 'almondflour'],
])('only the unreadable part of a text is returned: “%s”', (text, part) => {
  expect(unreadablePart(text)).toBe(part);
});

test.each([
  'Cocoa mass, cane sugar, dulce de leche, panna cotta, stracciatella',
  'Sucre, pâte de noisettes, moutarde, chocolat ovoïde',
  'colour: β-carotene; ω-3',
  'walnuts, mouth, malto-dextrin',
  'buckwheat, butternut squash, butterfly pea, galangal, eggplant, beef (bœuf), goat, boats',
  'bitter chocolate, mixed berries, heats, hemp hearts, calcium sulphate, lactase',
  'boisson à la lavande, caféine, copeaux de chênes',
  'flourless, bœuf, coquelicot, pommes de terre farineuses, conservation : 220 g',
  'crème végétale coagulée, E330, cioccolato di Modica',
  'ce qui plaît, caramel soyeux, pinenuts, flamande, gourmande',
])('no word of an English or French text counts as unreadable: “%s”', (text) => {
  expect(unreadablePart(text)).toBeUndefined();
});

test('no word of the allergen tables counts as unreadable', () => {
  const words = ALL_TABLES.flatMap(({ table }) => [
    ...Object.values(table.allergens).flatMap(({ name, words }) => [name, ...words]),
    ...table.harmless,
    ...Object.values(table.exempt).flat(),
  ]);

  const onLabels = words.map((word) => word.replaceAll(/\b(\w) (?=\w\b)/g, '$1.')); // `m g l a` -> `m.g.l.a`
  expect(onLabels.filter((word) => unreadablePart(word) !== undefined)).toEqual([]);
});
