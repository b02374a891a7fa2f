/** What the flavour panel shows and what comes next. No React, no DOM, no clock: a wait is a state. */

/** A tile of the page is known by the id of its panel. */
export type TileKey = string;
/** Which of a tile's panels: its own flavour's, or that of the mini variant. */
type Variant = 'own' | 'mini';
export type Shown = { tile: TileKey; variant: Variant; isAboutShown: boolean };

export type Panel =
  | { state: 'closed' }
  | ({ state: 'open' } & Shown)
  /** The open panel fades; then it is gone, and what was picked meanwhile comes next. */
  | { state: 'fading'; leaving: Shown; next?: TileKey }
  /** The old panel is gone: the rest of the wait before the page scrolls. */
  | { state: 'settling'; next: TileKey }
  /** Picked while another was pending: nothing is open, and the whole wait begins anew. */
  | { state: 'waiting'; next: TileKey }
  /** The page scrolls to the row of the next tile. */
  | { state: 'scrolling'; next: TileKey };

export type PanelEvent =
  /** `isSameRow`: whether the tile stands in the row of the tile that is open now. */
  | { type: 'picked'; tile: TileKey; isSameRow: boolean }
  | { type: 'dismissed' }
  | { type: 'elapsed' }
  | { type: 'about toggled' }
  | { type: 'variant switched' }
  /** The browser's find-in-page, or the address, asks for this very text: no wait. */
  | { type: 'revealed'; tile: TileKey; variant: Variant; isAboutShown: boolean };

export const CLOSED: Panel = { state: 'closed' };

/** The owner's 300 ms before the scroll and 300 ms after it; the fade is the first part of the former. */
const BEFORE_SCROLL_MS = 300;
const AFTER_SCROLL_MS = 300;
/** DESIGN.md: closing takes 200 ms; `--panel-close` in app/tokens.css is the same. */
const CLOSE_MS = 200;

export const WAIT_MS = {
  fading: CLOSE_MS,
  settling: BEFORE_SCROLL_MS - CLOSE_MS,
  waiting: BEFORE_SCROLL_MS,
  scrolling: AFTER_SCROLL_MS,
} as const;

/** How long a state lasts; undefined for one that rests. */
export function waitOf(panel: Panel): number | undefined {
  return panel.state === 'closed' || panel.state === 'open' ? undefined : WAIT_MS[panel.state];
}

const opened = (tile: TileKey): Panel => ({ state: 'open', tile, variant: 'own', isAboutShown: false });
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
      return { state: 'open', tile: event.tile, variant: event.variant, isAboutShown: event.isAboutShown };
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
      // Without a successor the panel counts as closed already, so the pick opens at once.
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
