/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import type { Panel, PanelEvent } from '@/components/collections/panel/panel-state';
import { useFlavourPanel } from '@/components/collections/panel/use-flavour-panel';

const render = jest.fn<void, [Panel]>();
const scrollToRow = jest.fn<void, [string]>();
let send: (event: PanelEvent) => void;
jest.mock('@/components/collections/panel/panel-view', () => ({
  panelView: () => ({
    render,
    scrollToRow,
    isOutOfView: () => false,
    revealedPanel: () => undefined,
  }),
}));
jest.mock('@/components/collections/panel/panel-events', () => ({
  listenForPanelEvents: (...[, , , sendEvent]: [unknown, unknown, unknown, typeof send]) => {
    send = sendEvent;
    return () => undefined;
  },
}));

const pick = (tile: string) => act(() => send({ type: 'picked', tile, isSameRow: false }));
/** React starts the timer of the next state only after a render, so the clock advances by single milliseconds. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1) act(() => jest.advanceTimersByTime(1));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const root = { current: document.createElement('div') };
  renderHook(() => useFlavourPanel(root));
});

test('the scroll to another row starts 300 ms after the click, and the panel opens 300 ms after the scroll starts', () => {
  pick('mint');
  pick('rum');

  pass(299);
  expect(scrollToRow).not.toHaveBeenCalled();
  pass(1);
  expect(scrollToRow.mock.calls).toEqual([['rum']]);

  pass(299);
  expect(render).toHaveBeenLastCalledWith({ state: 'scrolling', next: 'rum' });
  pass(1);
  expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'open', tile: 'rum' }));
});

test.each([
  ['the fade', 150],
  ['the wait after the fade', 250],
])('a second click during %s delays the scroll until 300 ms after this click', (_, ms) => {
  pick('mint');
  pick('rum');
  pass(ms);
  pick('rose');

  pass(299);
  expect(scrollToRow).not.toHaveBeenCalled();
  pass(1);
  expect(scrollToRow.mock.calls).toEqual([['rose']]);
});

test('a second click during the scroll starts another scroll after 300 ms', () => {
  pick('mint');
  pick('rum');
  pass(300 + 150);
  pick('rose');

  pass(299);
  expect(scrollToRow.mock.calls).toEqual([['rum']]);
  pass(1);
  expect(scrollToRow.mock.calls).toEqual([['rum'], ['rose']]);
});
