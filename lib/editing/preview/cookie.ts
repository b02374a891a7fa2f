import { signToken, tokenExpiry } from './token';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';

/** Contains the deployment, because the framework's draft cookie cannot. */
export const PREVIEW_COOKIE = 'storefront-preview';

/** The longest preview: a working day. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

/**
 * Browsers keep an expired preview's cookie this long, so that the server can announce the end. Longer than a long
 * weekend.
 */
export const END_NOTICE_SECONDS = 4 * 24 * 60 * 60;

/**
 * Returns the options to set and delete the cookie. In an iframe on another site, browsers use only `SameSite=None`
 * cookies, which require https.
 */
export const previewCookieOptions = ({
  isSecure,
  frameAncestors,
}: Pick<Environment, 'isSecure' | 'frameAncestors'>) =>
  ({
    httpOnly: true,
    sameSite: isSecure && frameAncestors.length > 0 ? 'none' : 'lax',
    secure: isSecure,
    path: '/',
  }) as const;

/** `ends` can be in the past. */
export type PreviewTicket = { deployment: string; ends: Date };

/** @param seconds shorter than the default if the link expires earlier */
export function previewCookieValue(deployment: string, secret: string, seconds = PREVIEW_SECONDS): string {
  return `${deployment}.${signToken('cookie', deployment, Math.floor(Date.now() / 1000) + seconds, secret)}`;
}

/** Returns even an expired ticket. */
function ticketIn(header: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const [deployment, ...rest] = (cookieIn(header) ?? '').split('.');
  if (!secret || !isDeploymentName(deployment)) return undefined;
  const ends = tokenExpiry(rest.join('.'), 'cookie', deployment, secret);
  return ends && { deployment, ends };
}

const isOver = ({ ends }: PreviewTicket) => ends.getTime() <= Date.now();

function cookieIn(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${PREVIEW_COOKIE}=`))
    ?.slice(PREVIEW_COOKIE.length + 1);
}

/** Returns undefined if the ticket is missing, forged or expired. */
export function previewIn(header: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const ticket = ticketIn(header, secret);
  return ticket && !isOver(ticket) ? ticket : undefined;
}

/** Returns true if the preview has expired. Returns false if the editor ended it, because then no cookie is left. */
export function hasPreviewEnded(header: string | undefined, secret: string | undefined): boolean {
  const ticket = ticketIn(header, secret);
  return ticket !== undefined && isOver(ticket);
}
