/**
 * `home.flavours[3].NAME`: `list` is `flavours`, `thing` is `home.flavours[3]`, `field` is `NAME`. For a setting,
 * `list` and `thing` are `common`.
 */
export type FieldPlace = { path: string; list: string; thing: string; field: string };

const PLACE =
  /^((?:common\.(?=productSections\b)|home\.)([A-Za-z]+)(?:\[\d*\]|\.[\w-]+)?|common)(?:\.(.+))?$/;

/** Parses a path. Ignores a leading `$.` (in paths of problems). */
export function fieldPlace(given: string): FieldPlace {
  const path = given.replace(/^\$\./, '');
  const [, thing = path, list = 'common', field = ''] = PLACE.exec(path) ?? [];
  return { path, list, thing, field };
}

/** Returns a path for display: `flavours › Raspberry, 104 › NAME`. Indexes count from 1. */
export function placeLabel(path: string, title?: string): string {
  const { path: own, list, thing, field } = fieldPlace(path);
  const steps = (part: string) =>
    part
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step));
  const [, entry] = thing.split(list);
  if (entry === undefined) return own;
  return [list, ...(title === undefined ? steps(entry) : [title]), ...steps(field)].join(' › ');
}

/** Returns a path as in the field guide: `home.flavours[].NAME`. */
export function placeInGuide(path: string): string {
  const { thing, field } = fieldPlace(path);
  return `${thing.replace(/\[\d+\]$/, '[]')}.${/^\w+/.exec(field)?.[0] ?? ''}`;
}

/** Fills the placeholders of EDIT_URL. */
export function editAddress(
  template: string,
  { path, list, field }: FieldPlace,
  { deployment, id }: { deployment: string; id: string },
): string {
  const parts = { deployment, path, entity: list, id, field };
  return Object.entries(parts).reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, encodeURIComponent(value)),
    template,
  );
}
