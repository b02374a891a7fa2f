import { flushSync } from 'react-dom';

import type { Panel, PanelEvent } from './panel-state';
import type { PanelView } from './panel-view';
import { share } from './share';

/** Returns a function that removes the listeners. */
export function listenForPanelEvents(
  root: HTMLElement,
  view: PanelView,
  currentPanel: () => Panel,
  send: (event: PanelEvent) => void,
): () => void {
  const openTile = () => {
    const panel = currentPanel();
    return panel.state === 'open' ? panel.tile : undefined;
  };
  const dismiss = () => {
    const tile = openTile();
    // The panel closes before the tile gets the focus. Otherwise, a screen reader could say only "collapsed", without
    // the tile's name.
    flushSync(() => send({ type: 'dismissed' }));
    if (tile !== undefined) view.tileOf(tile)?.focus({ preventScroll: true });
  };

  const onClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-tablet] a') : null;
    if (!button) return;
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const square = opensNewTab ? undefined : button.getAttribute('href')?.slice(1);
    const tile = button.dataset.tile ?? square;
    const open = openTile();
    if (tile !== undefined) {
      send({ type: 'picked', tile, isSameRow: open !== undefined && view.isSameRow(open, tile) });
      if (square === undefined) return;
      event.preventDefault(); // the browser must not scroll before the open panel has closed
      view.tileOf(square)?.focus({ preventScroll: true });
    } else if (button.hasAttribute('data-about-toggle')) send({ type: 'about toggled' });
    else if (button.hasAttribute('data-mini-switch')) {
      send({ type: 'variant switched' });
      // The pressed switch is now hidden, so the focus moves to the switch of the shown panel.
      requestAnimationFrame(() => {
        view.shownElement()?.querySelector<HTMLElement>('[data-mini-switch]')?.focus({ preventScroll: true });
      });
    } else if (button.dataset.neighbour !== undefined) {
      send({ type: 'picked', tile: button.dataset.neighbour, isSameRow: true });
      // Moves the focus to the new panel's tile, so that the next Tab key enters the panel.
      const { neighbour } = button.dataset;
      requestAnimationFrame(() => {
        view.tileOf(neighbour)?.focus({ preventScroll: true });
        view.scrollToRow(neighbour);
      });
    } else if (button.hasAttribute('data-share'))
      void share(button, root.querySelector('[data-share-status]'));
    else if (button.hasAttribute('data-panel-close')) dismiss();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (currentPanel().state !== 'closed') dismiss();
  };

  // `beforematch` fires before find-in-page or a link shows a hidden element.
  const onBeforeMatch = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const found = view.tileContaining(event.target);
    const isAboutShown = event.target.hasAttribute('data-about');
    if (!found) return;
    const panel = currentPanel();
    const isOpenAlready =
      panel.state === 'open' && panel.tile === found.tile && panel.variant === found.variant;
    const isShown = isAboutShown || (isOpenAlready && panel.isAboutShown);
    // The panel must be visible before anything scrolls to the match.
    flushSync(() => send({ type: 'revealed', ...found, isAboutShown: isShown }));
    // Safari does not scroll to a match that was hidden, so the code scrolls. The code first waits two animation
    // frames, because other browsers scroll in this time.
    const { target } = event;
    requestAnimationFrame(() => requestAnimationFrame(() => view.scrollIntoViewport(target)));
  };

  // The chocolate tablet is outside `root`.
  const section = root.closest<HTMLElement>('[data-section]') ?? root;
  const controller = new AbortController();
  const { signal } = controller;
  section.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener('beforematch', onBeforeMatch, { signal });
  window.addEventListener('resize', view.updateNeighbours, { signal });
  return () => controller.abort();
}
