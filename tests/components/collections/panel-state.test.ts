import { readFileSync } from 'node:fs';

import {
  CLOSED,
  nextPanel,
  type Panel,
  type PanelEvent,
  WAIT_MS,
  waitOf,
} from '@/components/collections/panel-state';

const picked = (tile: string, isSameRow = false): PanelEvent => ({ type: 'picked', tile, isSameRow });
const dismissed: PanelEvent = { type: 'dismissed' };
const elapsed: PanelEvent = { type: 'elapsed' };
const aboutToggled: PanelEvent = { type: 'about toggled' };
const variantSwitched: PanelEvent = { type: 'variant switched' };
const after = (...events: PanelEvent[]) => events.reduce(nextPanel, CLOSED);
const open = (tile: string): Panel => ({ state: 'open', tile, variant: 'own', isAboutShown: false });

test('picking a flavour while nothing is open opens its panel at once', () => {
  expect(after(picked('mint'))).toEqual(open('mint'));
});

test('picking the open flavour again closes the panel', () => {
  expect(after(picked('mint'), picked('mint', true), elapsed)).toEqual(CLOSED);
});

test('picking the open flavour again closes it even where its row has changed since', () => {
  expect(after(picked('mint'), picked('mint', false), elapsed)).toEqual(CLOSED);
});

test('picking another flavour in the same row swaps the panel at once', () => {
  expect(after(picked('mint'), picked('rum', true))).toEqual(open('rum'));
});

test('picking a flavour in another row takes the open panel away first', () => {
  expect(after(picked('mint'), picked('rum'))).toMatchObject({
    state: 'fading',
    leaving: { tile: 'mint' },
    next: 'rum',
  });
});

test('dismissed while another was picked, the old panel fades to its end and nothing comes after it', () => {
  const dismissedWhileFading = after(picked('mint'), picked('rum'), dismissed);

  expect(dismissedWhileFading).toEqual({
    state: 'fading',
    leaving: { tile: 'mint', variant: 'own', isAboutShown: false },
  });
  expect(nextPanel(dismissedWhileFading, elapsed)).toEqual(CLOSED);
});

test('once the old panel is gone the page waits for the rest of the 300 ms', () => {
  expect(after(picked('mint'), picked('rum'), elapsed)).toEqual({ state: 'settling', next: 'rum' });
});

test('after the first wait the page scrolls to the row of the picked flavour', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, elapsed)).toEqual({ state: 'scrolling', next: 'rum' });
});

test('after the second wait the panel opens at the picked flavour', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, elapsed, elapsed)).toEqual(open('rum'));
});

test('300 ms pass between the click and the scroll', () => {
  expect(WAIT_MS.fading + WAIT_MS.settling).toBe(300);
});

test('another 300 ms pass between the scroll and the opening', () => {
  expect(WAIT_MS.scrolling).toBe(300);
});

test('the panel fades for as long as the stylesheet says', () => {
  const [, milliseconds] = /--panel-close:\s*(\d+)ms/.exec(readFileSync('app/tokens.css', 'utf8')) ?? [];

  expect(WAIT_MS.fading).toBe(Number(milliseconds));
});

test('a later pick while the old panel fades takes the place of the earlier one', () => {
  const panel = after(picked('mint'), picked('rum'), picked('rose'), elapsed, elapsed, elapsed);

  expect(panel).toEqual(open('rose'));
});

test('the flavour that fades away may be picked again in place of the pending one', () => {
  const panel = after(picked('mint'), picked('rum'), picked('mint'), elapsed, elapsed, elapsed);

  expect(panel).toEqual(open('mint'));
});

test('a later pick before the scroll takes the place of the earlier one and waits 300 ms anew', () => {
  const panel = after(picked('mint'), picked('rum'), elapsed, picked('rose'));

  expect([panel, waitOf(panel)]).toEqual([{ state: 'waiting', next: 'rose' }, 300]);
});

test('a later pick during the scroll takes the place of the earlier one and waits 300 ms anew', () => {
  const panel = after(picked('mint'), picked('rum'), elapsed, elapsed, picked('rose'));

  expect([panel, waitOf(panel)]).toEqual([{ state: 'waiting', next: 'rose' }, 300]);
});

test('a pick that waits anew is scrolled to before it opens', () => {
  const events = [picked('mint'), picked('rum'), elapsed, picked('rose')];

  expect(after(...events, elapsed)).toEqual({ state: 'scrolling', next: 'rose' });
});

test('a further pick while one waits anew takes its place', () => {
  const events = [picked('mint'), picked('rum'), elapsed, picked('rose'), picked('salt')];

  expect(after(...events)).toEqual({ state: 'waiting', next: 'salt' });
});

test('the pending flavour picked once more stays pending and opens', () => {
  const events = [picked('mint'), picked('rum'), elapsed, picked('rum')];

  expect(after(...events, elapsed, elapsed)).toEqual(open('rum'));
});

