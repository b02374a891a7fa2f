import { isShown, openPanelAround } from './field-elements';

import { withTabStorage } from '@/components/ui/tab-storage';

/** Attributes that identify an element in the preview and on the public page, outermost element first. */
const HANDLES = ['data-section', 'data-category', 'data-collection', 'data-flavour'];

const STORAGE_KEY = 'storefront-place';

/** An element and its ancestors, innermost first. `top`: pixels from the top of the viewport. */
type Mark = { selector: string; top: number }[];
type Place = { mark: Mark; panel?: string; scrollY: number };

/**
 * Stores the open panel, the scroll position, and the last element that starts in or above the upper third of the
 * viewport.
 */
export function keepPlace(): void {
  const handles = HANDLES.map((name) => `[${name}]`).join();
  const passed = visibleElements(handles).filter(
    (element) => element.getBoundingClientRect().top <= innerHeight / 3,
  );
  const [open] = visibleElements('[data-flavour-panel]');
  const place: Place = {
    mark: markOf(passed.at(-1)),
    panel: open?.id,
    scrollY,
  };
  withTabStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(place)));
}

/**
 * Opens the stored panel. Scrolls to the stored element or its nearest existing ancestor. If the page has none of these
 * elements, scrolls to the stored scroll position.
 */
export function restorePlace(): void {
  const kept = withTabStorage((storage) => storage.getItem(STORAGE_KEY));
  if (kept == null) return;
  withTabStorage((storage) => storage.removeItem(STORAGE_KEY));
  const { mark, panel, scrollY } = JSON.parse(kept) as Place;
  const scrollToPlace = () => {
    const [nearest] = mark.flatMap(({ selector, top }) => {
      const element = document.querySelector(selector);
      return element ? element.getBoundingClientRect().top - top : [];
    });
    scrollTo({ top: nearest === undefined ? scrollY : window.scrollY + nearest, behavior: 'instant' });
  };
  const open = panel === undefined ? null : document.getElementById(panel);
  if (open) openPanelAround(open, scrollToPlace);
  else scrollToPlace();
}

const visibleElements = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

function markOf(element: Element | undefined): Mark {
  const ancestors = HANDLES.flatMap((name) => {
    const holder = element?.closest(`[${name}]`);
    if (!holder) return [];
    const step = `[${name}=${JSON.stringify(holder.getAttribute(name))}]`;
    return { step, top: holder.getBoundingClientRect().top };
  });
  return ancestors
    .map(({ top }, index) => ({
      selector: ancestors
        .slice(0, index + 1)
        .map(({ step }) => step)
        .join(' '),
      top,
    }))
    .reverse();
}
