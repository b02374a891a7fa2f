/** Encodes a backend's id for an element id: all but letters and digits become hex. A hyphen separates two ids. */
export function idPart(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

/** Returns the id of the panel of a tile. A flavour in two collections has two panels. */
export function panelId(collectionId: string, flavourId: string): string {
  return `panel-${idPart(collectionId)}-${idPart(flavourId)}`;
}

/** Returns the id of the panel of a tile's mini variant. */
export function miniPanelId(collectionId: string, flavourId: string): string {
  return `${panelId(collectionId, flavourId)}-mini`;
}

/** Returns the id of a panel's heading. */
export function panelHeadingId(id: string): string {
  return `${id}-name`;
}
