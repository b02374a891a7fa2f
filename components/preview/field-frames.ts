import { isShown, placesAbove, shownElements, shownPlaces } from './field-elements';

import type { Frames } from '@/lib/editing/preview/frames';

/**
 * Marks the elements that show what is new or changed, in one pass over the page however many there are: of a new thing the
 * outermost, of a changed one those of its fields, or where none of these is in sight now, what else shows it.
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

/** What lies within a frame needs none of the same. */
function mark(element: HTMLElement, kind: 'added' | 'changed'): void {
  if (!element.parentElement?.closest(`[data-framed="${kind}"]`)) element.dataset.framed ??= kind;
}
