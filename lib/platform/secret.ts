/* eslint-disable-next-line no-restricted-syntax -- this module cannot import 'server-only', because browser tests
   load the module without a bundler to sign tokens */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compares two secrets in constant time. */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
