/** A place of the document taken apart: of `home.flavours[3].NAME` the list is `flavours`, the thing `home.flavours[3]`. */
export type FieldPlace = { path: string; list: string; thing: string; field: string };

/** The first step below `home`, or `common`; then what stands in the list; then the rest. */
const PLACE = /^(common|home\.([A-Za-z]+)(?:\[\d+\]|\.[\w-]+)?)(?:\.(.+))?$/;

export function fieldPlace(path: string): FieldPlace {
  const [, thing = path, list = 'common', field = ''] = PLACE.exec(path) ?? [];
  return { path, list, thing, field };
}

/** A place without the numbers of its lists, as the field guide knows it: `home.flavours[].NAME`. */
export function placeInGuide(path: string): string {
  const { thing, field } = fieldPlace(path);
  return `${thing.replace(/\[\d+\]$/, '[]')}.${/^\w+/.exec(field)?.[0] ?? ''}`;
}

/** The shop's own address for editing a field: a template with what names the field put in. */
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
