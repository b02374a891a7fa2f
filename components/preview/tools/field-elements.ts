/** Selector of elements that show fields of the document. `data-field`: the paths of the fields, separated by spaces. */

const FIELD = '[data-field]';

/** Returns all elements that show fields, in document order: outer elements before inner ones. */
export const shownElements = () => [...document.querySelectorAll<HTMLElement>(FIELD)];

/** Returns the paths of the fields that an element shows, in the order of `data-field`. */
export const shownPlaces = (element: Element | null | undefined) =>
  element?.getAttribute('data-field')?.split(' ') ?? [];

/** Returns whether an element is visible. `checkVisibility` returns true even for elements hidden with `until-found`. */
export const isShown = (element: Element) => element.checkVisibility() && !element.closest('[hidden]');

/** Returns a path and all paths that contain this path, innermost first, for example a field, its entity and its list. */
export function placesAbove(path: string): string[] {
  const above = path.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return above === path ? [path] : [path, ...placesAbove(above)];
}

/**
 * Returns the fields of the top element at a position in the viewport, then the fields of the elements behind. Of the
 * elements behind, leaves out the ancestors and descendants of the top element.
 */
export function fieldsAt(x: number, y: number): string[] {
  const found = document.elementsFromPoint(x, y).flatMap((element) => element.closest(FIELD) ?? []);
  const [first] = found;
  const beneath = found.filter((element) => first && !element.contains(first) && !first.contains(element));
  return [...new Set([first, ...beneath].flatMap(shownPlaces))];
}

export function fieldsOfElement(target: EventTarget | null): string[] {
  return target instanceof Element ? shownPlaces(target.closest(FIELD)) : [];
}

/**
 * Returns the element that shows a path or a field inside the path. If there is no such element, tries the same for the
 * nearest containing path. Prefers visible elements.
 */
function elementOf(path: string): HTMLElement | undefined {
  for (const place of placesAbove(path).filter((above) => above.includes('.'))) {
    const quoted = JSON.stringify(place);
    const within = ['.', '['].map((next) => JSON.stringify(place + next));
    const selectors = [`[data-field~=${quoted}]`, ...within.map((start) => `[data-field*=${start}]`)];
    for (const selector of selectors) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      const shown = found.find(isShown) ?? found[0];
      if (shown) return shown;
    }
  }
  return undefined;
}

/** Opens the panel of a path's element, and scrolls to the element. Returns false if no element shows the path. */
export function reveal(path: string): boolean {
  const element = elementOf(path);
  if (!element) return false;
  openPanelAround(element, () => bringIntoView(element));
  return true;
}

/** Opens the closed panel around an element, if any: fires `beforematch`, as find-in-page does. Then calls `onOpened`. */
export function openPanelAround(element: Element, onOpened: () => void): void {
  element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // After three animation frames, the panel is open and scrolling has stopped.
  const frames = (left: number) => {
    if (left > 0) requestAnimationFrame(() => frames(left - 1));
    else onOpened();
  };
  frames(3);
}

function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const other of document.querySelectorAll('[data-revealed]')) other.removeAttribute('data-revealed');
  element.setAttribute('data-revealed', '');
}
