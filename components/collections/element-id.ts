/** Encodes a content id without hyphens, so that a hyphen can separate two ids. */
export function idPart(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

/** A flavour can be in two collections, so the element id contains both ids. */
export function panelId(collectionId: string, flavourId: string): string {
  return `panel-${idPart(collectionId)}-${idPart(flavourId)}`;
}

/** `flavourId` is the id of the full-size flavour. */
export function miniPanelId(collectionId: string, flavourId: string): string {
  return `${panelId(collectionId, flavourId)}-mini`;
}

export function panelHeadingId(id: string): string {
  return `${id}-name`;
}

export const ANNOUNCEMENT_ID = 'open-flavour';
