import { fieldsIn, type FieldSource } from './entities/entity-fields';
import type { Home } from './model';
import { SECTION_TEXTS, type TextSource } from './section-texts';

import type { SectionName } from '@/lib/model/sections';

/** What of a thing falls back, each with the field of the document that an editor would give it in. */
export type Fields<T> = Partial<Record<keyof T & string, string>>;

export function fieldsThatFallBack<P extends string>(
  sources: Record<P, FieldSource>,
): Partial<Record<P, string>> {
  const entries = Object.entries<FieldSource>(sources).flatMap(([property, source]) =>
    source.fallsBack ? [[property, fieldsIn(source)[0]]] : [],
  );
  return Object.fromEntries(entries) as Partial<Record<P, string>>;
}

export function textsThatFallBack<N extends SectionName>(name: N): Fields<NonNullable<Home[N]>> {
  const texts = Object.entries<TextSource>(SECTION_TEXTS[name]).flatMap(([property, { place }]) =>
    place === undefined ? [] : [[property, `home.texts.${place}`]],
  );
  const films = name === 'intro' ? [['films', 'home.videos']] : [];
  return Object.fromEntries([...texts, ...films]) as Fields<NonNullable<Home[N]>>;
}
