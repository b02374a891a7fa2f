import 'server-only';

import * as z from 'zod';

/** Returns false for an address with credentials: fetch rejects credentials, and logs would show the password. */
export function isHttp(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password;
}

const httpAddress = z.string().refine(isHttp, 'must be an http(s) address, such as https://shop.example/fr');
const hasNoQueryOrHash = (value: string) =>
  !URL.canParse(value) || new URL(value).search + new URL(value).hash === '';
const NO_QUERY_OR_HASH = 'must have neither a query nor a #';
/** An http(s) address to which paths are appended. */
export const baseAddress = httpAddress.refine(hasNoQueryOrHash, NO_QUERY_OR_HASH);
/** The site's address has no path, because the pages begin at `/`. */
export const siteAddress = z
  .string()
  .refine(
    (value) => isHttp(value) && new URL(value).href === `${new URL(value).origin}/`,
    'must be an http(s) address without a path, a query or a #, such as https://shop.example',
  );
const fillLocale = (value: string) => value.replaceAll('{locale}', 'en');
export const shopAddress = z
  .string()
  .refine(
    (value) => isHttp(fillLocale(value)),
    'must be an http(s) address, such as https://shop.example/fr or, with LOCALES, https://shop.example/{locale}',
  )
  .refine((value) => hasNoQueryOrHash(fillLocale(value)), NO_QUERY_OR_HASH);
/** Refuses wildcards, because the picture proxy and the preview compare origins literally. */
const origin = z
  .string()
  .refine(
    (value) => isHttp(value) && new URL(value).pathname === '/' && !value.includes('*'),
    'must be an origin without a wildcard, such as https://cdn.example',
  )
  .transform((value) => new URL(value).origin);
export const origins = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

/** Returns the allowed origins of pictures and films, in addition to this site. */
export function mediaOriginsOf({ media }: { media: { baseUrl?: string; origins: string[] } }): string[] {
  const { baseUrl, origins } = media;
  return [...new Set([...(baseUrl === undefined ? [] : [new URL(baseUrl).origin]), ...origins])];
}
