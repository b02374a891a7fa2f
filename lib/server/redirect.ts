import type { ServerResponse } from 'node:http';

import type { LocaleAddress } from './locale-address';

import { externalShop } from '@/lib/model/routes';

/** Forbids caching, because the target depends on the settings. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'cache-control': 'no-store' }).end();
}

export function shopRedirect(
  shopUrl: string | undefined,
  { locale, url: { pathname, search } }: LocaleAddress,
): string | undefined {
  if (shopUrl === undefined || !/^\/shop(?:\/|$)/.test(pathname)) return undefined;
  return externalShop(shopUrl, locale) + pathname.slice('/shop'.length) + search;
}
