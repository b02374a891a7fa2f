/** @jest-environment jsdom */
import { CLOSED, nextPanel, type Panel, type PanelEvent } from '@/components/collections/panel/panel-state';
import { panelView } from '@/components/collections/panel/panel-view';

const TILES = ['mint', 'rum', 'rose'];
const EVENTS: PanelEvent[] = [
  ...TILES.flatMap((tile): PanelEvent[] => [
    { type: 'picked', tile, isSameRow: true },
    { type: 'picked', tile, isSameRow: false },
    { type: 'revealed', tile, variant: 'mini', isAboutShown: true },
  ]),
  { type: 'dismissed' },
  { type: 'elapsed' },
  { type: 'about toggled' },
  { type: 'variant switched' },
];

/** Returns every state that any sequence of events leads to. */
function everyState(): Panel[] {
  const found = new Map([[JSON.stringify(CLOSED), CLOSED]]);
  for (const panel of found.values())
    for (const event of EVENTS) {
      const next = nextPanel(panel, event);
      found.set(JSON.stringify(next), next);
    }
  return [...found.values()];
}

function expectedPanels(panel: Panel): string[] {
  const shown = panel.state === 'open' ? panel : panel.state === 'fading' ? panel.leaving : undefined;
  return shown ? [shown.variant === 'mini' ? `${shown.tile}-mini` : shown.tile] : [];
}

test('after any sequence of events, only the panel of the open or fading flavour is visible', () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } }); // jsdom has no CSS.escape
  const tiles = TILES.map(
    (tile) => `
      <div data-item><button data-tile="${tile}">${tile}</button></div>
      <flavour-panel id="${tile}" data-flavour-panel="${tile}" hidden="until-found"></flavour-panel>
      <flavour-panel id="${tile}-mini" data-mini-panel="${tile}-mini" hidden="until-found"></flavour-panel>`,
  );
  document.body.innerHTML = `<div id="root">${tiles.join('')}</div>`;
  const view = panelView(document.getElementById('root') as HTMLElement);
  const visiblePanels = () =>
    [...document.querySelectorAll('flavour-panel:not([hidden])')].map(({ id }) => id);

  const states = everyState();
  expect(states.length).toBeGreaterThan(50);
  for (const before of states)
    for (const event of EVENTS) {
      const after = nextPanel(before, event);
      view.render(before);
      view.render(after);

      expect({ before, event, visible: visiblePanels() }).toEqual({
        before,
        event,
        visible: expectedPanels(after),
      });
    }
});
