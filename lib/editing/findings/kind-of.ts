import { type GuideKind, PARTS } from '../field-guide/guide';

/** Returns the kind of entry of a path: `flavour` for `home.flavours[3].PRICE`. Undefined for settings. */
export function kindOf(path: string): GuideKind | undefined {
  if (path.startsWith('home.texts')) return 'text';
  return PARTS.find(({ kind, place }) => kind !== 'settings' && path.startsWith(place))?.kind;
}
