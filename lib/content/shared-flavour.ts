import type { Content, Flavour } from './model';

/**
 * If the home page has at most this many flavours, each flavour has its own link preview. With more flavours, all links
 * have the preview of the home page, because rendering a page and drawing a picture for each flavour would take too
 * long.
 */
export const MAX_SHARED_FLAVOURS = 200;

/**
 * Returns the flavour that the query `?flavour=ID` of a shared link names. Undefined if the home page does not show
 * this flavour, or shows more than `MAX_SHARED_FLAVOURS` flavours.
 * @param ids the values of `flavour` in the address; the result is undefined for several values
 */
export function sharedFlavour({ home }: Content, ids: string[]): Flavour | undefined {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return undefined;
  const tiles = home.collections?.items.flatMap((collection) => collection.tiles) ?? [];
  const shown = tiles.flatMap(({ flavour, mini }) => (mini ? [flavour, mini] : [flavour]));
  const flavours = new Map(shown.map((flavour) => [flavour.id, flavour]));
  return flavours.size > MAX_SHARED_FLAVOURS ? undefined : flavours.get(id);
}

/** Returns the query of a link that shares a flavour. */
export const sharedQuery = ({ id }: Flavour) => `?flavour=${encodeURIComponent(id)}`;
