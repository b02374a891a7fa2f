/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { PreviewBar } from '@/components/preview/preview-bar';
import { groupChanges } from '@/lib/editing/comparison/grouped-changes';
import { groupProblems } from '@/lib/editing/findings/grouped-problems';
import { summaryOf } from '@/lib/editing/findings/summary';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import type { PreviewReport } from '@/lib/editing/preview/report';

const REPORT: PreviewReport = {
  deployment: 'autumn',
  version: '3c1f60a4d7e2',
  isPublic: false,
  readAt: 'today',
  newProblems: 0,
  problems: [],
  hints: [],
  differences: [],
  frames: { added: [], changed: [] },
  fields: { document: 'autumn', things: {}, guide: {}, problems: {} },
};
const words = previewWordsFor('en');
const show = (report: Partial<PreviewReport>) =>
  render(<PreviewBar report={{ ...REPORT, ...report }} words={words} />);
/** Returns the list with this label in the preview bar. */
const list = (label: string) => within(screen.getByText(label).closest('details') ?? document.body);

test('the preview bar shows the name of the deployment, and that the deployment is not public', () => {
  show({});

  const bar = screen.getByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent('autumn Not public 3c1f60a4d7e2 · today');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a problem shows the place of its field, the expected value, the found value and the result', () => {
  const problem = { path: '$.home.flavours[1].ID', expected: 'an ID', found: '""', action: 'left out' };
  show({ problems: groupProblems([problem]) });

  expect(screen.getByText('flavours › 2 › ID').closest('li')).toHaveTextContent(
    'flavours › 2 › IDexpected: an ID · found: "" · result: left out',
  );
});

test('each hint and each difference links to the section that contains the entity; one without a section is no link', () => {
  show({
    hints: [
      {
        hints: [
          {
            target: 'collection-41',
            path: 'home.flavours[0].PRICE_PER_KG',
            text: 'flavour “Mint” has no price per kg',
          },
        ],
      },
      {
        hints: [
          { path: 'home.flavours[0]', text: 'flavour “Mint” has different allergens in French' },
          { path: 'common.currency', text: 'prices are in EUR, but in CHF in “fr”' },
        ],
      },
    ],
    differences: groupChanges([
      {
        kind: 'added',
        what: 'text',
        key: 'founder',
        title: 'founder',
        path: 'home.texts.founder',
        fields: [],
      },
    ]),
  });

  const links = (label: string) =>
    list(label)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  expect(links('Hints')).toEqual(['/#collection-41', '/#flavours']);
  expect(screen.getByText(/^prices are in EUR/)).not.toHaveAttribute('href');
  expect(links('Differs from the public page')).toEqual(['/#founder-heading']);
});

test('a problem shows the title of its entity and its position in the document, if known', () => {
  const problem = {
    path: '$.home.flavours[1].PRICE',
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  };
  show({ problems: groupProblems([{ ...problem, title: 'Mint, 104', place: { line: 12, column: 7 } }]) });

  expect(screen.getByText('flavours › Mint, 104 › PRICE').closest('li')).toHaveTextContent(
    /^flavours › Mint, 104 › PRICE · line 12, column 7/,
  );
});

test('the old and the new value of a changed field are shown, with the different words marked', () => {
  const fields = [
    { field: 'NAME', path: 'home.flavours[1].NAME', before: 'Wild mint', after: 'Garden mint' },
    { field: 'PRICE', path: 'home.flavours[1].PRICE', before: '8.5', after: '7.9' },
  ];
  const mint = { what: 'flavour', key: '104', title: 'Mint, 104', path: 'home.flavours[1]' } as const;
  const rum = { what: 'flavour', key: '105', title: 'Rum, 105', path: 'home.flavours[2]' } as const;
  show({
    differences: groupChanges([
      { ...mint, kind: 'changed', fields },
      { ...rum, kind: 'removed', fields: [] },
    ]),
  });

  const differences = list('Differs from the public page');
  expect(differences.getByText('NAME').closest('li')).toHaveTextContent('NAME: WildGarden mint');
  expect(differences.getByText('PRICE').closest('li')).toHaveTextContent('PRICE: 8.5 7.9');
  expect(differences.getAllByRole('insertion', { hidden: true }).map((mark) => mark.textContent)).toEqual([
    '7.9',
    'Garden',
  ]);
  expect(differences.getAllByRole('deletion', { hidden: true }).map((mark) => mark.textContent)).toEqual([
    '8.5',
    'Wild',
  ]);
  expect(differences.getByText('1 flavour removed: Rum, 105')).toBeInTheDocument();
  const links = differences.getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent, dataset }) => [textContent, dataset.reveal])).toEqual([
    ['Mint, 104', 'home.flavours[1]'],
    ['PRICE', 'home.flavours[1].PRICE'],
    ['NAME', 'home.flavours[1].NAME'],
  ]);
});

