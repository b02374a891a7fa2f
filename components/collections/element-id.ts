/**
 * Encodes a content id so that the result has no hyphens. In an element id, a hyphen can then separate two content ids.
 */
export function idPart(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

/**
 * Returns a panel's element id. The element id contains the collection's id, because a flavour can be in two
 * collections.
 */
export function panelId(collectionId: string, flavourId: string): string {
  return `panel-${idPart(collectionId)}-${idPart(flavourId)}`;
}

/** Returns the element id of the panel of a flavour's mini. `flavourId` is the id of the flavour, not of the mini. */
export function miniPanelId(collectionId: string, flavourId: string): string {
  return `${panelId(collectionId, flavourId)}-mini`;
}

export function panelHeadingId(id: string): string {
  return `${id}-name`;
}

export const ANNOUNCEMENT_ID = 'open-flavour';
