import { ALL_TABLES } from '@/lib/model/allergens/tables';
import { hasUnreadableWord } from '@/lib/model/allergens/unreadable-words';

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
  'jaunes d’œ ufs',
  'S02',
])('another language, another script or a misspelt or broken word is unreadable: “%s”', (text) => {
  expect(hasUnreadableWord(text)).toBe(true);
});

test.each([
  'Cocoa mass, cane sugar, dulce de leche, panna cotta, stracciatella',
  'Sucre, pâte de noisettes, moutarde, chocolat ovoïde',
  'colour: β-carotene; ω-3',
  'walnuts, mouth, malto-dextrin',
])('English and French are readable: “%s”', (text) => {
  expect(hasUnreadableWord(text)).toBe(false);
});

test('all words of the tables are readable', () => {
  const words = ALL_TABLES.flatMap(({ table }) => [
    ...Object.values(table.allergens).flatMap(({ name, words }) => [name, ...words]),
    ...table.harmless,
    ...Object.values(table.exempt).flat(),
  ]);

  expect(words.filter(hasUnreadableWord)).toEqual([]);
});
