/** The elements of the page that say which fields of the document they show. */

const FIELD = '[data-field]';

/** What an element shows, its own fields first. */
const pathsOf = (element: Element | null | undefined) =>
  element?.getAttribute('data-field')?.split(' ') ?? [];

/**
 * The fields that are shown at a point of the window: of a picture under a veil too. Of those that lie within each other
 * the innermost.
 */
export function fieldsAt(x: number, y: number): string[] {
  const found = document.elementsFromPoint(x, y).flatMap((element) => element.closest(FIELD) ?? []);
  const [first] = found;
  const beneath = found.filter((element) => first && !element.contains(first) && !first.contains(element));
  return [...new Set([first, ...beneath].flatMap(pathsOf))];
}

export function fieldsOfElement(target: EventTarget | null): string[] {
  return target instanceof Element ? pathsOf(target.closest(FIELD)) : [];
}

/** The element that shows a place, or the nearest one about it: its field, then its thing; what is visible first. */
function elementOf(path: string): HTMLElement | undefined {
  for (let place = path; place.includes('.'); place = place.replace(/(?:\.[^.[]+|\[\d+\])$/, '')) {
    const quoted = JSON.stringify(place);
    const within = ['.', '['].map((next) => JSON.stringify(place + next));
    const selectors = [`[data-field~=${quoted}]`, ...within.map((start) => `[data-field*=${start}]`)];
    for (const selector of selectors) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      const shown = found.find((element) => element.checkVisibility()) ?? found[0];
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
  element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // By then the panel is open and has come to rest.
  const frames = (left: number) => {
    if (left > 0) requestAnimationFrame(() => frames(left - 1));
    else bringIntoView(element);
  };
  frames(3);
  return true;
}

function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const other of document.querySelectorAll('[data-revealed]')) other.removeAttribute('data-revealed');
  element.setAttribute('data-revealed', '');
}
