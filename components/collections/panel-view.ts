import { panelHeadingId } from './element-id';
import { showNeighbours } from './panel-neighbours';
import type { Panel, Shown, TileKey } from './panel-state';
import { needsScroll, rowTarget } from './scroll';
import { rowTiles } from './tile-rows';

import { breakpointAt } from '@/lib/model/breakpoints';

/** The tiles and panels of the page as the document has them: read, and written for one state at a time. */
export type PanelView = ReturnType<typeof panelView>;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function panelView(root: HTMLElement) {
  let shown: HTMLElement | undefined;
  root.toggleAttribute('data-live', true); // for the stylesheet: the tiles' buttons work

  const byId = (id: string) => root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const tileOf = (key: TileKey) =>
    byId(key)
      ?.closest('[data-collection]')
      ?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(key)}"]`) ?? undefined;
  const panelOf = ({ tile, variant }: Shown) => {
    const own = byId(tile);
    const next = own?.nextElementSibling;
    return variant === 'mini' && next instanceof HTMLElement && isMini(next) ? next : (own ?? undefined);
  };

  function hide(panel: HTMLElement): void {
    panel.setAttribute('hidden', 'until-found');
    panel.removeAttribute('role');
    panel.removeAttribute('aria-labelledby');
    delete panel.dataset.state;
    if (isMini(panel)) delete panel.dataset.flavourPanel;
    showAbout(panel, false);
  }

  function show(panel: HTMLElement): void {
    if (isMini(panel)) panel.dataset.flavourPanel = panel.dataset.miniPanel;
    panel.removeAttribute('hidden');
    // Only now: what is hidden in the way that find-in-page can open is still told to screen readers, by role and name.
    panel.setAttribute('role', 'group');
    panel.setAttribute('aria-labelledby', panelHeadingId(panel.id));
  }

  function write(panel: Panel): void {
    const content = panel.state === 'open' ? panel : panel.state === 'fading' ? panel.leaving : undefined;
    const next = content && panelOf(content);
    if (shown && shown !== next) {
      markTile(tileOfPanel(shown), 'closed');
      hide(shown);
    }
    shown = next;
    if (!content || !next) return;
    show(next);
    next.dataset.state = panel.state;
    showAbout(next, content.isAboutShown);
    const tile = tileOf(content.tile);
    markTile(tile, panel.state === 'open' ? 'open' : 'leaving', next.dataset.style);
    tile?.setAttribute('aria-controls', next.id);
    if (tile) showNeighbours(next, tile);
  }

  return {
    /**
     * Makes the document show a state: exactly its panel is visible, and its tile says so. When a panel above the picked
     * tile goes, the page scrolls by as much, so that the tile stays under the finger.
     */
    render(panel: Panel): void {
      const touched = 'next' in panel && panel.next !== undefined ? tileOf(panel.next) : undefined;
      keepInPlace(touched, () => write(panel));
    },
    /** Tells those who do not see the panel whose it is now. */
    announce(panel: Panel): void {
      const name = panel.state === 'open' ? shown?.querySelector('h4')?.textContent : '';
      const region = root.querySelector('[data-announcement]');
      if (region && region.textContent !== name) region.textContent = name ?? '';
    },
    shownElement: () => shown,
    /** The row may be another when the window's width has changed. */
    renewNeighbours(): void {
      const tile = shown && tileOfPanel(shown);
      if (shown && tile) showNeighbours(shown, tile);
    },
    tileOf,
    /** Whether two tiles stand in one row of one collection in the window as it is. */
    isSameRow(a: TileKey, b: TileKey): boolean {
      const [first, second] = [tileOf(a), tileOf(b)];
      return first !== undefined && second !== undefined && rowTiles(first).includes(second);
    },
    /** Scrolls a tile's row to its place below the header. */
    scrollToRow(key: TileKey, behavior: ScrollBehavior = isStill() ? 'instant' : 'smooth'): void {
      const tile = tileOf(key);
      if (!tile) return;
      const top = Math.min(...rowTiles(tile).map((other) => other.getBoundingClientRect().top));
      const target = rowTarget(top, window.scrollY, breakpointAt(window.innerWidth));
      window.scrollTo({ top: target, behavior });
    },
    /** Scrolls to a text of a panel if nothing of it is in the window. */
    bringIntoWindow(text: Element): void {
      const { top, bottom } = text.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < window.innerHeight;
      if (!isInWindow) text.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    /** Whether the open panel lies too far down to be noticed, or to say whose it is. */
    isOutOfSight(): boolean {
      const naming = shown?.querySelector('h4')?.parentElement;
      if (!shown || !naming) return false;
      return needsScroll(shown.getBoundingClientRect(), naming.getBoundingClientRect(), window.innerHeight);
    },
    makeWhite(): void {
      for (const panel of root.querySelectorAll<HTMLElement>('flavour-panel')) panel.dataset.style = 'white';
    },
    /** The tile and variant whose text an element of the grid is part of. */
    whereIs(element: Element): { tile: TileKey; variant: 'own' | 'mini' } | undefined {
      const panel = element.closest<HTMLElement>('flavour-panel');
      const tile = panel && tileOfPanel(panel);
      return tile?.dataset.tile === undefined || !panel
        ? undefined
        : { tile: tile.dataset.tile, variant: isMini(panel) ? 'mini' : 'own' };
    },
    /** What the browser has revealed by itself, before anybody listened. */
    revealed(): { tile: TileKey; variant: 'own' | 'mini'; isAboutShown: boolean } | undefined {
      const panel = root.querySelector('flavour-panel:not([hidden])');
      const found = panel ? this.whereIs(panel) : undefined;
      return found && { ...found, isAboutShown: panel?.querySelector('[data-about]:not([hidden])') !== null };
    },
    /** The first tile of a flavour; for a mini without a tile, its parent's. */
    find(flavourId: string): { tile: TileKey; variant: 'own' | 'mini' } | undefined {
      const id = CSS.escape(flavourId);
      const tile = root.querySelector<HTMLElement>(`[data-flavour="${id}"]`)?.dataset.tile;
      if (tile !== undefined) return { tile, variant: 'own' };
      const mini = root.querySelector(`[data-mini-panel="${id}"]`);
      return mini ? this.whereIs(mini) : undefined;
    },
  };
}