test('the same change of several entities is one entry with a link to each entity; a change in only one language names the language', () => {
  const place = (locale: string) => ({
    locale,
    language: locale === 'en' ? 'English' : 'French',
    home: locale === 'en' ? '/' : '/fr',
    isElsewhere: locale !== 'en',
  });
  const moved = { what: 'category' as const, kind: 'moved' as const, fields: [] };
  const bonbons = { ...moved, key: 'bonbons', title: 'Bonbons, bonbons', path: 'home.categories[0]' };
  const bars = { ...moved, key: 'bars', title: 'Barres, bars', path: 'home.categories[1]' };
  const name = (after: string) => [{ field: 'NAME', path: 'home.texts.shop.NAME', after }];
  const text = {
    what: 'text',
    kind: 'changed',
    key: 'shop',
    title: 'shop',
    path: 'home.texts.shop',
  } as const;
  const differences = groupChanges(
    [
      { ...bonbons, ...place('en') },
      { ...text, fields: name('Shop'), ...place('en') },
      { ...bonbons, ...place('fr') },
      { ...bars, ...place('fr') },
      { ...text, fields: name('Boutique'), ...place('fr') },
    ],
    ['en', 'fr'],
  );
  show({ differences });

  const [shop, categories] = document.querySelectorAll('[data-change]');
  expect(shop).toHaveTextContent('Text shopNAME (English): ShopNAME (French): Boutique');
  expect(categories).toHaveTextContent('Categories: new order · Bonbons, bonbons; Barres, bars (French)');
  expect(
    [...(categories?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.dataset.reveal,
    ]),
  ).toEqual([
    ['/#shop', 'home.categories[0]'],
    ['/fr#shop', undefined],
  ]);
  expect(screen.getByRole('button', { name: 'Details 2', hidden: true })).toBeInTheDocument();
});