test('Escape closes the open panel', () => {
  expect(after(picked('mint'), dismissed, elapsed)).toEqual(CLOSED);
});

test('Escape while the old panel fades drops the pending pick', () => {
  expect(after(picked('mint'), picked('rum'), dismissed, elapsed)).toEqual(CLOSED);
});

test('Escape before the scroll drops the pending pick', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, dismissed)).toEqual(CLOSED);
});

test('Escape during the scroll drops the pending pick', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, elapsed, dismissed)).toEqual(CLOSED);
});

test('Escape while a pick waits anew drops it', () => {
  expect(after(picked('mint'), picked('rum'), elapsed, picked('rose'), dismissed)).toEqual(CLOSED);
});

test('Escape while nothing is open changes nothing', () => {
  expect(after(dismissed)).toEqual(CLOSED);
});

test('a flavour picked while the panel is on its way out opens at once, as from closed', () => {
  expect(after(picked('mint'), dismissed, picked('rum'))).toEqual(open('rum'));
});

test('the flavour just closed opens again when it is picked once more', () => {
  expect(after(picked('mint'), picked('mint', true), picked('mint'))).toEqual(open('mint'));
});

test('a late tick does not touch an open panel', () => {
  expect(after(picked('mint'), elapsed)).toEqual(open('mint'));
});

test('a late tick does not touch a closed panel', () => {
  expect(after(elapsed)).toEqual(CLOSED);
});

test('an open panel hides the text about the product at first', () => {
  expect(after(picked('mint'))).toMatchObject({ isAboutShown: false });
});

test('the toggle shows the text about the product', () => {
  expect(after(picked('mint'), aboutToggled)).toMatchObject({ tile: 'mint', isAboutShown: true });
});

test('the toggle pressed twice hides the text about the product again', () => {
  expect(after(picked('mint'), aboutToggled, aboutToggled)).toEqual(open('mint'));
});

test('the toggle does nothing while no panel is open', () => {
  expect(after(aboutToggled)).toEqual(CLOSED);
});

test('the text about the product is hidden again when the panel is swapped in its row', () => {
  expect(after(picked('mint'), aboutToggled, picked('rum', true))).toEqual(open('rum'));
});

test('the text about the product is hidden again when the panel opens in another row', () => {
  expect(after(picked('mint'), aboutToggled, picked('rum'), elapsed, elapsed, elapsed)).toEqual(open('rum'));
});

test('the text about the product is hidden again when its flavour is closed and reopened', () => {
  expect(after(picked('mint'), aboutToggled, dismissed, elapsed, picked('mint'))).toEqual(open('mint'));
});

test('the panel that fades away keeps its text about the product until it is gone', () => {
  expect(after(picked('mint'), aboutToggled, dismissed)).toMatchObject({ leaving: { isAboutShown: true } });
});

test('the switch shows the mini variant in the same tile', () => {
  expect(after(picked('mint'), variantSwitched)).toMatchObject({ tile: 'mint', variant: 'mini' });
});

test('the switch leads back from the mini variant', () => {
  expect(after(picked('mint'), variantSwitched, variantSwitched)).toEqual(open('mint'));
});

test('the text about the product is hidden again when the variant is switched', () => {
  expect(after(picked('mint'), aboutToggled, variantSwitched)).toMatchObject({ isAboutShown: false });
});

test('the switch does nothing while no panel is open', () => {
  expect(after(variantSwitched)).toEqual(CLOSED);
});

test('picking the tile whose mini variant is shown closes the panel', () => {
  expect(after(picked('mint'), variantSwitched, picked('mint', true), elapsed)).toEqual(CLOSED);
});

test('a flavour picked after a switch is shown in its full size', () => {
  expect(after(picked('mint'), variantSwitched, picked('rum', true))).toEqual(open('rum'));
});

test('what find-in-page finds opens at once while nothing is open', () => {
  const panel = after({ type: 'revealed', tile: 'mint', variant: 'mini', isAboutShown: true });

  expect(panel).toEqual({ state: 'open', tile: 'mint', variant: 'mini', isAboutShown: true });
});

test('what find-in-page finds takes the place of the open panel at once', () => {
  const panel = after(picked('mint'), { type: 'revealed', tile: 'rum', variant: 'own', isAboutShown: false });

  expect(panel).toEqual(open('rum'));
});

test('what find-in-page finds takes the place of a pending pick', () => {
  const found: PanelEvent = { type: 'revealed', tile: 'rose', variant: 'own', isAboutShown: false };

  expect(after(picked('mint'), picked('rum'), elapsed, found)).toEqual(open('rose'));
});

test('an open panel rests', () => {
  expect(waitOf(after(picked('mint')))).toBeUndefined();
});

test('a closed panel rests', () => {
  expect(waitOf(CLOSED)).toBeUndefined();
});
