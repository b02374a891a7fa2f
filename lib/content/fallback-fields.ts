import type { FieldSource } from './entities/entity-fields';
import type { Home } from './model';
import { SECTION_TEXTS, type TextSource } from './section-texts';

import type { SectionName } from '@/lib/model/sections';

/** Map from property to document field, for the properties of `T` that fall back to the first language. */
export type FallbackFields<T> = Partial<Record<keyof T & string, string>>;

/** Returns the fallback fields of an entity. */
export function fallbackFields<P extends string>(
  sources: Record<P, FieldSource>,
): Partial<Record<P, string>> {
  const entries = Object.entries<FieldSource>(sources).flatMap(([property, source]) =>
    source.fallsBack ? [[property, source.from[0]]] : [],
  );
  return Object.fromEntries(entries) as Partial<Record<P, string>>;
}

/** Returns the fallback fields of a section, as document paths. */
export function fallbackTexts<N extends SectionName>(name: N): FallbackFields<NonNullable<Home[N]>> {
  const texts = Object.entries<TextSource>(SECTION_TEXTS[name]).flatMap(([property, { place }]) =>
    place === undefined ? [] : [[property, `home.texts.${place}`]],
  );
  const films = name === 'intro' ? [['films', 'home.videos']] : [];
  return Object.fromEntries([...texts, ...films]) as FallbackFields<NonNullable<Home[N]>>;
}
