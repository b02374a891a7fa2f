/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';

import { PreviewBar } from '@/components/preview/preview-bar';
import { groupChanges } from '@/lib/editing/comparison/grouped-changes';
import { groupProblems } from '@/lib/editing/findings/grouped-problems';
import { summaryOf } from '@/lib/editing/findings/summary';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import type { PreviewReport } from '@/lib/editing/preview/report';
import { problemsOf } from '@/tests/problems';

const REPORT: PreviewReport = {
  deployment: 'autumn',
  version: '3c1f60a4d7e2',
  isPublic: false,
  readAt: 'today',
  problems: [],
  hints: [],
  differences: [],
  frames: { added: [], changed: [] },
  fields: { document: 'autumn', things: {}, guide: {}, problems: {} },
};
const words = previewWordsFor('en');
const show = (report: Partial<PreviewReport>) =>
  render(<PreviewBar report={{ ...REPORT, ...report }} words={words} />);
const list = (label: string) =>
  within(
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.querySelector('ul') ?? document.body,
  );

test('the preview bar names the deployment and says that the deployment is not public', () => {
  show({});

  const bar = screen.getByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent('autumn Not public Version 3c1f60a4d7e2, read at today');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a problem is listed with entity, field, expected value, found value and effect on the page', () => {
  const problem = { path: '$.home.flavours[1].ID', expected: 'an ID', found: '""', action: 'left out' };
  show({ first: 'problem', problems: groupProblems([problem]) });

  expect(screen.getByText('flavours › 2 › ID').closest('li')).toHaveTextContent(
    'flavours › 2 › IDexpected: an ID · found: "" · result: left out',
  );
});

