import { signToken, tokenEnd } from './token';

import { isDeploymentName } from '@/lib/platform/deployment';

/** Names the deployment that a browser previews; the framework's own draft cookie carries no payload. */
export const PREVIEW_COOKIE = 'storefront-preview';

/** The same once more for later: it outlives the preview, so that its editor hears that it has ended. */
export const PREVIEWED_COOKIE = 'storefront-previewed';

/** How long a preview lasts, in seconds: a working day. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

/** For how long after its end a browser hears that its preview has ended, in seconds: over a long weekend. */
export const REMEMBERED_SECONDS = 4 * 24 * 60 * 60;

/** What a browser previews, or has previewed until `ends`. */
export type PreviewTicket = { deployment: string; ends: Date };

/** @param seconds how long the preview lasts: with a link that ends sooner, as long as the link */
export function previewCookieValue(
  deployment: string,
  secret: string,
  now = Date.now(),
  seconds = PREVIEW_SECONDS,
): string {
  return `${deployment}.${signToken('cookie', deployment, Math.floor(now / 1000) + seconds, secret)}`;
}

/** What a cookie's value allows, or once allowed, to see; undefined for one that is forged or not there. */
function ticketOf(value: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const [deployment, ...rest] = (value ?? '').split('.');
  if (!secret || !isDeploymentName(deployment)) return undefined;
  const ends = tokenEnd(rest.join('.'), 'cookie', deployment, secret);
  return ends && { deployment, ends };
}

const isOver = ({ ends }: PreviewTicket) => ends.getTime() <= Date.now();

/** The deployment that a cookie's value allows to see; undefined for one that is forged, expired or not there. */
export function previewedDeployment(
  value: string | undefined,
  secret: string | undefined,
): string | undefined {
  const ticket = ticketOf(value, secret);
  return ticket && !isOver(ticket) ? ticket.deployment : undefined;
}

/** A cookie's value in a `Cookie` header. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The preview that a browser with this `Cookie` header has; undefined for one that has none, or had one. */
export function previewIn(header: string | undefined, secret: string | undefined): PreviewTicket | undefined {
  const ticket = ticketOf(cookieIn(header, PREVIEW_COOKIE), secret);
  return ticket && !isOver(ticket) ? ticket : undefined;
}

/** Whether the preview that a browser with this `Cookie` header had has come to its end, and was not left before. */
export function hasPreviewEnded(header: string | undefined, secret: string | undefined): boolean {
  const ticket = ticketOf(cookieIn(header, PREVIEWED_COOKIE), secret);
  return ticket !== undefined && isOver(ticket) && previewIn(header, secret) === undefined;
}

/** The deployment that a browser with this `Cookie` header previews; undefined for one that does not. */
export function previewedDeploymentIn(
  header: string | undefined,
  secret: string | undefined,
): string | undefined {
  return previewIn(header, secret)?.deployment;
}
