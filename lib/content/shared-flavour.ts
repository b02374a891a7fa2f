import type { Content, Flavour } from './model';

/**
 * Maximum number of flavours on a home page with shared flavours. If the page has more flavours, `/?flavour=ID` has the
 * title and the share picture of the home page. To render a page and to draw a picture for each flavour would take too
 * long.
 */
export const MAX_SHARED_FLAVOURS = 200;

/**
 * Returns the shared flavour. Undefined in each of these situations: `ids` does not contain exactly one ID; the home
 * page does not show the flavour; the home page has more than `MAX_SHARED_FLAVOURS` flavours.
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
