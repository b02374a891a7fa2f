import { isShown, placesAbove, shownElements, shownPlaces } from './field-elements';

import type { Frames } from '@/lib/editing/preview/frames';

type Kind = 'added' | 'changed';

/** Only tiles have space for the word that marks a new entity (`newWord`). */
const TILES = '[data-item], [data-category]';

/**
 * Frames new entities and changed fields. If no changed field of an entity is visible, frames the entity's visible
 * elements.
 */
export function frame({ added, changed }: Frames, newWord: string): void {
  const isNew = new Set(added);
  const entities = new Map(changed.flatMap(({ thing, fields }) => fields.map((field) => [field, thing])));
  const elements = shownElements();
  const visibleEntities = new Set<string>();
  const marked = new Map<Element, string>();

  const mark = (element: HTMLElement, kind: Kind, entity: string) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (marked.get(outer) === kind + entity) return;
    marked.set(element, kind + entity);
    element.dataset.framed ??= kind;
    if (kind === 'added' && element.matches(TILES)) element.dataset.frameWord = newWord;
  };

  for (const element of elements) {
    const places = shownPlaces(element).flatMap(placesAbove);
    const newEntity = places.find((place) => isNew.has(place));
    const changedEntity = places.flatMap((place) => entities.get(place) ?? [])[0];
    if (newEntity !== undefined) mark(element, 'added', newEntity);
    else if (changedEntity !== undefined) {
      mark(element, 'changed', changedEntity);
      if (isShown(element)) for (const place of places) visibleEntities.add(place);
    }
  }
  const hiddenEntities = new Set(
    changed.map(({ thing }) => thing).filter((thing) => !visibleEntities.has(thing)),
  );
  if (hiddenEntities.size === 0) return;
  for (const element of elements) {
    const hidden = shownPlaces(element)
      .flatMap(placesAbove)
      .find((place) => hiddenEntities.has(place));
    if (hidden !== undefined && isShown(element)) mark(element, 'changed', hidden);
  }
}
