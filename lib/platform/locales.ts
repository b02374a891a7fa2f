import 'server-only';

import * as z from 'zod';

import { LANGUAGES, type Language } from './locales-list';

/** First parts of addresses of this site's own; a language of that name would hide them. */
export const OWN_ADDRESSES = [
  'api',
  'pictures',
  'upload',
  'fonts',
  'shop',
  'share-picture',
  'not-found',
  'preview-fault',
  'unavailable',
];

/** The languages of a site as LOCALES lists them, in their canonical form; none where each document says its own. */
export const locales = z
  .string()
  .default('')
  .transform((value, context) => {
    const tags = value.split(/[\s,]+/).filter(Boolean);
    const fault = faultOf(tags);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    return tags.flatMap((tag) => canonical(tag) ?? []);
  });

function faultOf(tags: string[]): string | undefined {
  const known = tags.map(canonical);
  const malformed = tags.find((_, index) => known[index] === undefined);
  if (malformed !== undefined) return `must be language tags such as en,fr or pt-BR; "${malformed}" is none`;
  const twice = known.find((tag, index) => known.indexOf(tag) !== index);
  if (twice !== undefined) return `must name each language once, not ${twice} twice`;
  const taken = known.find((tag) => OWN_ADDRESSES.includes(tag?.toLowerCase() ?? ''));
  if (taken !== undefined) return `must not name "${taken}", which is an address of this site's own`;
  const mute = known.find((tag) => tag !== undefined && !hasWords(tag));
  if (mute === undefined) return undefined;
  return `must name languages that the interface has words for (${LANGUAGES.join(', ')}); "${mute}" has none: CONTRIBUTING.md says how to add one`;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined; // no language tag
  }
}

const hasWords = (tag: string) => LANGUAGES.includes(new Intl.Locale(tag).language as Language);
