/**
 * An id of a backend as part of an element's id: whatever cannot stand in an address or a selector is spelt in hex,
 * and so is the hyphen, which parts one id from the next.
 */
export function idPart(id: string): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

/** The panel of a flavour's tile in a collection; a flavour in two collections has two. */
export function panelId(collectionId: string, flavourId: string): string {
  return `panel-${idPart(collectionId)}-${idPart(flavourId)}`;
}

/** The panel that takes its place after a switch to the mini variant. */
export function miniPanelId(collectionId: string, flavourId: string): string {
  return `${panelId(collectionId, flavourId)}-mini`;
}

/** The heading that names a panel. */
export function panelHeadingId(id: string): string {
  return `${id}-name`;
}
