import type { Panel, PanelEvent } from './panel-state';
import type { PanelView } from './panel-view';

/**
 * Turns what happens in the grid into the panel's events; answers with what stops that.
 * One listener serves all tiles, so a page with many flavours costs no more than one with few.
 */
export function hearPanelEvents(
  root: HTMLElement,
  view: PanelView,
  now: () => Panel,
  send: (event: PanelEvent) => void,
): () => void {
  const openTile = () => {
    const panel = now();
    return panel.state === 'open' ? panel.tile : undefined;
  };
  const dismiss = () => {
    const tile = openTile();
    send({ type: 'dismissed' });
    if (tile !== undefined) view.tileOf(tile)?.focus({ preventScroll: true });
  };

  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (!button) return;
    const tile = button.dataset.tile;
    const open = openTile();
    if (tile !== undefined) {
      send({ type: 'picked', tile, isSameRow: open !== undefined && view.isSameRow(open, tile) });
    } else if (button.hasAttribute('data-about-toggle')) send({ type: 'about toggled' });
    else if (button.hasAttribute('data-mini-switch')) {
      send({ type: 'variant switched' });
      // The switch that was pressed leaves with its panel; its counterpart takes the focus.
      requestAnimationFrame(() => {
        view.shownElement()?.querySelector<HTMLElement>('[data-mini-switch]')?.focus({ preventScroll: true });
      });
    } else if (button.dataset.neighbour !== undefined) {
      send({ type: 'picked', tile: button.dataset.neighbour, isSameRow: true });
      // Whoever was at the old panel's foot is at the new one's head, with the focus on its tile: one more Tab is inside.
      const { neighbour } = button.dataset;
      requestAnimationFrame(() => {
        view.tileOf(neighbour)?.focus({ preventScroll: true });
        view.scrollToRow(neighbour);
      });
    } else if (button.hasAttribute('data-panel-close')) dismiss();
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (now().state !== 'closed') dismiss();
  };

  // Fires on the panel and on the text inside it that find-in-page is about to reveal.
  const reveal = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const found = view.whereIs(event.target);
    const isAboutShown = event.target.hasAttribute('data-about');
    if (!found) return;
    const panel = now();
    const isOpenAlready =
      panel.state === 'open' && panel.tile === found.tile && panel.variant === found.variant;
    send({ type: 'revealed', ...found, isAboutShown: isAboutShown || (isOpenAlready && panel.isAboutShown) });
    // Safari does not scroll to a match that it has just revealed; a browser that does has done so by the second frame.
    const { target } = event;
    requestAnimationFrame(() => requestAnimationFrame(() => view.bringIntoWindow(target)));
  };

  root.addEventListener('click', click);
  document.addEventListener('keydown', key);
  root.addEventListener('beforematch', reveal);
  window.addEventListener('resize', view.renewNeighbours);
  return () => {
    root.removeEventListener('click', click);
    document.removeEventListener('keydown', key);
    root.removeEventListener('beforematch', reveal);
    window.removeEventListener('resize', view.renewNeighbours);
  };
}
