import 'server-only';

import path from 'node:path';

/**
 * The one address of a file of the public folder, however it is written: each part escaped as `encodeURIComponent` does,
 * without a query; undefined for an address elsewhere, or one that leaves the folder or cannot be decoded.
 */
export function publicAddress(given: string): string | undefined {
  if (!/^\/(?![/\\])/.test(given)) return undefined;
  const base = 'http://own-site.invalid';
  const [pathname = ''] = given.split(/[?#]/, 1);
  if (!URL.canParse(pathname, base)) return undefined;
  try {
    const parts = new URL(pathname, base).pathname.split('/').map(decodeURIComponent);
    const isFile = parts.slice(1).every((part) => part !== '' && !/^\.|[/\\\0]/.test(part));
    return isFile ? parts.map(encodeURIComponent).join('/') : undefined;
  } catch {
    return undefined; // a % that begins no escape names nothing
  }
}

/** The file of an address of the public folder, which is given as an absolute path; undefined where it can have none. */
export function publicFile(folder: string, given: string): string | undefined {
  const address = publicAddress(given);
  return address && path.join(/* turbopackIgnore: true */ folder, decodeURIComponent(address));
}
