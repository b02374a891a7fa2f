/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import type { MapEngineProps } from '@/components/stores/map/map-engine';
import { StoreMap } from '@/components/stores/map/store-map';
import { EARLY_CLICK_SCRIPT, takeEarlyClicks } from '@/lib/browser/early-click';
import { wordsFor } from '@/lib/words/words';

/** Props of the fake map engine, whose callbacks the tests call. The real engine needs a graphics card. */
let engine: MapEngineProps;
jest.mock('@/components/stores/map/map-engine', () => ({
  MapEngine: (props: MapEngineProps) => {
    engine = props;
    return <canvas tabIndex={0} aria-label="Streets" />;
  },
}));

const words = wordsFor('en');

const aMap = (load: 'near' | 'click') => (
  <StoreMap
    location={{ latitude: 48.85, longitude: 2.33 }}
    styleUrl="/style.json"
    load={load}
    place="14 rue des Quatre-Vents"
    directions={<a href="https://maps.example/">{words.directions}</a>}
    words={words.map}
  >
    <img src="/facade.jpg" alt="The façade" />
  </StoreMap>
);

function showMap(load: 'near' | 'click' = 'click') {
  render(aMap(load));
  return screen.getByRole('group', { name: words.map.label });
}

const messageIn = (map: HTMLElement) => map.querySelector('[data-map-message]');
const openMap = () => userEvent.click(screen.getByRole('button', { name: words.map.open }));

test('before the visitor opens the map, the address and the link to directions are shown', () => {
  expect(showMap()).toHaveAttribute('data-map-state', 'idle');
  expect(screen.getByText('14 rue des Quatre-Vents')).toBeVisible();
  expect(screen.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    'https://maps.example/',
  );
});

test('a click on “Show the map” before hydration opens the map after hydration', async () => {
  const script = document.createElement('script');
  script.textContent = EARLY_CLICK_SCRIPT;
  document.head.append(script);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(aMap('click'));
  screen.getByRole('button', { name: words.map.open }).click();

  render(aMap('click'), { container, hydrate: true });
  act(() => {
    for (const button of takeEarlyClicks()) button.click();
  });

  expect(await screen.findByLabelText('Streets')).toBeVisible();
});

test('a map that the visitor opens receives the focus as soon as the map is ready', async () => {
  const map = showMap();
  await openMap();
  expect(map).toHaveAttribute('data-map-state', 'loading');
  const canvas = await screen.findByLabelText('Streets');

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(canvas).toHaveFocus();
});

test('if the focus leaves the map’s area before the map is ready, the map does not take the focus', async () => {
  showMap();
  await openMap();
  await screen.findByLabelText('Streets');
  (document.activeElement as HTMLElement).blur();

  act(() => engine.onReady());

  expect(document.body).toHaveFocus();
});

test('if the map fails, a message tells the visitor that the map cannot be shown', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');

  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(screen.queryByLabelText('Streets')).toBeNull();
  expect(messageIn(map)).toHaveTextContent('The map cannot be shown here.');
});

test('screen readers announce the messages of a map that loads after a click', () => {
  expect(messageIn(showMap('click'))).toHaveAttribute('aria-live', 'polite');
});

test('screen readers do not announce the messages of a map that loads by itself', () => {
  const Observer = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  Object.assign(globalThis, { IntersectionObserver: Observer });

  expect(messageIn(showMap('near'))).not.toHaveAttribute('aria-live');
});

test('if the map fails while a control inside the map has the focus, the map’s area receives the focus', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');
  screen.getByRole('link', { name: words.directions }).focus();

  act(() => engine.onFailed());

  expect(map).toHaveFocus();
});

test('a map that is already shown stays visible if a map tile fails later', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');

  act(() => engine.onReady());
  act(() => engine.onFailed());

  expect(map).toHaveAttribute('data-map-state', 'ready');
});

test('a map that loses its graphics context shows a message until the context returns', async () => {
  const map = showMap();
  await openMap();
  await screen.findByLabelText('Streets');
  act(() => engine.onReady());

  act(() => engine.onLost());

  expect(map).toHaveAttribute('data-map-state', 'failed');
  expect(messageIn(map)).toHaveTextContent('The map cannot be shown here.');

  act(() => engine.onReady());

  expect(map).toHaveAttribute('data-map-state', 'ready');
  expect(messageIn(map)).toBeEmptyDOMElement();
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
