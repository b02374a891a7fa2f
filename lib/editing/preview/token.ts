import { createHmac } from 'node:crypto';

import { isSecret } from '@/lib/platform/secret';

/** What a token permits: opening a preview link, or keeping a preview open. One cannot be used as the other. */
type Purpose = 'link' | 'cookie';

function signature(purpose: Purpose, deployment: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${deployment}\n${expires}`).digest('base64url');
}

/** @param expires in seconds since 1970 */
export function signToken(purpose: Purpose, deployment: string, expires: number, secret: string): string {
  return `${expires}.${signature(purpose, deployment, expires, secret)}`;
}

/** Returns when a token expires; undefined if it was not signed with this secret for this purpose and deployment. */
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
