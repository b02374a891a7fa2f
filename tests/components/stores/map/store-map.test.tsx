/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { MapEngineProps } from '@/components/stores/map/map-engine';
import { mapWords } from '@/components/stores/map/map-words';
import { StoreMap } from '@/components/stores/map/store-map';
import { wordsFor } from '@/lib/words/words';

/** Replaces the map engine, which needs a graphics card. The test calls its callbacks. */
let engine: MapEngineProps;
jest.mock('@/components/stores/map/map-engine', () => ({
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

const openMap = () => userEvent.click(screen.getByRole('button', { name: words.openMap }));

test('before the map is opened, the address and the link to directions are shown', () => {
  expect(showMap()).toHaveAttribute('data-map-state', 'idle');
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();
  expect(screen.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    'https://maps.example/',
  );
});

test('a map that is ready receives the focus', async () => {
  const map = showMap();
  await openMap();
  expect(map).toHaveAttribute('data-map-state', 'loading');
  const canvas = await screen.findByLabelText('Streets');

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(canvas).toHaveFocus();
});

test('the map does not take the focus from another element', async () => {
  showMap();
  await openMap();
  await screen.findByLabelText('Streets');
  (document.activeElement as HTMLElement).blur();

  act(() => engine.onReady());

  expect(document.body).toHaveFocus();
});

test('a map that fails says so', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');

  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.queryByLabelText('Streets')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be shown here.');
});

test('a map that is already shown stays if a tile fails later', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');

  act(() => engine.onReady());
  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'ready');
});

test('the map says that it cannot be shown while the graphics context is lost, then returns', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');
  act(() => engine.onReady());

  act(() => engine.onLost());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be shown here.');

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the picture of the façade is shown only if the map fails', async () => {
  const map = showMap();
  expect(screen.queryByRole('img', { name: 'The façade' })).toBeNull();
  await openMap();
  await screen.findByLabelText('Streets');

  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.getByRole('img', { name: 'The façade' })).toBeVisible();
});
