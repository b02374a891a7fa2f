import { readdirSync, readFileSync } from 'node:fs';

const FRENCH = readdirSync('content').filter((name) => name.endsWith('.fr.json'));

/** Fields with text for visitors. */
const WORDS = new Set([
  'NAME',
  'TEXT_1',
  'SUBNAME',
  'PREVIEW_TEXT',
  'PREVIEW_UNDER',
  'DETAIL_TEXT',
  'LEGAL_NAME',
  'INGREDIENTS',
  'ALLERGENS',
  'TRACES',
  'STORAGE',
  'ALT',
  'UF_SUBTITLE',
  'UF_LIST_NAME',
  'locale',
  'allergenPattern',
]);
/** Texts that are not translated: numbers, addresses and other data. */
const FACTS =
  /stores-(?:location|opening|special|phone)|corporate-until\.NAME|contacts-(?:phone|email)|-button\.TEXT_1/;

/** Source: Regulation (EU) No 1169/2011, annex II. */
const ALLERGENS: Record<string, string> = {
  none: 'aucun',
  milk: 'lait',
  soya: 'soja',
  wheat: 'blé',
  almonds: 'amandes',
  hazelnuts: 'noisettes',
  pistachios: 'pistaches',
  sesame: 'sésame',
  sulphites: 'sulfites',
};

const SAME_NAMES = [
  '14 rue des Quatre-Vents, 75006 Paris',
  'Crêpe dentelle',
  'Fleur de sel',
  'Hélène Marchetti-Roux',
  'Madagascar 72\u00a0%',
];

type Leaf = { path: string; field: string; value: unknown };

function leavesOf(value: unknown, path = '', field = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, field, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, `${path}.${key}`, isList ? field : key),
  );
}

const read = (name: string) => leavesOf(JSON.parse(readFileSync(`content/${name}`, 'utf8')));
const isWords = ({ path, field }: Leaf) => WORDS.has(field) && !FACTS.test(path);

const visibleText = (value: unknown) => String(value).replace(/<[^>]*>|\|https:\S+/g, ' | ');
/** Returns `1.2` and `72` for `1,2 g et 72 %`. */
const numbersIn = (value: unknown) =>
  (String(value).match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.')).sort();

test('the deployments `autumn` and `live` each have a French document', () => {
  expect(FRENCH).toEqual(['autumn.fr.json', 'live.fr.json']);
});

describe.each(FRENCH)('%s', (name) => {
  const french = read(name);
  const english = read(name.replace('.fr.', '.'));
  const words = french.filter(isWords);
  const texts = words.filter(({ field }) => field !== 'allergenPattern');
  const inEnglish = new Map(english.map(({ path, value }) => [path, value]));
  const offending = (isWrong: (text: string) => boolean) =>
    texts.filter(({ value }) => isWrong(visibleText(value))).map(({ path, value }) => `${path}: ${value}`);

  test('the French document has the same entries as the English document, in the same order', () => {
    expect(french.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  });

  test('ids, prices, pictures and all other values except texts are the same as in the English document', () => {
    const facts = (leaves: Leaf[]) => leaves.filter((leaf) => !isWords(leaf));

    expect(facts(french)).toEqual(facts(english));
  });

  test('the French document has the locale fr', () => {
    expect(french.find(({ path }) => path === '.common.locale')?.value).toBe('fr');
  });

  test('ALLERGENS and TRACES list the same allergens as in the English document', () => {
    const stated = texts.filter(({ field }) => field === 'ALLERGENS' || field === 'TRACES');
    const expected = stated.map(({ path }) => ALLERGENS[String(inEnglish.get(path)).toLowerCase()]);

    expect(stated.map(({ value }) => String(value).toLowerCase())).toEqual(expected);
  });

  test('names, ingredients and storage advice contain the same numbers as in the English document', () => {
    const counted = texts.filter(({ field }) =>
      ['NAME', 'SUBNAME', 'UF_SUBTITLE', 'INGREDIENTS', 'STORAGE'].includes(field),
    );
    const numbers = (value: (leaf: Leaf) => unknown) =>
      counted
        .filter(({ path }) => !path.includes('stores-hours'))
        .map((leaf) => [leaf.path, numbersIn(value(leaf))]);

    expect(numbers(({ value }) => value)).toEqual(numbers(({ path }) => inEnglish.get(path)));
  });

  test('the French document contains no English phrase and no common English word', () => {
    const isSame = ({ path, value }: Leaf) =>
      value === inEnglish.get(path) && / /.test(String(value)) && !SAME_NAMES.includes(String(value));

    expect(texts.filter(isSame)).toEqual([]);
    expect(offending((text) => /\b(?:the|and|with|of|from|our)\b/i.test(text))).toEqual([]);
  });

  test('the French document uses French spaces, apostrophes, quotation marks and decimal commas', () => {
    expect(offending((text) => /(?<!\u202f)[;:!?»]|«(?!\u202f)/.test(text))).toEqual([]);
    expect(offending((text) => /['"]/.test(text))).toEqual([]);
    expect(offending((text) => /\d (?:%|€|°C|m²|(?:g|h|kg|cm)\b)/.test(text))).toEqual([]);
    expect(offending((text) => /\d\.\d/.test(text.replace('CC0 1.0', '')))).toEqual([]);
  });
});
