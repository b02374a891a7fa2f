import { isShown, placesAbove, shownElements, shownPlaces } from './field-elements';

import type { Frames } from '@/lib/editing/preview/frames';

/**
 * Marks the elements that show new or changed content, in one pass. Of a new entity the outermost element is marked, of a
 * changed one the elements of the changed fields or, if these are hidden, its other visible elements.
 */
export function frame({ added, changed }: Frames): void {
  const [isNew, isChanged] = [new Set(added), new Set(changed.flatMap(({ fields }) => fields))];
  const elements = shownElements();
  const inSight = new Set<string>();
  for (const element of elements) {
    const places = shownPlaces(element).flatMap(placesAbove);
    if (places.some((place) => isNew.has(place))) mark(element, 'added');
    else if (places.some((place) => isChanged.has(place))) {
      mark(element, 'changed');
      if (isShown(element)) for (const place of places) inSight.add(place);
    }
  }
  const unseen = new Set(changed.map(({ thing }) => thing).filter((thing) => !inSight.has(thing)));
  if (unseen.size === 0) return;
  for (const element of elements) {
    const isOf = shownPlaces(element)
      .flatMap(placesAbove)
      .some((place) => unseen.has(place));
    if (isOf && isShown(element)) mark(element, 'changed');
  }
}

/** Skips elements inside a frame of the same kind. */
function mark(element: HTMLElement, kind: 'added' | 'changed'): void {
  if (!element.parentElement?.closest(`[data-framed="${kind}"]`)) element.dataset.framed ??= kind;
}
