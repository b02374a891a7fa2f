import type { Hint } from '@/lib/editing/checks/hint';
import { groupHints } from '@/lib/editing/findings/grouped-hints';
import type { HintText } from '@/lib/editing/messages/hint-sentences';

const aHint = (text: HintText, path = 'home.flavours[0]'): Hint => ({ path, text });
const headings = (hints: Hint[], language: 'en' | 'fr' = 'en') =>
  groupHints(hints, language).map(({ heading, what, hints: { length } }) => [heading, what, length]);

test('equal hints about two entities are combined into one entry', () => {
  const hints = [
    aHint('flavour “Mint” has no price per kg', 'home.flavours[0].PRICE_PER_KG'),
    aHint('flavour “Rum” has no price per kg', 'home.flavours[1].PRICE_PER_KG'),
  ];

  expect(groupHints(hints, 'en')).toEqual([{ heading: 'No price per kg', what: 'flavour', hints }]);
  expect(headings(hints, 'fr')).toEqual([['Pas de prix au kg', 'flavour', 2]]);
});

test('a single hint has no heading', () => {
  const hint = aHint('flavour “Mint” has no name');

  expect(groupHints([hint], 'en')).toEqual([{ hints: [hint] }]);
});

test('two hints are separate entries if the languages or the kinds of entity differ', () => {
  const hints = [
    aHint('flavour “Mint” is missing in French'),
    aHint('flavour “Rum” is missing in French'),
    aHint('flavour “Mint” is missing in German'),
    aHint('collection “Bars” is missing in French', 'home.collections[0]'),
  ];

  expect(headings(hints)).toEqual([
    ['Missing in French', 'flavour', 2],
    [undefined, undefined, 1],
    [undefined, undefined, 1],
  ]);
});

test('hints about missing legal facts have a translated heading with the names of the fields', () => {
  const lacks = (name: string) =>
    aHint(`flavour “${name}” lacks what the law requires: price, sugars (PRICE, SUGARS)`);

  expect(headings([lacks('Mint'), lacks('Rum')])).toEqual([
    ['Not given, but required by law: price, sugars (PRICE, SUGARS)', 'flavour', 2],
  ]);
  expect(headings([lacks('Mint'), lacks('Rum')], 'fr')).toEqual([
    ['Non indiqué, mais exigé par la loi\u202f: prix, sucres (PRICE, SUGARS)', 'flavour', 2],
  ]);
});

test('hints about the same misspelt field in several entities are combined into one entry', () => {
  const hints = [0, 1].map((index) =>
    aHint('“SALTS” is not a known name; did you mean “SALT”?', `home.flavours[${index}].SALTS`),
  );

  expect(headings(hints)).toEqual([['“SALTS” is not a known name; did you mean “SALT”?', 'flavour', 2]]);
});

test('hints about pictures of 300 px that are shown 1056 px wide are combined into one entry', () => {
  const small = (name: string) =>
    aHint(
      `the picture of “${name}” (PICTURE) is 300 px wide, but is shown up to 1056 px wide`,
      `home.texts.${name}.PICTURE`,
    );

  expect(headings([small('story'), small('corporate')])).toEqual([
    ['Picture 300 px wide, but shown up to 1056 px wide', 'text', 2],
  ]);
});

test('hints about pictures above 5 MB are combined into one entry, even if the sizes differ', () => {
  const heavy = (name: string, size: number) =>
    aHint(`the picture of flavour “${name}” (PHOTO_IMAGE) has ${size} MB; use at most 5 MB`);
  const hints = [heavy('Mint', 5.1), heavy('Rum', 9.4)];

  expect(headings(hints)).toEqual([['Picture of more than 5 MB', 'flavour', 2]]);
  expect(headings(hints, 'fr')).toEqual([['Image de plus de 5 Mo', 'flavour', 2]]);
});

test('hints are sorted by importance: safety, broken fields, law, languages, style', () => {
  const hints = [
    aHint('a picture of “story” has no alternative text'),
    aHint('flavour “Mint” has a different cocoa in French'),
    aHint('flavour “Mint” lacks what the law requires: salt (SALT)'),
    aHint('“SALTS” is not a known name; did you mean “SALT”?'),
    aHint('flavour “Mint” lists no allergens'),
  ];

  expect(groupHints(hints, 'en').flatMap((group) => group.hints)).toEqual(hints.toReversed());
});
