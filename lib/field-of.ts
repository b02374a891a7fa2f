import { processWide } from './process-wide';

/** Places of the document, by the property that they fill; under `self` those of the object as a whole. */
export type Origins = Record<string, string[]>;

/** The attribute that says which places of the document an element shows; nothing outside of previews. */
export type FieldAttribute = { 'data-field'?: string };

const known = () => processWide('field-origins', () => new WeakMap<object, Origins>());

/** Remembers where a domain object comes from, for as long as there is that object (lib/preview/origins.ts). */
export function noteOrigins(thing: object | undefined, origins: Origins): void {
  if (thing) known().set(thing, { ...known().get(thing), ...origins });
}

/**
 * For the element that shows an object, or some of its properties: `<h3 {...fieldOf(collection, 'name')}>`. Only what is
 * previewed has origins, so that in what the public gets there is no such attribute (docs/decisions/0012).
 */
export function fieldOf<T extends object>(
  thing: T | undefined,
  ...properties: (keyof T & string)[]
): FieldAttribute {
  const origins = thing && known().get(thing);
  if (!origins) return {};
  return attributeOf((properties.length > 0 ? properties : ['self']).flatMap((name) => origins[name] ?? []));
}

/** For an element that shows several objects. */
export function fieldsOf(...attributes: FieldAttribute[]): FieldAttribute {
  return attributeOf(attributes.flatMap((attribute) => attribute['data-field']?.split(' ') ?? []));
}

function attributeOf(places: string[]): FieldAttribute {
  return places.length > 0 ? { 'data-field': [...new Set(places)].join(' ') } : {};
}
