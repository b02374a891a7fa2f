/** The elements of the page that say which fields of the document they show. */

const FIELD = '[data-field]';

/** All of the page that shows something of the document, what lies about others first. */
export const shownElements = () => [...document.querySelectorAll<HTMLElement>(FIELD)];

/** What an element shows, its own fields first. */
export const shownPlaces = (element: Element | null | undefined) =>
  element?.getAttribute('data-field')?.split(' ') ?? [];

/** Whether an element has a box; what waits for find-in-page says that it is visible. */
export const isShown = (element: Element) => element.checkVisibility() && !element.closest('[hidden]');

/** A place, and all that it lies in: a field, its thing, its list. */
export function placesAbove(path: string): string[] {
  const above = path.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return above === path ? [path] : [path, ...placesAbove(above)];
}

/**
 * The fields that are shown at a point of the window: of a picture under a veil too. Of those that lie within each other
 * the innermost.
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

/** The element that shows a place, or the nearest one about it: its field, then its thing; what is visible first. */
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

/**
 * Brings what shows a place of the document into the window; a closed panel opens as it does for find-in-page.
 * @returns false where nothing on this page shows it
 */
export function reveal(path: string): boolean {
  const element = elementOf(path);
  if (!element) return false;
  openAround(element, () => bringIntoView(element));
  return true;
}

/** Opens the panel that an element is in, if it is in a closed one, as find-in-page does; then goes on. */
export function openAround(element: Element, goOn: () => void): void {
  element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // By then the panel is open and has come to rest.
  const frames = (left: number) => {
    if (left > 0) requestAnimationFrame(() => frames(left - 1));
    else goOn();
  };
  frames(3);
}

function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const other of document.querySelectorAll('[data-revealed]')) other.removeAttribute('data-revealed');
  element.setAttribute('data-revealed', '');
}
