import { ANNOUNCEMENT_ID, panelHeadingId } from '../element-id';
import { rowTiles } from '../tile-rows';

import { showNeighbours } from './panel-neighbours';
import type { Panel, Shown, TileKey } from './panel-state';
import { needsScroll, rowTarget } from './scroll-target';

import { breakpointAt } from '@/lib/model/breakpoints';

export type PanelView = ReturnType<typeof panelView>;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function panelView(root: HTMLElement) {
  let shownPanel: HTMLElement | undefined;
  // Searches only the section's header, because a search through a thousand flavours is slow.
  const tablet = root.previousElementSibling?.querySelector('[data-tablet]');
  // Hides the tiles' links to the panels. Only pages without scripts need these links.
  root.toggleAttribute('data-live', true);

  const byId = (id: string) => root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const tileOf = (key: TileKey) => {
    const panel = byId(key);
    return panel ? tileOfPanel(panel) : undefined;
  };
  const panelOf = ({ tile, variant }: Shown) => {
    const own = byId(tile);
    const next = own?.nextElementSibling;
    return variant === 'mini' && next instanceof HTMLElement && isMini(next) ? next : (own ?? undefined);
  };

  function markSquare(tile: HTMLElement | undefined, isOpen: boolean): void {
    const square = tablet?.querySelector(`[href='#${tile?.dataset.tile}']`);
    if (isOpen) square?.setAttribute('aria-current', 'true');
    else square?.removeAttribute('aria-current');
  }

  function hide(panel: HTMLElement): void {
    panel.setAttribute('hidden', 'until-found');
    panel.removeAttribute('role');
    panel.removeAttribute('aria-labelledby');
    delete panel.dataset.state;
    if (isMini(panel)) delete panel.dataset.flavourPanel;
    showAbout(panel, false);
    // Removes the controls, because the share button can still say that a link was copied. `show` adds new controls.
    for (const control of panel.querySelectorAll('[data-place]')) control.remove();
  }

  function addControls(panel: HTMLElement): void {
    if (panel.querySelector('[data-panel-close]')) return;
    const copies = root.querySelector('[data-panel-controls]')?.cloneNode(true) as HTMLElement | undefined;
    for (const control of copies?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const [place] = panel.getElementsByClassName(control.dataset.place ?? '');
      // Places the toggle before its text, and all other controls last.
      place?.insertBefore(control, place.querySelector(':scope > [data-about]'));
    }
    const name = panel.querySelector('h4')?.textContent ?? '';
    for (const label of panel.querySelectorAll('[data-flavour-name]')) label.textContent = name;
  }

  function show(panel: HTMLElement): void {
    if (isMini(panel)) panel.dataset.flavourPanel = panel.dataset.miniPanel;
    addControls(panel);
    panel.removeAttribute('hidden');
    // Only a visible panel has role and name, because screen readers announce both even on a panel that is hidden with
    // `until-found`.
    panel.setAttribute('role', 'group');
    panel.setAttribute('aria-labelledby', panelHeadingId(panel.id));
  }

  function update(panel: Panel): void {
    const content = panel.state === 'open' ? panel : panel.state === 'fading' ? panel.leaving : undefined;
    const next = content && panelOf(content);
    const tile = content && tileOf(content.tile);
    // Reading the layout after the changes below would cause a second layout.
    const row = tile ? rowTiles(tile) : [];
    if (shownPanel && shownPanel !== next) {
      const shownTile = tileOfPanel(shownPanel);
      markTile(shownTile, 'closed');
      markSquare(shownTile, false);
      hide(shownPanel);
    }
    shownPanel = next;
    if (!content || !next) return;
    show(next);
    next.dataset.state = panel.state;
    showAbout(next, content.isAboutShown);
    markTile(tile, panel.state === 'open' ? 'open' : 'leaving', next.dataset.style);
    markSquare(tile, panel.state === 'open');
    tile?.setAttribute('aria-controls', next.id);
    if (tile) showNeighbours(next, tile, row);
  }

  function announce(panel: Panel): void {
    const name = panel.state === 'open' ? shownPanel?.querySelector('h4')?.textContent : '';
    const announcement = byId(ANNOUNCEMENT_ID);
    if (announcement && announcement.textContent !== name) announcement.textContent = name ?? '';
  }

  return {
    /** If a panel closes above the picked tile, keeps this tile in place on the screen. */
    render(panel: Panel): void {
      const pickedTile = 'next' in panel && panel.next !== undefined ? tileOf(panel.next) : undefined;
      keepScreenPosition(pickedTile, () => {
        update(panel);
        announce(panel);
      });
    },
    shownElement: () => shownPanel,
    /** After a resize, the row can contain other tiles. */
    updateNeighbours(): void {
      const tile = shownPanel && tileOfPanel(shownPanel);
      if (shownPanel && tile) showNeighbours(shownPanel, tile, rowTiles(tile));
    },
    tileOf,
    isSameRow(a: TileKey, b: TileKey): boolean {
      const [first, second] = [tileOf(a), tileOf(b)];
      return first !== undefined && second !== undefined && rowTiles(first).includes(second);
    },
    scrollToRow(
      key: TileKey,
      behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
    ): void {
      const tile = tileOf(key);
      if (!tile) return;
      if (isOutsideWindow(tile)) globalThis.layOutTiles?.();
      const top = Math.min(...rowTiles(tile).map((other) => other.getBoundingClientRect().top));
      const target = rowTarget(top, window.scrollY, breakpointAt(window.innerWidth));
      window.scrollTo({ top: target, behavior });
    },
    scrollIntoViewport(text: Element): void {
      if (isOutsideWindow(text)) text.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    isOutOfView(): boolean {
      const nameAndLead = shownPanel?.querySelector('h4')?.parentElement;
      if (!shownPanel || !nameAndLead) return false;
      return needsScroll(
        shownPanel.getBoundingClientRect(),
        nameAndLead.getBoundingClientRect(),
        window.innerHeight,
      );
    },
    setWhiteStyle(): void {
      for (const panel of root.querySelectorAll<HTMLElement>('flavour-panel')) panel.dataset.style = 'white';
    },
    tileContaining(element: Element): Pick<Shown, 'tile' | 'variant'> | undefined {
      const panel = element.closest<HTMLElement>('flavour-panel');
      const tile = panel && tileOfPanel(panel);
      return tile?.dataset.tile === undefined || !panel
        ? undefined
        : { tile: tile.dataset.tile, variant: isMini(panel) ? 'mini' : 'own' };
    },
    /** Returns the panel that the browser revealed before hydration. */
    revealedPanel(): (Shown & { match: Element }) | undefined {
      const panel = root.querySelector('flavour-panel:not([hidden])');
      const match = panel?.querySelector('[data-about]:not([hidden])') ?? panel;
      const found = match ? this.tileContaining(match) : undefined;
      return match && found ? { ...found, isAboutShown: match !== panel, match } : undefined;
    },
    /** Returns the first tile of a flavour. For a mini without a tile, returns the parent's tile. */
    find(flavourId: string): Pick<Shown, 'tile' | 'variant'> | undefined {
      const id = CSS.escape(flavourId);
      const tile = root.querySelector<HTMLElement>(`[data-flavour="${id}"]`)?.dataset.tile;
      if (tile !== undefined) return { tile, variant: 'own' };
      const mini = root.querySelector(`[data-mini-panel="${id}"]`);
      return mini ? this.tileContaining(mini) : undefined;
    },
  };
}

/**
 * Runs `change`, and then scrolls by the distance that `element` has moved on the screen. The code measures this
 * distance after `change`, because the browser's scroll anchoring can already have moved `element` back.
 */
function keepScreenPosition(element: HTMLElement | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top;
  change();
  if (element === undefined || before === undefined) return;
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function isOutsideWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}

const isMini = (panel: HTMLElement) => panel.dataset.miniPanel !== undefined;

function tileOfPanel(panel: HTMLElement): HTMLElement | undefined {
  const own = isMini(panel) ? panel.previousElementSibling : panel;
  const item = own?.previousElementSibling;
  return item?.querySelector<HTMLElement>('[data-tile]') ?? undefined;
}

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
  const toggle = panel.querySelector('[data-about-toggle]');
  toggle?.setAttribute('aria-expanded', String(isShown));
  toggle?.setAttribute('aria-controls', about.id);
}
