import type { Content, Flavour } from './model';

/** With more flavours on the page, none has a head and a picture of its own: each costs a render and a drawing. */
export const MOST_SHARED_FLAVOURS = 200;

/**
 * The flavour on the home page that an address `?flavour=ID` shares; undefined where there is none of that id.
 * @param ids the values of `flavour` in the address; more than one name none
 */
export function sharedFlavour({ home }: Content, ids: string[]): Flavour | undefined {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return undefined;
  const tiles = home.collections?.items.flatMap((collection) => collection.tiles) ?? [];
  const shown = tiles.flatMap(({ flavour, mini }) => (mini ? [flavour, mini] : [flavour]));
  const flavours = new Map(shown.map((flavour) => [flavour.id, flavour]));
  return flavours.size > MOST_SHARED_FLAVOURS ? undefined : flavours.get(id);
}

/** What follows the path of an address that shares a flavour. */
export const sharedQuery = ({ id }: Flavour) => `?flavour=${encodeURIComponent(id)}`;
