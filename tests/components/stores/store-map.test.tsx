/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { MapEngineProps } from '@/components/stores/map-engine';
import { mapWords } from '@/components/stores/map-words';
import { StoreMap } from '@/components/stores/store-map';
import { wordsFor } from '@/lib/words/words';

/** Stands in for the engine, which needs a graphics card: the test says what becomes of it. */
let engine: MapEngineProps;
jest.mock('@/components/stores/map-engine', () => ({
  MapEngine: (props: MapEngineProps) => {
    engine = props;
    return <canvas tabIndex={0} aria-label="Streets" />;
  },
}));

const words = wordsFor('en');

function showMap() {
  render(
    <StoreMap
      location={{ latitude: 48.85, longitude: 2.33 }}
      styleUrl="/style.json"
      load="click"
      place="14 rue des Quatre-Vents"
      directions="https://maps.example/"
      words={mapWords(words)}
    >
      <img src="/facade.jpg" alt="The façade" />
    </StoreMap>,
  );
  return screen.getByRole('group', { name: words.map });
}

const ask = () => userEvent.click(screen.getByRole('button', { name: words.openMap }));

test('asks first, with the address and the directions beside', () => {
  expect(showMap()).toHaveAttribute('data-map-state', 'idle');
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();
  expect(screen.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    'https://maps.example/',
  );
});

test('shows the map when it is ready, and the focus goes on to it', async () => {
  const map = showMap();
  await ask();
  expect(map).toHaveAttribute('data-map-state', 'loading');
  const canvas = await screen.findByLabelText('Streets');

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(screen.queryByText('14 rue des Quatre-Vents')).toBeNull();
  expect(canvas).toHaveFocus();
});

test('does not take the focus from elsewhere', async () => {
  showMap();
  await ask();
  await screen.findByLabelText('Streets');
  (document.activeElement as HTMLElement).blur();

  act(() => engine.onReady());

  expect(document.body).toHaveFocus();
});

test('goes back to the address when the map fails', async () => {
  const map = showMap();
  await ask();
  await screen.findByLabelText('Streets');

  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.queryByLabelText('Streets')).toBeNull();
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();
});

test('stays with a map that is there when a tile fails later', async () => {
  const map = showMap();
  await ask();
  await screen.findByLabelText('Streets');

  act(() => engine.onReady());
  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'ready');
});

test('waits behind the address while its graphics are taken away, and is back with them', async () => {
  const map = showMap();
  await ask();
  await screen.findByLabelText('Streets');
  act(() => engine.onReady());

  act(() => engine.onLost());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(screen.queryByText('14 rue des Quatre-Vents')).toBeNull();
});

test('shows the façade where it fails, and not before', async () => {
  const map = showMap();
  expect(screen.queryByRole('img', { name: 'The façade' })).toBeNull();
  await ask();
  await screen.findByLabelText('Streets');

  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.getByRole('img', { name: 'The façade' })).toBeVisible();
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();
});
