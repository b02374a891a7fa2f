import { PREVIEW_SECONDS } from './cookie';
import type { LinkFault } from './fault';
import { tokenExpiry } from './token';

import { isDeploymentName } from '@/lib/platform/deployment';
import { isSecret } from '@/lib/platform/secret';

export const PREVIEW_PATH = '/api/preview';

export type PreviewAccess =
  | { kind: 'allowed'; deployment: string; seconds: number }
  | { kind: 'refused'; reason: string; fault: LinkFault };

export function checkPreviewAccess(query: URLSearchParams, secret: string): PreviewAccess {
  const deployment = query.get('deployment') ?? '';
  // A preview must not last longer than its link.
  const seconds = isSecret(query.get('secret'), secret)
    ? PREVIEW_SECONDS
    : secondsOf(query.get('token') ?? '', deployment, secret);
  if (seconds === undefined || seconds <= 0) {
    const fault = seconds === undefined ? 'not-whole' : 'expired';
    return { kind: 'refused', reason: 'a valid secret or token is needed', fault };
  }
  if (!isDeploymentName(deployment)) {
    const reason = 'deployment must be a name of a-z, 0-9 and -';
    return { kind: 'refused', reason, fault: 'no-name' };
  }
  return { kind: 'allowed', deployment, seconds: Math.min(seconds, PREVIEW_SECONDS) };
}

/** Returns 0 or less for an expired link. */
function secondsOf(token: string, deployment: string, secret: string): number | undefined {
  const ends = tokenExpiry(token, 'link', deployment, secret);
  return ends && Math.ceil((ends.getTime() - Date.now()) / 1000);
}
