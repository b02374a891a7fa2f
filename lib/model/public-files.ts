import 'server-only';

import path from 'node:path';

/**
 * Returns the canonical address of a public file, without query. Returns undefined for wrong encodings, hidden files,
 * other sites and places outside the public folder.
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
    return undefined;
  }
}

export function publicFile(folder: string, given: string): string | undefined {
  const address = publicAddress(given);
  return address && path.join(/* turbopackIgnore: true */ folder, decodeURIComponent(address));
}
