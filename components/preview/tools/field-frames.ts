import { isShown, placesAbove, shownElements, shownPlaces } from './field-elements';

import type { Frames } from '@/lib/editing/preview/frames';

/**
 * Draws frames around elements with new or changed content. A new entity has a frame around its outermost element. A
 * changed entity has frames around the elements of its changed fields. If all these elements are hidden, the entity's
 * visible elements have frames too.
 */
export function frame({ added, changed }: Frames): void {
  const [isNew, isChanged] = [new Set(added), new Set(changed.flatMap(({ fields }) => fields))];
  const elements = shownElements();
  const visiblePlaces = new Set<string>();
  for (const element of elements) {
    const places = shownPlaces(element).flatMap(placesAbove);
    if (places.some((place) => isNew.has(place))) mark(element, 'added');
    else if (places.some((place) => isChanged.has(place))) {
      mark(element, 'changed');
      if (isShown(element)) for (const place of places) visiblePlaces.add(place);
    }
  }
  const hiddenEntities = new Set(
    changed.map(({ thing }) => thing).filter((thing) => !visiblePlaces.has(thing)),
  );
  if (hiddenEntities.size === 0) return;
  for (const element of elements) {
    const isPartOfHidden = shownPlaces(element)
      .flatMap(placesAbove)
      .some((place) => hiddenEntities.has(place));
    if (isPartOfHidden && isShown(element)) mark(element, 'changed');
  }
}

/** Draws a frame around an element. Draws nothing if the element is inside a frame of the same kind. */
function mark(element: HTMLElement, kind: 'added' | 'changed'): void {
  if (!element.parentElement?.closest(`[data-framed="${kind}"]`)) element.dataset.framed ??= kind;
}
