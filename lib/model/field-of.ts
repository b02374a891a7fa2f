import { processWide } from '@/lib/platform/process-wide';

/** Places of the document, by the property that they fill; under `self` those of the object as a whole. */
export type Origins = Record<string, string[]>;

/**
 * What an element that shows something of the document says of it: in previews which places of the document that is, and
 * everywhere its language, where that is not the page's.
 */
export type FieldAttribute = { 'data-field'?: string } & LanguageAttribute;
/** Its direction only where its lines go the other way. */
type LanguageAttribute = { lang?: string; dir?: 'ltr' | 'rtl' };

const known = () => processWide('field-origins', () => new WeakMap<object, Origins>());

const languages = () =>
  processWide('field-languages', () => new WeakMap<object, Record<string, LanguageAttribute>>());

/** Remembers that a property, or under `self` all of an object, is in another language than its page (lib/versions/version.ts). */
export function noteLanguage(thing: object, property: string, language: LanguageAttribute): void {
  languages().set(thing, { ...languages().get(thing), [property]: language });
}

/** Remembers where a domain object comes from, for as long as there is that object (lib/editing/preview/origins.ts). */
export function noteOrigins(thing: object | undefined, origins: Origins): void {
  if (thing) known().set(thing, { ...known().get(thing), ...origins });
}

/**
 * For the element that shows an object, or some of its properties: `<h3 {...fieldOf(collection, 'name')}>`. Only what is
 * previewed has origins, and only what a language lacks has another one, so that most of what the public gets has no such
 * attribute (docs/decisions/0012 and 0013).
 */
export function fieldOf<T extends object>(
  thing: T | undefined,
  ...properties: (keyof T & string)[]
): FieldAttribute {
  const names = properties.length > 0 ? properties : ['self'];
  const origins = thing && known().get(thing);
  return {
    ...attributeOf(names.flatMap((name) => origins?.[name] ?? [])),
    ...languageAttributeOf(thing, names),
  };
}

/** Of an element that shows several things none is told: some of them may be in the page's. */
function languageAttributeOf(thing: object | undefined, [name = '', ...others]: string[]): LanguageAttribute {
  const isOne = others.length === 0 && thing !== undefined;
  return (isOne && languages().get(thing)?.[name]) || {};
}

/** For an element that shows several objects. */
export function fieldsOf(...attributes: FieldAttribute[]): FieldAttribute {
  return attributeOf(attributes.flatMap((attribute) => attribute['data-field']?.split(' ') ?? []));
}

function attributeOf(places: string[]): FieldAttribute {
  return places.length > 0 ? { 'data-field': [...new Set(places)].join(' ') } : {};
}
