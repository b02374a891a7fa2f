import { isDeploymentName } from '../content/deployment';

import { isToken, signToken } from './token';

/** Names the deployment that a browser previews; the framework's own draft cookie carries no payload. */
export const PREVIEW_COOKIE = 'storefront-preview';

/** How long a preview lasts, in seconds: a working day. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

/** @param seconds how long the preview lasts: with a link that ends sooner, as long as the link */
export function previewCookieValue(
  deployment: string,
  secret: string,
  now = Date.now(),
  seconds = PREVIEW_SECONDS,
): string {
  return `${deployment}.${signToken('cookie', deployment, Math.floor(now / 1000) + seconds, secret)}`;
}

/** The deployment that a cookie's value allows to see; undefined for one that is forged, expired or not there. */
export function previewedDeployment(
  value: string | undefined,
  secret: string | undefined,
): string | undefined {
  const [deployment, ...rest] = (value ?? '').split('.');
  if (!secret || !isDeploymentName(deployment)) return undefined;
  return isToken(rest.join('.'), 'cookie', deployment, secret) ? deployment : undefined;
}

/** The preview cookie's value in a `Cookie` header. */
function previewCookieIn(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${PREVIEW_COOKIE}=`))
    ?.slice(PREVIEW_COOKIE.length + 1);
}

/** The deployment that a browser with this `Cookie` header previews; undefined for one that does not. */
export function previewedDeploymentIn(
  header: string | undefined,
  secret: string | undefined,
): string | undefined {
  return previewedDeployment(previewCookieIn(header), secret);
}
