/** Builds valid documents and entities, as the content source would send them. */
import type { Field } from '@/lib/content/document/wire';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

export type Wire = Record<string, unknown>;

/** Allows only files in `public/`, the default without MEDIA_BASE_URL and MEDIA_ORIGINS. */
export const OWN_MEDIA: MediaPolicy = { origins: [] };

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

export function aShopNamed(name: string, home: Wire = {}): ReturnType<typeof aDocument> {
  return aDocument({
    common: { siteName: name },
    home: { texts: { intro: { NAME: name, TEXT_1: 'Made by hand' } }, ...home },
  });
}

export function read<T>(field: Field<T>, value: unknown): { value: T | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  return { value: field.read(value, '$.value', (problem) => problems.push(problem)), problems };
}
