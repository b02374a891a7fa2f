import { processWide } from '@/lib/platform/process-wide';

/** Document paths of each property. `self` stands for the whole object. */
export type Origins = Record<string, string[]>;

/** `data-field`: document paths, only in previews. `lang` and `dir`: only if the language is not the page's. */
export type FieldAttribute = { 'data-field'?: string } & LanguageAttribute;
type LanguageAttribute = { lang?: string; dir?: 'ltr' | 'rtl' };

const originsByObject = () => processWide('field-origins', () => new WeakMap<object, Origins>());

const languagesByObject = () =>
  processWide('field-languages', () => new WeakMap<object, Record<string, LanguageAttribute>>());

/** Records the language of a property that is not in the page's language. */
export function recordLanguage(thing: object, property: string, language: LanguageAttribute): void {
  languagesByObject().set(thing, { ...languagesByObject().get(thing), [property]: language });
}

export function recordOrigins(thing: object | undefined, origins: Origins): void {
  if (thing) originsByObject().set(thing, { ...originsByObject().get(thing), ...origins });
}

export function hasOrigins(thing: object): boolean {
  return originsByObject().has(thing);
}

/** Returns the attributes for the element that shows these properties (docs/decisions/0012 and 0013). */
export function fieldOf<T extends object>(
  thing: T | undefined,
  ...properties: (keyof T & string)[]
): FieldAttribute {
  const names = properties.length > 0 ? properties : ['self'];
  const origins = thing && originsByObject().get(thing);
  return {
    ...attributeOf(names.flatMap((name) => origins?.[name] ?? [])),
    ...languageAttributeOf(thing, names),
  };
}

/** Returns no attributes for several properties, because their languages can differ. */
function languageAttributeOf(thing: object | undefined, [name = '', ...others]: string[]): LanguageAttribute {
  const isOne = others.length === 0 && thing !== undefined;
  return (isOne && languagesByObject().get(thing)?.[name]) || {};
}

/** Merges `data-field` attributes. Drops `lang` and `dir`. */
export function fieldsOf(...attributes: FieldAttribute[]): FieldAttribute {
  return attributeOf(attributes.flatMap((attribute) => attribute['data-field']?.split(' ') ?? []));
}

function attributeOf(places: string[]): FieldAttribute {
  return places.length > 0 ? { 'data-field': [...new Set(places)].join(' ') } : {};
}
