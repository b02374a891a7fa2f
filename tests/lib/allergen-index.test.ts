import { allergenIndex } from '@/lib/allergen-index';
import { parseDocument } from '@/lib/content/parse';
import { wordsFor } from '@/lib/words/words';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

/** What each flavour contains and may contain, by the names that the page offers. */
function stated(flavours: Wire[], locale = 'en') {
  const document = aDocument({
    common: { locale },
    home: { flavours: flavours.map((flavour, id) => aFlavour({ ID: id, ...flavour })) },
  });
  const { shop } = parseDocument(document, OWN_MEDIA).content;
  const index = allergenIndex(shop.flavours, locale, wordsFor(locale).allergenGroups);
  const named = (numbers: number[]) => numbers.map((number) => index?.names[number]).sort();
  const rows = shop.flavours.map((flavour) => {
    const found = index?.statedOf(flavour);
    return found && { contains: named(found.contains), traces: named(found.traces) };
  });
  return { names: index?.names, rows };
}

test('the page offers what its flavours state, each once and by the alphabet', () => {
  const { names, rows } = stated([
    { ALLERGENS: ['Milk', 'hazelnut'] },
    { ALLERGENS: 'soya', TRACES: 'milk and hazelnuts' },
    {},
  ]);

  expect(names).toEqual(['hazelnut', 'milk', 'soya']);
  expect(rows).toEqual([
    { contains: ['hazelnut', 'milk'], traces: [] },
    { contains: ['soya'], traces: ['hazelnut', 'milk'] },
    undefined,
  ]);
});

test('nothing is offered where nothing is stated, whatever the ingredients', () => {
  expect(stated([{ INGREDIENTS: 'milk' }]).names).toBeUndefined();
});

test('what is stated of its traces alone contains nothing', () => {
  expect(stated([{ TRACES: ['milk'] }]).rows).toEqual([{ contains: [], traces: ['milk'] }]);
});

test('a group counts for its members and a member for its group, in both languages', () => {
  const english = stated([{ ALLERGENS: 'nuts' }, { ALLERGENS: 'hazelnuts' }, { ALLERGENS: 'wheat' }]);
  expect(english.rows[0]).toEqual({ contains: ['hazelnuts', 'nuts'], traces: [] });
  expect(english.rows[1]).toEqual({ contains: ['hazelnuts', 'nuts'], traces: [] });
  expect(english.rows[2]).toEqual({ contains: ['wheat'], traces: [] });

  const french = stated([{ ALLERGENS: 'Gluten' }, { ALLERGENS: 'blé' }], 'fr');
  expect(french.rows[0]).toEqual({ contains: ['blé', 'gluten'], traces: [] });
});

test('who avoids a thing is told of what is named after it', () => {
  const { rows } = stated([
    { ALLERGENS: 'milk' },
    { ALLERGENS: 'whole milk powder' },
    { ALLERGENS: 'nutmeg, nut' },
  ]);

  expect(rows[1]?.contains).toEqual(['milk', 'whole milk powder']);
  expect(rows[0]?.contains).toContain('whole milk powder');
  expect(rows[2]?.contains).toEqual(['nut', 'nutmeg']);
});

test('a list without end is held in bounds', () => {
  const { names } = stated([{ ALLERGENS: Array.from({ length: 5_000 }, (_, number) => `thing ${number}`) }]);

  expect(names).toHaveLength(60);
});
