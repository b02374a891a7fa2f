import { signToken, tokenExpiry } from './token';

import { isDeploymentName } from '@/lib/platform/deployment';

/** Cookie with the previewed deployment. The framework's draft cookie cannot contain a deployment. */
export const PREVIEW_COOKIE = 'storefront-preview';

/**
 * Cookie with the same value as PREVIEW_COOKIE, but a longer lifetime. The server uses this cookie to inform editors
 * that a preview has ended.
 */
export const ENDED_PREVIEW_COOKIE = 'storefront-previewed';

/** Length of a working day, in seconds. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

/** Lifetime of ENDED_PREVIEW_COOKIE after the end of the preview. Longer than a long weekend. */
export const END_NOTICE_SECONDS = 4 * 24 * 60 * 60;

/** A previewed deployment. `ends` can be in the past. */
export type PreviewTicket = { deployment: string; ends: Date };

/** @param seconds the lifetime of the preview; shorter than the default if the link expires earlier */
export function previewCookieValue(
  deployment: string,
  secret: string,
  now = Date.now(),
  seconds = PREVIEW_SECONDS,
): string {
  return `${deployment}.${signToken('cookie', deployment, Math.floor(now / 1000) + seconds, secret)}`;
}

function ticketOf(value: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const [deployment, ...rest] = (value ?? '').split('.');
  if (!secret || !isDeploymentName(deployment)) return undefined;
  const ends = tokenExpiry(rest.join('.'), 'cookie', deployment, secret);
  return ends && { deployment, ends };
}

const isOver = ({ ends }: PreviewTicket) => ends.getTime() <= Date.now();

function cookieIn(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Returns the preview ticket in a `Cookie` header. Returns undefined if the ticket is missing, forged or expired. */
export function previewIn(header: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const ticket = ticketOf(cookieIn(header, PREVIEW_COOKIE), secret);
  return ticket && !isOver(ticket) ? ticket : undefined;
}

/** Returns whether the preview of a `Cookie` header has expired. Returns false if the editor ended the preview. */
export function hasPreviewEnded(header: string | undefined, secret: string | undefined): boolean {
  const ticket = ticketOf(cookieIn(header, ENDED_PREVIEW_COOKIE), secret);
  return ticket !== undefined && isOver(ticket) && previewIn(header, secret) === undefined;
}