test('the same problem of several entities is one entry, and the preview bar counts every problem', () => {
  const problem = { expected: 'a number', found: '"x"', action: 'left out' };
  const problems = ['Mint', 'Rum'].map((title, index) => ({
    ...problem,
    path: `$.home.flavours[${index}].PRICE`,
    title,
  }));
  show({ problems: groupProblems(problems) });

  expect(screen.getByText(/^flavours › PRICE · /).closest('summary')).toHaveTextContent(
    'flavours › PRICE · 2 flavours · expected: a number · found: "x" · result: left out',
  );
  expect(screen.getByRole('link', { name: 'flavours › Rum › PRICE', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveAttribute('data-problems', '2');
});

test('if one flavour has the same problem in two languages, the bar counts one flavour', () => {
  const problem = {
    path: '$.home.flavours[0].PRICE',
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  };
  show({ problems: groupProblems(['English', 'French'].map((language) => ({ ...problem, language }))) });

  expect(screen.getByText(/^flavours › PRICE · /).closest('summary')).toHaveTextContent(/ · 1 flavour · /);
});

test('the same hint about several entities is one entry with a link to each entity', () => {
  const hintOf = (title: string, index: number) => ({
    target: 'collection-41',
    path: `home.flavours[${index}].PRICE_PER_KG`,
    text: `flavour “${title}” has no price per kg`,
    title,
    place: { line: index + 1, column: 3 },
  });
  show({ hints: [{ heading: 'No price per kg', what: 'flavour', hints: ['Mint', 'Rum'].map(hintOf) }] });

  expect(screen.getByText('No price per kg · 2 flavours').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Rum', hidden: true }).closest('li')).toHaveTextContent(
    'Rum · line 2, column 3',
  );
  expect(screen.getByRole('button', { name: 'Details 1', hidden: true })).toBeInTheDocument();
});

test('a list of 103 entities is cut to 100 entities and ends with “and 3 more”', () => {
  const differences = groupChanges(
    Array.from({ length: 103 }, (_, index) => ({
      kind: 'removed' as const,
      what: 'product' as const,
      key: String(index),
      title: String(index),
      path: `home.products[${index}]`,
      fields: [],
    })),
  );
  show({ differences });

  expect(list('Differs from the public page').getByText(/^103 products removed: 0, 1, 2/)).toHaveTextContent(
    /98, 99 and 3 more$/,
  );
});

/** Returns the element after a label of the summary, such as “Publishing”. */
const answer = (question: string) => screen.getByText(question).nextElementSibling;
const lines = (question: string) =>
  [...(answer(question)?.children ?? [])].map(({ textContent }) => textContent);
const price = (title: string) => ({
  kind: 'changed' as const,
  what: 'flavour' as const,
  key: title,
  title,
  path: 'home.flavours[0]',
  fields: [{ field: 'PRICE', path: 'home.flavours[0].PRICE', before: '8.5', after: '7.9' }],
});
const removed = (title: string) => ({ ...price(title), kind: 'removed' as const, fields: [] });
const renamed = (what: 'text' | 'category') => ({
  ...price(what),
  what,
  fields: [{ field: 'NAME', path: `home.${what}`, before: 'a', after: 'b' }],
});

test.each([
  ['Cannot be published · no texts', { fault: 'no texts', newProblems: 2 }],
  ['Can be published; confirm 1 new error', { newProblems: 1 }],
  ['Can be published; confirm 2 new errors', { newProblems: 2 }],
  ['Can be published', {}],
  ['Can be published', { isPublic: true, differences: groupChanges([price('Mint')]) }],
  ['Nothing to publish', { isPublic: true }],
])('the summary line “Publishing” says “%s”', (expected, report) => {
  show(report);

  expect(answer('Publishing')).toHaveTextContent(new RegExp(`^${expected}$`));
});

test('the bar shows up to three changes one by one', () => {
  show({ differences: groupChanges([price('Mint'), removed('Rum'), renamed('text')]) });

  expect(lines('Changes for visitors')).toEqual([
    'Flavour Mint · PRICE: 8.5 7.9',
    '1 flavour removed: Rum',
    'Text text · NAME: a b',
  ]);
});

test('more than three changes are summed up in three lines, with the changes that matter most to buyers first', () => {
  show({
    differences: groupChanges([
      renamed('text'),
      renamed('category'),
      removed('Rum'),
      price('Mint'),
      { ...price('Fig'), fields: [{ field: 'ALLERGENS', path: 'x', before: 'none', after: 'milk' }] },
    ]),
  });

  expect(lines('Changes for visitors')).toEqual([
    'Allergens or ingredients changed (1): Fig',
    'Prices changed (1): Mint',
    '1 flavour removed; 2 flavours changed; 1 category changed; 1 text changed',
  ]);
});

test('without differences and problems, the bar shows “No difference from the public page” and “No problems found”', () => {
  show({});

  expect(answer('Changes for visitors')).toHaveTextContent('No difference from the public page');
  expect(answer('Look at first')).toHaveTextContent('No problems found');
});

test('the bar names the problem or hint to look at first, and the number of other entities with the same problem', () => {
  const problem = (title: string) => ({
    path: '$.home.flavours[1].PRICE',
    title,
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  });
  const hints = [{ hints: [{ path: 'home.flavours[0].NAME', text: 'flavour 104 has no name' }] }];
  const problems = groupProblems([problem('Mint, 104'), problem('Rum, 105')]);
  const { unmount } = show({ first: 'problem', problems, hints });
  expect(answer('Look at first')).toHaveTextContent(
    'Mint, 104 · PRICE · expected: a number · found: "x" · result: left out · and 1 more',
  );
  unmount();

  show({ first: 'hint', problems, hints });
  expect(answer('Look at first')).toHaveTextContent('flavour 104 has no name');
});

test('the bar and the publish command answer in the same words', () => {
  const problem = {
    path: '$.home.flavours[1].PRICE',
    title: 'Mint, 104',
    language: 'French',
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  };
  const hint = {
    path: 'home.flavours[0].NAME',
    text: 'flavour 104 has no name',
    place: { line: 3, column: 7 },
  };
  const french = { ...removed('Rum'), locale: 'fr', language: 'French' };
  const few = groupChanges(
    [price('Mint'), french, { ...french, key: 'Fig', title: 'Fig' }],
    [undefined, 'fr'],
  );
  const many = groupChanges(['Fig', 'Mint', 'Rum', 'Yuzu'].map(price));
  const findings = { problems: groupProblems([problem, problem]), hints: [{ hints: [hint] }] };
  const reports: Partial<PreviewReport>[] = [
    {},
    { isPublic: true },
    { fault: 'no texts' },
    { ...findings, first: 'problem', newProblems: 2, differences: few },
    { ...findings, first: 'hint', differences: many },
  ];

  for (const each of reports) {
    const report = { ...REPORT, ...each };
    const { unmount } = show(report);
    const { state, publishing, changes, first = '' } = summaryOf(report, words);
    expect(screen.getByRole('complementary')).toHaveTextContent(`autumn ${state}`);
    expect(answer('Publishing')).toHaveTextContent(publishing);
    // The bar marks the old and the new value instead of an arrow.
    expect(lines('Changes for visitors')).toEqual(changes.map((line) => line.replace(' → ', ' ')));
    expect(answer('Look at first')?.textContent).toBe(first);
    unmount();
  }
});

test('a line about more than ten entities names ten and ends with the number of the other entities', () => {
  show({ differences: groupChanges(Array.from({ length: 12 }, (_, index) => removed(String(index)))) });

  expect(lines('Changes for visitors')).toEqual([
    '12 flavours removed: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more',
  ]);
});

test('the button that ends the preview belongs to a form, so the button works without scripts', () => {
  show({});

  const form = screen.getByRole('button', { name: 'End preview' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/preview/exit');
});
