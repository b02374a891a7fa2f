import { readFileSync } from 'node:fs';

import {
  CLOSED,
  nextPanel,
  type Panel,
  type PanelEvent,
  WAIT_MS,
  waitOf,
} from '@/components/collections/panel/panel-state';

const picked = (tile: string, isSameRow = false): PanelEvent => ({ type: 'picked', tile, isSameRow });
const dismissed: PanelEvent = { type: 'dismissed' };
const elapsed: PanelEvent = { type: 'elapsed' };
const aboutToggled: PanelEvent = { type: 'about toggled' };
const variantSwitched: PanelEvent = { type: 'variant switched' };
const after = (...events: PanelEvent[]) => events.reduce(nextPanel, CLOSED);
const open = (tile: string): Panel => ({
  state: 'open',
  isPicked: true,
  tile,
  variant: 'own',
  isAboutShown: false,
});

test('from the closed state, picking a flavour opens its panel at once', () => {
  expect(after(picked('mint'))).toEqual(open('mint'));
});

test('picking the open flavour again closes its panel', () => {
  expect(after(picked('mint'), picked('mint', true), elapsed)).toEqual(CLOSED);
});

test('picking the open flavour again closes its panel even if the flavour is now in another row', () => {
  expect(after(picked('mint'), picked('mint', false), elapsed)).toEqual(CLOSED);
});

test('picking a flavour in the same row replaces the open panel at once', () => {
  expect(after(picked('mint'), picked('rum', true))).toEqual(open('rum'));
});

test('picking a flavour in another row closes the open panel first', () => {
  expect(after(picked('mint'), picked('rum'))).toMatchObject({
    state: 'fading',
    leaving: { tile: 'mint' },
    next: 'rum',
  });
});

test('if Escape is pressed while the open panel fades out, no panel is open after the fade', () => {
  const dismissedWhileFading = after(picked('mint'), picked('rum'), dismissed);

  expect(dismissedWhileFading).toEqual({
    state: 'fading',
    leaving: { tile: 'mint', variant: 'own', isAboutShown: false },
  });
  expect(nextPanel(dismissedWhileFading, elapsed)).toEqual(CLOSED);
});

test('after the open panel has faded out, the page waits before it scrolls', () => {
  expect(after(picked('mint'), picked('rum'), elapsed)).toEqual({ state: 'settling', next: 'rum' });
});

test('after the fade and a short wait, the page scrolls to the row of the picked flavour', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, elapsed)).toEqual({ state: 'scrolling', next: 'rum' });
});

test('after the scroll, the panel of the picked flavour opens', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, elapsed, elapsed)).toEqual(open('rum'));
});

test('the fade of a panel lasts as long as `--panel-close` in the stylesheet', () => {
  const [, milliseconds] = /--panel-close:\s*(\d+)ms/.exec(readFileSync('app/tokens.css', 'utf8')) ?? [];

  expect(WAIT_MS.fading).toBe(Number(milliseconds));
});

test('before the scroll, a new pick replaces the pending flavour and restarts the 300 ms before the scroll', () => {
  const panel = after(picked('mint'), picked('rum'), elapsed, picked('rose'));

  expect([panel, waitOf(panel)]).toEqual([{ state: 'waiting', next: 'rose' }, 300]);
});

test('during the scroll, a new pick replaces the pending flavour and restarts the 300 ms before the scroll', () => {
  const panel = after(picked('mint'), picked('rum'), elapsed, elapsed, picked('rose'));

  expect([panel, waitOf(panel)]).toEqual([{ state: 'waiting', next: 'rose' }, 300]);
});

test('during the restarted 300 ms before the scroll, a new pick replaces the pending flavour again', () => {
  const events = [picked('mint'), picked('rum'), elapsed, picked('rose'), picked('salt')];

  expect(after(...events)).toEqual({ state: 'waiting', next: 'salt' });
});

test('while a panel closes after Escape, picking another flavour opens that flavour at once', () => {
  expect(after(picked('mint'), dismissed, picked('rum'))).toEqual(open('rum'));
});

test('a press of the toggle shows the product description', () => {
  expect(after(picked('mint'), aboutToggled)).toMatchObject({ tile: 'mint', isAboutShown: true });
});

test('a second press of the toggle hides the product description', () => {
  expect(after(picked('mint'), aboutToggled, aboutToggled)).toEqual(open('mint'));
});

test('during the fade, a panel still shows its product description', () => {
  expect(after(picked('mint'), aboutToggled, dismissed)).toMatchObject({ leaving: { isAboutShown: true } });
});

test('the variant switch shows the mini variant of the same flavour', () => {
  expect(after(picked('mint'), variantSwitched)).toMatchObject({ tile: 'mint', variant: 'mini' });
});

test('the variant switch returns from the mini variant to the full size', () => {
  expect(after(picked('mint'), variantSwitched, variantSwitched)).toEqual(open('mint'));
});

test('after a switch to the mini variant, the next picked flavour is shown in full size', () => {
  expect(after(picked('mint'), variantSwitched, picked('rum', true))).toEqual(open('rum'));
});

test('if no panel is open, find-in-page opens the found flavour at once', () => {
  const panel = after({ type: 'revealed', tile: 'mint', variant: 'mini', isAboutShown: true });

  expect(panel).toEqual({ ...open('mint'), isPicked: false, variant: 'mini', isAboutShown: true });
});

test('if find-in-page finds text in another panel, this panel replaces the open panel at once', () => {
  const panel = after(picked('mint'), { type: 'revealed', tile: 'rum', variant: 'own', isAboutShown: false });

  expect(panel).toEqual({ ...open('rum'), isPicked: false });
});

test('find-in-page cancels a pending flavour and opens the found flavour at once', () => {
  const found: PanelEvent = { type: 'revealed', tile: 'rose', variant: 'own', isAboutShown: false };

  expect(after(picked('mint'), picked('rum'), elapsed, found)).toEqual({ ...open('rose'), isPicked: false });
});