test('before scripts run, hints and changes link to a section, but a hint about a setting has no link', () => {
  show({
    first: 'hint',
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
  expect(links('Look at first')).toEqual(['/#collection-41', '/#flavours']);
  expect(screen.getByText(/^prices are in EUR/)).not.toHaveAttribute('href');
  expect(links('Changes for visitors')).toEqual(['/#founder-heading']);
});

test('a problem is listed with the title of the entity and the position in the document', () => {
  const problem = {
    path: '$.home.flavours[1].PRICE',
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  };
  show({
    first: 'problem',
    problems: groupProblems([{ ...problem, title: 'Mint, 104', place: { line: 12, column: 7 } }]),
  });

  expect(screen.getByText('flavours › Mint, 104 › PRICE').closest('li')).toHaveTextContent(
    /^flavours › Mint, 104 › PRICE · line 12, column 7/,
  );
});

test('the old and the new value of a changed field are shown, and the words that differ are marked', () => {
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

  const differences = list('Changes for visitors');
  expect(differences.getByText('NAME').closest('li')).toHaveTextContent('NAME: Wild Garden mint');
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

test('entities with the same change share an entry; a change in only one language is marked with this language', () => {
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

test('entities with the same problem share one entry, but `data-problems` counts every problem', () => {
  const problem = { expected: 'a number', found: '"x"', action: 'left out' };
  const problems = ['Mint', 'Rum'].map((title, index) => ({
    ...problem,
    path: `$.home.flavours[${index}].PRICE`,
    title,
  }));
  show({ first: 'problem', problems: groupProblems(problems) });

  expect(screen.getByText(/^flavours › PRICE · /).closest('summary')).toHaveTextContent(
    'flavours › PRICE · 2 flavours · expected: a number · found: "x" · result: left out',
  );
  expect(screen.getByRole('link', { name: 'flavours › Rum › PRICE', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveAttribute('data-problems', '2');
});

test('if several values of one entity have the same problem, the entry names the entity and shows no count', () => {
  const problems = [0, 1].map((index) => ({
    path: `$.home.flavours[0].SECTION_ID[${index}]`,
    ...{ expected: 'the ID of a collection', found: `"4${index}"`, action: 'ignored' },
    title: 'Mint',
  }));
  show({ first: 'problem', problems: groupProblems(problems) });

  expect(screen.getByText(/^flavours › Mint › SECTION_ID · expected/).closest('summary')).toHaveTextContent(
    'flavours › Mint › SECTION_ID · expected: the ID of a collection · result: ignored',
  );
});

test('if several entities have different wrong values, each value stands beside its entity', () => {
  const problems = ['Mint', 'Rum'].map((title, index) => ({
    path: `$.home.flavours[${index}].PRODUCT_ID`,
    ...{ expected: 'the ID of a product', found: `"70${index}"`, action: 'no link' },
    title,
  }));
  show({ first: 'problem', problems: groupProblems(problems) });

  expect(screen.getByText(/^flavours › PRODUCT_ID · /).closest('summary')).toHaveTextContent(
    /^flavours › PRODUCT_ID · 2 flavours · expected: the ID of a product · result: no link$/,
  );
  expect(screen.getByText('"701"').closest('li')).toHaveTextContent(
    /^flavours › Rum › PRODUCT_ID · found: "701"$/,
  );
});

test.each([
  ['flavour', '$.home.flavours[0].PRICE', 'Menthe, 104', 'flavours › Menthe, 104 › PRICE'],
  ['setting', '$.common.timeZone', undefined, 'common › timeZone'],
  ['document', '$.home', undefined, 'home'],
])(
  'if one %s has the same problem in two languages, the list has one entry, in the language of the page',
  (_, path, title, name) => {
    const problem = { path, expected: 'a number', found: '"x"', action: 'left out' };
    show({
      first: 'problem',
      problems: groupProblems([
        { ...problem, language: 'French', title },
        { ...problem, language: 'English', title: title && 'Mint, 104', isElsewhere: true },
      ]),
    });

    expect(screen.getByText(/ · expected: a number · /).closest('summary')).toHaveTextContent(
      `${name} · expected: a number · found: "x" · result: left out`,
    );
  },
);

test('if several entities have the same hint, the list has one entry with a link to each entity', () => {
  const hintOf = (title: string, index: number) => ({
    target: 'collection-41',
    path: `home.flavours[${index}].PRICE_PER_KG`,
    text: `flavour “${title}” has no price per kg`,
    title,
    place: { line: index + 1, column: 3 },
  });
  show({
    first: 'hint',
    hints: [{ heading: 'No price per kg', what: 'flavour', hints: ['Mint', 'Rum'].map(hintOf) }],
  });

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

  expect(list('Changes for visitors').getByText(/^103 products removed: 0, 1, 2/)).toHaveTextContent(
    /98, 99 and 3 more$/,
  );
});

const answer = (question: string) => screen.getByText(question).nextElementSibling;
const lines = (question: string) =>
  [...(answer(question)?.querySelectorAll('summary > span + span, p > span') ?? [])].map(
    ({ textContent }) => textContent,
  );
const price = (title: string) => ({
  kind: 'changed' as const,
  what: 'flavour' as const,
  key: title,
  title,
  path: 'home.flavours[0]',
  fields: [{ field: 'PRICE', path: 'home.flavours[0].PRICE', before: '8.5', after: '7.9' }],
});
const removed = (title: string) => ({ ...price(title), kind: 'removed' as const, fields: [] });

test('if the sale is disabled, the list of changes begins with “Nothing can be bought any more”', () => {
  const fields = [{ field: 'saleEnabled', path: 'common.saleEnabled', before: 'true', after: 'false' }];
  const sale = { ...price('saleEnabled'), what: 'settings' as const, fields };
  show({ differences: groupChanges([price('Mint'), sale]) });

  expect(document.querySelector('[data-change]')).toHaveTextContent(
    /^Nothing can be bought any more · Setting saleEnabled/,
  );
});

test('an added flavour is listed with the facts for buyers; a missing fact is “not given”', () => {
  const fields = [
    { field: 'PRICE', path: 'x', after: '9.1' },
    { field: 'ALLERGENS', path: 'x' },
  ];
  show({ differences: groupChanges([{ ...removed('Pear, 115'), kind: 'added', fields }]) });

  const facts = screen.getByText('Facts for buyers: Pear, 115').closest('details');
  expect(facts).toHaveTextContent('PRICE: 9.1ALLERGENS: not given');
});

test('a problem is marked as new only if the public version does not have the problem', () => {
  show({ first: 'problem', problems: problemsOf('known', 'new') });

  const entries = list('Look at first').getAllByRole('listitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent?.startsWith('new · '))).toEqual([false, true]);
});

test('the bar links to the public page or, without changes, says “The public page is the same”', () => {
  const { unmount } = show({ differences: groupChanges([price('Mint')]) });
  expect(answer('Changes for visitors')?.querySelector('summary')).toHaveTextContent('1Flavour Mint');
  expect(screen.getByText('Show the public page')).toHaveAttribute('href', '?public');
  unmount();

  show({});
  expect(screen.queryByText('Show the public page')).toBeNull();
  expect(screen.getByText('The public page is the same')).toBeInTheDocument();
});

test('the preview bar and the publish command summarise a version in the same words', () => {
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
    { isPublic: true, differences: few },
    { fault: 'no texts' },
    { ...findings, first: 'problem', differences: few },
    { ...findings, first: 'hint', differences: many },
  ];

  for (const each of reports) {
    const report = { ...REPORT, ...each };
    const { unmount } = show(report);
    const { state, publishing, changes, first = '' } = summaryOf(report, words);
    expect(screen.getByRole('complementary')).toHaveTextContent(`autumn ${state}`);
    expect(answer('Publishing')).toHaveTextContent(publishing);
    expect(lines('Changes for visitors')).toEqual(changes);
    expect(answer('Look at first')).toHaveTextContent(first);
    unmount();
  }
});

test('the button that ends the preview belongs to a form, so the button works without scripts', () => {
  show({});

  const form = screen.getByRole('button', { name: 'End preview' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/preview/exit');
});
