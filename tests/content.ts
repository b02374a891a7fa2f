/** Builders of content in wire form: the least that is whole, and whatever a test wants to say about it. */
import type { Field } from '@/lib/content/document/wire';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

export type Wire = Record<string, unknown>;

/** Media on this site's own `public/`, as with no MEDIA_BASE_URL and no MEDIA_ORIGINS. */
export const OWN_MEDIA: MediaPolicy = { origins: [] };

/** A flavour of the collection `tablets`. */
export function aFlavour(over: Wire = {}): Wire {
  return { ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'], ...over };
}

export function aCollection(over: Wire = {}): Wire {
  return { ID: 'tablets', NAME: 'Tablets', ...over };
}

export function aCategory(over: Wire = {}): Wire {
  return { CODE: 'dark', NAME: 'Dark chocolate', ...over };
}

export function aProduct(over: Wire = {}): Wire {
  return { ID: '301', CODE: 'tablet-mint', ...over };
}

/** A document with one collection of one flavour and an intro. */
export function aDocument({ common = {}, home = {} }: { common?: Wire; home?: Wire } = {}): {
  common: Wire;
  home: Wire;
} {
  return {
    common: { siteName: 'Quatorze', locale: 'en', currency: 'EUR', saleEnabled: true, ...common },
    home: {
      texts: { intro: { NAME: 'Quatorze', TEXT_1: 'A collection of 14 original flavours' } },
      collections: [aCollection()],
      flavours: [aFlavour()],
      ...home,
    },
  };
}

/** What a field makes of a value at `$.value`, and what it has to say about it. */
export function read<T>(field: Field<T>, value: unknown): { value: T | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  return { value: field.read(value, '$.value', (problem) => problems.push(problem)), problems };
}
