import type { Content, Flavour } from './model';

/**
 * If the home page has more flavours than this limit, `/?flavour=ID` has the title and share picture of the home page,
 * because rendering a page and a picture for each flavour would take too long.
 */
export const MAX_SHARED_FLAVOURS = 200;

/**
 * Returns the shared flavour if `ids` is exactly one ID of a flavour on the home page.
 * @param ids the values of `flavour` in the address
 */
export function sharedFlavour({ home }: Content, ids: string[]): Flavour | undefined {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return undefined;
  const tiles = home.collections?.items.flatMap((collection) => collection.tiles) ?? [];
  const shown = tiles.flatMap(({ flavour, mini }) => (mini ? [flavour, mini] : [flavour]));
  const flavours = new Map(shown.map((flavour) => [flavour.id, flavour]));
  return flavours.size > MAX_SHARED_FLAVOURS ? undefined : flavours.get(id);
}

export const sharedQuery = ({ id }: Flavour) => `?flavour=${encodeURIComponent(id)}`;
