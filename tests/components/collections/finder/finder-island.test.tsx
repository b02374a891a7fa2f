/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { FinderIsland } from '@/components/collections/finder/finder-island';
import { wordsFor } from '@/lib/words/words';

test('if React runs effects twice, as in development, a click toggles an allergen only once', async () => {
  history.replaceState(null, '', '/?without=milk');
  render(
    <StrictMode>
      <section data-section="collections">
        <FinderIsland answers={new Map()} words={wordsFor('en').finder} locale="en">
          <button data-allergen="milk">milk</button>
          <button data-allergen="soya">soya</button>
        </FinderIsland>
      </section>
    </StrictMode>,
  );
  const soya = screen.getByRole('button', { name: 'soya' });
  await waitFor(() => expect(soya).toHaveAttribute('aria-pressed', 'false'));

  await userEvent.click(soya);

  expect(soya).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?without=milk,soya');
});
