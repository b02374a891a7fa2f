import { signToken, tokenExpiry } from './token';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';

/** Cookie with the previewed deployment. The framework's draft cookie cannot contain a deployment. */
export const PREVIEW_COOKIE = 'storefront-preview';

/** Length of a working day, in seconds. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

/**
 * Time for which browsers keep the cookie after the end of the preview, in seconds. During this time, the server can
 * inform the editor about the end. Longer than a long weekend.
 */
export const END_NOTICE_SECONDS = 4 * 24 * 60 * 60;

/**
 * Returns the options with which the cookie is set and deleted. In an iframe on another site, browsers use only
 * `SameSite=None` cookies. Such cookies require https.
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

/** A previewed deployment. `ends` can be in the past. */
export type PreviewTicket = { deployment: string; ends: Date };

/** @param seconds the lifetime of the preview; shorter than the default if the link expires earlier */
export function previewCookieValue(deployment: string, secret: string, seconds = PREVIEW_SECONDS): string {
  return `${deployment}.${signToken('cookie', deployment, Math.floor(Date.now() / 1000) + seconds, secret)}`;
}

/** Reads the preview ticket in a `Cookie` header, even if the preview has ended. */
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

/** Returns the preview ticket in a `Cookie` header. Returns undefined if the ticket is missing, forged or expired. */
export function previewIn(header: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const ticket = ticketIn(header, secret);
  return ticket && !isOver(ticket) ? ticket : undefined;
}

/**
 * Returns whether the preview in a `Cookie` header has expired. If the editor ended the preview, returns false, because
 * the cookie was deleted.
 */
export function hasPreviewEnded(header: string | undefined, secret: string | undefined): boolean {
  const ticket = ticketIn(header, secret);
  return ticket !== undefined && isOver(ticket);
}
