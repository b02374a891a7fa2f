/** Encodes a content id without hyphens. In an element id, a hyphen can then separate two content ids. */
export function idPart(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

/** Returns a panel's element id, with the collection's id, because a flavour can be in two collections. */
export function panelId(collectionId: string, flavourId: string): string {
  return `panel-${idPart(collectionId)}-${idPart(flavourId)}`;
}

/** Returns the element id of the panel of a flavour's mini. `flavourId`: the flavour, not the mini. */
export function miniPanelId(collectionId: string, flavourId: string): string {
  return `${panelId(collectionId, flavourId)}-mini`;
}

export function panelHeadingId(id: string): string {
  return `${id}-name`;
}

/** Element id of the live region that announces the open flavour. */
export const ANNOUNCEMENT_ID = 'open-flavour';
