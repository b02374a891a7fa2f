/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { PublicationList } from '@/components/preview/lists/publication-list';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import type { PublicationStatus } from '@/lib/editing/publish/publication-status';

const show = (status: Partial<PublicationStatus>) =>
  render(
    <PublicationList status={{ planned: [], publications: [], ...status }} words={previewWordsFor('en')} />,
  );

test('the preview bar shows the publish time and the publisher of the public page', () => {
  show({ publicSince: { at: '21 November 2026 at 08:00', by: 'Ada' } });

  expect(
    screen.getByText('Public version online since 21 November 2026 at 08:00, published by Ada'),
  ).toBeInTheDocument();
});

test('the preview bar lists planned and latest publishes, each with time, outcome and author (if known)', () => {
  show({
    planned: [{ id: 'a1', at: '1 December at 08:00', outcome: 'planned', deployment: 'winter', by: 'Bob' }],
    publications: [
      { id: 'a2', at: 'today', outcome: 'updated', deployment: 'autumn', by: 'Ada', note: 'New range' },
      {
        id: 'a3',
        at: 'yesterday',
        outcome: 'refused',
        deployment: 'summer',
        reason: { text: 'not JSON', lang: 'en' },
      },
    ],
  });

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A planned publish publishes the documents as they are at its time.',
    'Planned for 1 December at 08:00 · winter · by Bob',
    'today · published · autumn · by Ada · “New range”',
    'yesterday · refused · summer · not JSON',
  ]);
});
