import 'server-only';

import * as z from 'zod';

import { LANGUAGES, type Language } from './locales-list';

/** Parses LOCALES into canonical language tags. */
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
  if (malformed !== undefined)
    return `must be language tags such as en,fr or pt-BR; "${malformed}" is not one`;
  const twice = known.find((tag, index) => known.indexOf(tag) !== index);
  if (twice !== undefined) return `must name each language once, not ${twice} twice`;
  const unsupported = known.find((tag) => tag !== undefined && !hasWords(tag));
  if (unsupported === undefined) return undefined;
  return `must be languages of the interface (${LANGUAGES.join(', ')}); "${unsupported}" is not one; CONTRIBUTING.md explains how to add a language`;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined; // `tag` is not a language tag
  }
}

const hasWords = (tag: string) => LANGUAGES.includes(new Intl.Locale(tag).language as Language);
