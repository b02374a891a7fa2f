// The state machine of the flavour panel, without React, DOM and timers. Each wait is a state that the event
// `elapsed` ends.

/** The element id of the tile's panel. */
export type TileKey = string;
/** `variant`: the panel of the flavour (`own`) or of its mini. */
export type Shown = { tile: TileKey; variant: 'own' | 'mini'; isAboutShown: boolean };

export type Panel =
  | { state: 'closed' }
  /** `isPicked` is false if find-in-page or the address opened the panel. */
  | ({ state: 'open'; isPicked: boolean } & Shown)
  | { state: 'fading'; leaving: Shown; next?: TileKey }
  /** Waits for the rest of BEFORE_SCROLL_MS, after the old panel has faded. */
  | { state: 'settling'; next: TileKey }
  /** Waits BEFORE_SCROLL_MS, because a tile was picked in the state `settling`, `waiting` or `scrolling`. */
  | { state: 'waiting'; next: TileKey }
  | { state: 'scrolling'; next: TileKey };

export type PanelEvent =
  | { type: 'picked'; tile: TileKey; isSameRow: boolean }
  | { type: 'dismissed' }
  | { type: 'elapsed' }
  | { type: 'about toggled' }
  | { type: 'variant switched' }
  /** Find-in-page has a match in the panel, or the address names the panel. */
  | ({ type: 'revealed' } & Shown);

export const CLOSED: Panel = { state: 'closed' };

/** Delay from a pick to the scroll to another row, fade included (docs/specification.md, section 2). */
const BEFORE_SCROLL_MS = 300;
/** Delay from the start of the scroll to the opening of the next panel (docs/specification.md, section 2). */
const AFTER_SCROLL_MS = 300;
/** Fade of a closing panel (docs/design.md). Must equal `--panel-close` in app/tokens.css. */
const CLOSE_MS = 200;

export const WAIT_MS = {
  fading: CLOSE_MS,
  settling: BEFORE_SCROLL_MS - CLOSE_MS,
  waiting: BEFORE_SCROLL_MS,
  scrolling: AFTER_SCROLL_MS,
} as const;

export function waitOf(panel: Panel): number | undefined {
  return panel.state === 'closed' || panel.state === 'open' ? undefined : WAIT_MS[panel.state];
}

const opened = (tile: TileKey): Panel => ({
  state: 'open',
  isPicked: true,
  tile,
  variant: 'own',
  isAboutShown: false,
});
const shownOf = ({ tile, variant, isAboutShown }: Shown): Shown => ({ tile, variant, isAboutShown });

export function nextPanel(panel: Panel, event: PanelEvent): Panel {
  switch (event.type) {
    case 'picked':
      return afterPick(panel, event.tile, event.isSameRow);
    case 'dismissed':
      if (panel.state === 'open') return { state: 'fading', leaving: shownOf(panel) };
      return panel.state === 'fading' ? { state: 'fading', leaving: panel.leaving } : CLOSED;
    case 'elapsed':
      return afterWait(panel);
    case 'about toggled':
      return panel.state === 'open' ? { ...panel, isAboutShown: !panel.isAboutShown } : panel;
    case 'variant switched':
      if (panel.state !== 'open') return panel;
      return { ...panel, variant: panel.variant === 'own' ? 'mini' : 'own', isAboutShown: false };
    case 'revealed':
      return { state: 'open', isPicked: false, ...shownOf(event) };
  }
}

function afterPick(panel: Panel, tile: TileKey, isSameRow: boolean): Panel {
  switch (panel.state) {
    case 'closed':
      return opened(tile);
    case 'open':
      if (panel.tile === tile) return { state: 'fading', leaving: shownOf(panel) };
      return isSameRow ? opened(tile) : { state: 'fading', leaving: shownOf(panel), next: tile };
    case 'fading':
      // If `next` is undefined, the picked tile's panel opens at once, although the old panel is still fading.
      return panel.next === undefined ? opened(tile) : { ...panel, next: tile };
    case 'settling':
    case 'waiting':
    case 'scrolling':
      return { state: 'waiting', next: tile };
  }
}

function afterWait(panel: Panel): Panel {
  switch (panel.state) {
    case 'fading':
      return panel.next === undefined ? CLOSED : { state: 'settling', next: panel.next };
    case 'settling':
    case 'waiting':
      return { state: 'scrolling', next: panel.next };
    case 'scrolling':
      return opened(panel.next);
    case 'closed':
    case 'open':
      return panel;
  }
}
