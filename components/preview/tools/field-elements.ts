/** `data-field` contains the paths of fields, separated by spaces. */

const FIELD = '[data-field]';

/** Returns outer elements first. */
export const shownElements = () => [...document.querySelectorAll<HTMLElement>(FIELD)];

export const shownPlaces = (element: Element | null | undefined) =>
  element?.getAttribute('data-field')?.split(' ') ?? [];

/** Also checks `hidden`, because `checkVisibility` returns true for an element with `hidden="until-found"`. */
export const isShown = (element: Element) => element.checkVisibility() && !element.closest('[hidden]');

/** Returns a path and its parent paths, nearest first. */
export function placesAbove(path: string): string[] {
  const above = path.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
  return above === path ? [path] : [path, ...placesAbove(above)];
}

/** If the top element has no text (a picture), also returns the fields of the elements beneath. */
function fieldsAt(x: number, y: number): string[] {
  const found = document.elementsFromPoint(x, y).flatMap((element) => element.closest(FIELD) ?? []);
  const [first] = found;
  const beneath = first?.textContent
    ? []
    : found.filter((element) => first && !element.contains(first) && !first.contains(element));
  return [...new Set([first, ...beneath].flatMap(shownPlaces))];
}

const BUTTON = 'button, summary, input, select, textarea, label';

/**
 * Returns the fields that a click picks. If a link, a button or a part of the header shows no field, returns none. The
 * click then has its usual effect, so that editors can reach every part of the site.
 */
export function pickedFields(event: MouseEvent | KeyboardEvent): string[] {
  const { target } = event;
  if (!(target instanceof Element)) return [];
  const shown = target.closest(FIELD);
  const button = target.closest(BUTTON);
  const isUsual = button
    ? !button.matches(FIELD) && !button.querySelector(FIELD)
    : !shown && target.closest('a[href], header') !== null;
  if (isUsual) return [];
  // A click from the keyboard has `detail` 0 and no coordinates.
  const hasCoordinates = event instanceof MouseEvent && event.detail > 0;
  return hasCoordinates && !target.closest('header')
    ? fieldsAt(event.clientX, event.clientY)
    : shownPlaces(shown);
}

export const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;

/** Paths of whole lists, for which `elementOf` would return an arbitrary entry. */
const LIST = /^(?:home\.\w+|common\.productSections)$/;

/** A link within the page, such as a square in the drawing of a tablet. Editors should see the target, not the link. */
const isIndex = (element: Element) => element.closest('a[href^="#"]') !== null;

/**
 * Returns an element that shows the value at `path`, or a field inside this value. If the page has no such element,
 * tries the parent paths, the nearest first. Prefers visible elements.
 */
export function elementOf(path: string): HTMLElement | undefined {
  for (const place of placesAbove(path).filter((above) => above.includes('.') && !LIST.test(above))) {
    const within = ['.', '['].map((next) => JSON.stringify(place + next));
    const selectors = [
      `[data-field~=${JSON.stringify(place)}]`,
      // `data-field` can name several fields. Elements whose first field is inside `place` (`^=`) come before elements
      // with any field inside `place` (`*=`).
      ...['^', '*'].flatMap((match) => within.map((start) => `[data-field${match}=${start}]`)),
    ];
    const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    const [best] = found.toSorted((a, b) => unfitness(a) - unfitness(b));
    if (best) return best;
  }
  return undefined;
}

function unfitness(element: HTMLElement): number {
  if (isIndex(element)) return 2;
  return isShown(element) ? 0 : 1;
}

/** Scrolls to and focuses `elementOf(path)`. Opens a closed panel first. Returns false if there is no such element. */
export function reveal(path: string): boolean {
  const element = elementOf(path);
  if (!element) return false;
  openPanelAround(element, () => bringIntoView(element));
  return true;
}

/** Sends `beforematch`, as find-in-page does, to open a closed panel around the element. */
export function openPanelAround(element: Element, onOpened: () => void): void {
  element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // After three animation frames, the panel is open and the page has stopped scrolling.
  const frames = (left: number) => {
    if (left > 0) requestAnimationFrame(() => frames(left - 1));
    else onOpened();
  };
  frames(3);
}

function bringIntoView(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const [first, last] = visibleRange();
  const room = Math.max(last - first - height, 0) / 2;
  scrollBy({ top: top - first - room, behavior: 'instant' });
  for (const other of document.querySelectorAll('[data-revealed]')) other.removeAttribute('data-revealed');
  element.setAttribute('data-revealed', '');
  focusOnce(element);
}

function visibleRange(): [top: number, bottom: number] {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const bar = document.querySelector('[data-preview-bar]')?.getBoundingClientRect();
  return [Math.max(header?.bottom ?? 0, 0), Math.min(bar?.top ?? innerHeight, innerHeight)];
}

function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
