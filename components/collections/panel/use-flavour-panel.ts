import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { listenForPanelEvents } from './panel-events';
import { CLOSED, nextPanel, type Panel, type PanelEvent, waitOf } from './panel-state';
import { type PanelView, panelView } from './panel-view';

import { takeEarlyClicks } from '@/lib/browser/early-click';

export function useFlavourPanel(root: RefObject<HTMLElement | null>): void {
  const [panel, setPanel] = useState(CLOSED);
  const view = useRef<PanelView>(null);
  // React may not have rendered the latest state yet when the next event arrives.
  const latest = useRef<Panel>(CLOSED);
  const rendered = useRef<Panel>(CLOSED);

  const send = useCallback((event: PanelEvent) => {
    latest.current = nextPanel(latest.current, event);
    setPanel(latest.current);
  }, []);

  useLayoutEffect(() => {
    const before = rendered.current;
    rendered.current = panel;
    view.current?.render(panel);
    if (panel.state === 'scrolling') view.current?.scrollToRow(panel.next);
    // `isPicked` is false after the event `revealed`: the code that sends `revealed` scrolls, so this effect must not.
    const opensFromRest = before.state === 'closed' || before.state === 'fading';
    if (panel.state === 'open' && panel.isPicked && opensFromRest && view.current?.isOutOfView())
      view.current.scrollToRow(panel.tile);
  }, [panel]);

  useEffect(() => {
    const wait = waitOf(panel);
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      if (latest.current === panel) send({ type: 'elapsed' });
    }, wait);
    return () => clearTimeout(timer);
  }, [panel, send]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    view.current = panelView(element);
    const removeListeners = listenForPanelEvents(element, view.current, () => latest.current, send);
    openRequestedPanel(view.current, send);
    return removeListeners;
  }, [root, send]);
}

/**
 * Repeats the clicks made before hydration, but only the last click on a tile. If no tile was clicked, opens the panel
 * that find-in-page or the address requests.
 */
function openRequestedPanel(view: PanelView, send: (event: PanelEvent) => void): void {
  const query = new URLSearchParams(location.search);
  if (query.has('white') && query.get('white') !== '0') view.setWhiteStyle();
  const clicked = takeEarlyClicks();
  for (const button of clicked) if (button.dataset.tile === undefined) button.click();
  const tile = clicked.findLast(({ dataset }) => dataset.tile !== undefined)?.dataset.tile;
  if (tile !== undefined) {
    send({ type: 'picked', tile, isSameRow: false });
    return;
  }
  const revealed = view.revealedPanel();
  if (revealed) {
    const { match, ...shown } = revealed;
    send({ type: 'revealed', ...shown });
    view.scrollIntoViewport(match);
    return;
  }
  const wanted = query.get('flavour');
  const found = wanted === null ? undefined : view.find(wanted);
  if (!found) return;
  send({ type: 'revealed', ...found, isAboutShown: false });
  view.scrollToRow(found.tile, 'instant');
}
