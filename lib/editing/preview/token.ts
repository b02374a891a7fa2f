import { createHmac } from 'node:crypto';

import { isSecret } from '@/lib/platform/secret';

/** A token is valid only for one purpose. */
type Purpose = 'link' | 'cookie';

function signature(purpose: Purpose, deployment: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${deployment}\n${expires}`).digest('base64url');
}

/** @param expires in seconds since 1970 */
export function signToken(purpose: Purpose, deployment: string, expires: number, secret: string): string {
  return `${expires}.${signature(purpose, deployment, expires, secret)}`;
}

/** Returns undefined if the signature is invalid. */
export function tokenExpiry(
  token: string,
  purpose: Purpose,
  deployment: string,
  secret: string,
): Date | undefined {
  const match = /^(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const expires = Number(match[1]);
  const isOurs = isSecret(match[2], signature(purpose, deployment, expires, secret));
  return isOurs ? new Date(expires * 1000) : undefined;
}

/** In seconds. `m` is not a unit, because it could mean minutes or months. */
const UNITS: Record<string, number> = { min: 60, h: 3_600, d: 86_400, w: 604_800 };

export const LINK_TIME_FORMS = '30min, 12h, 7d or 2w';
/** Default lifetime of a preview link. */
export const LINK_TIME = '7d';

/** Parses `7d` to 604800 seconds. Returns undefined for unknown units and for zero. */
export function linkSeconds(given: string): number | undefined {
  const [, amount, unit = ''] = /^([1-9]\d{0,3})(min|h|d|w)$/.exec(given) ?? [];
  return amount === undefined ? undefined : Number(amount) * (UNITS[unit] ?? 0);
}
