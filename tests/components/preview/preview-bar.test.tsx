/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { PreviewBar } from '@/components/preview/preview-bar';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import type { PreviewReport } from '@/lib/editing/preview/report';

const REPORT: PreviewReport = {
  deployment: 'autumn',
  version: '3c1f60a4d7e2',
  isPublic: false,
  readAt: 'today',
  problems: [],
  hints: [],
  differences: [],
  fields: { things: {}, guide: {}, problems: {} },
};
const words = previewWordsFor('en');
const show = (report: Partial<PreviewReport>) =>
  render(<PreviewBar report={{ ...REPORT, ...report }} words={words} />);

test('the preview bar shows its deployment and that it is not public', () => {
  show({});

  const bar = screen.getByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent('autumn Not public 3c1f60a4d7e2 · today');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a problem shows its path, the expected value, the found value and the result', () => {
  const problem = { path: '$.home.flavours[1].ID', expected: 'an ID', found: '""', action: 'left out' };
  show({ problems: [problem] });

  expect(screen.getByText('$.home.flavours[1].ID').closest('li')).toHaveTextContent(
    '$.home.flavours[1].IDexpected: an ID · found: "" · result: left out',
  );
});

test('hints and differences link to their places on the page', () => {
  show({
    hints: [
      {
        target: 'collection-41',
        path: 'home.flavours[0].PRICE_PER_KG',
        text: 'flavour “Mint” has no price per kg',
      },
    ],
    differences: [
      {
        kind: 'added',
        what: 'text',
        key: 'founder',
        title: 'founder',
        path: 'home.texts.founder',
        fields: [],
      },
    ],
  });

  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/#collection-41', '/#founder-heading', '?public']);
});

test('a problem shows the title of its entity and the line in the document if they are known', () => {
  const problem = {
    path: '$.home.flavours[1].PRICE',
    expected: 'a number',
    found: '"x"',
    action: 'left out',
  };
  show({ problems: [{ ...problem, title: 'Mint, 104', place: { line: 12, column: 7 } }] });

  expect(screen.getByText('$.home.flavours[1].PRICE').closest('li')).toHaveTextContent(
    /^Mint, 104 · \$\.home\.flavours\[1\]\.PRICE · line 12, column 7/,
  );
});

test('a changed field shows its old and new value with the different words marked', () => {
  const fields = [
    { field: 'NAME', path: 'home.flavours[1].NAME', before: 'Wild mint', after: 'Garden mint' },
    { field: 'PRICE', path: 'home.flavours[1].PRICE', after: '8.9' },
  ];
  const mint = { what: 'flavour', key: '104', title: 'Mint, 104', path: 'home.flavours[1]' } as const;
  const rum = { what: 'flavour', key: '105', title: 'Rum, 105', path: 'home.flavours[2]' } as const;
  show({
    differences: [
      { ...mint, kind: 'changed', fields },
      { ...rum, kind: 'removed', fields: [] },
    ],
  });

  expect(screen.getByText('NAME').closest('li')).toHaveTextContent('NAME: WildGarden mint');
  expect(screen.getAllByRole('insertion', { hidden: true }).map((mark) => mark.textContent)).toEqual([
    'Garden',
    '8.9',
  ]);
  expect(screen.getAllByRole('deletion', { hidden: true }).map((mark) => mark.textContent)).toEqual(['Wild']);
  expect(screen.getByText('Rum, 105: removed')).toBeInTheDocument();
});

test('the preview ends by a form, so it needs no script', () => {
  show({});

  const form = screen.getByRole('button', { name: 'End preview' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/preview/exit');
});
