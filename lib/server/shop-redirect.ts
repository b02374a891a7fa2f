import type { LocaleAddress } from './locale-address';

import { externalShop } from '@/lib/model/routes';

/** Where this site's stand-in shop lies in the real one; undefined for other addresses, and while there is no other shop. */
export function shopRedirect(
  shopUrl: string | undefined,
  { locale, url: { pathname, search } }: LocaleAddress,
): string | undefined {
  if (shopUrl === undefined || !/^\/shop(?:\/|$)/.test(pathname)) return undefined;
  return externalShop(shopUrl, locale) + pathname.slice('/shop'.length) + search;
}
