// eslint-disable-next-line no-restricted-syntax -- for servers alone; browser tests sign tokens with it, outside any bundle
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compares in a time that tells nothing of where two secrets differ, nor of their length. */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