/**
 * Makes a change and puts back on the screen what it has moved. Measured after the change, so that a browser which has
 * anchored the scroll position by itself is not helped twice.
 */
function keepInPlace(element: HTMLElement | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top;
  change();
  if (element === undefined || before === undefined) return;
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

const isMini = (panel: HTMLElement) => panel.dataset.miniPanel !== undefined;

function tileOfPanel(panel: HTMLElement): HTMLElement | undefined {
  const own = isMini(panel) ? panel.previousElementSibling : panel;
  const item = own?.previousElementSibling;
  return item?.querySelector<HTMLElement>('[data-tile]') ?? undefined;
}

/** Says on a tile, for screen readers and for the stylesheet, what its panel does. */
function markTile(tile: HTMLElement | undefined, state: 'open' | 'leaving' | 'closed', style = ''): void {
  tile?.setAttribute('aria-expanded', String(state === 'open'));
  const item = tile?.closest<HTMLElement>('[data-item]');
  item?.toggleAttribute('data-leaving', state === 'leaving');
  if (state === 'closed') item?.removeAttribute('data-open');
  else item?.setAttribute('data-open', style);
}

function showAbout(panel: HTMLElement, isShown: boolean): void {
  const about = panel.querySelector('[data-about]');
  if (!about) return;
  if (isShown) about.removeAttribute('hidden');
  else about.setAttribute('hidden', 'until-found');
  panel.querySelector('[data-about-toggle]')?.setAttribute('aria-expanded', String(isShown));
}
