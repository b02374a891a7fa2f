import { cookies, draftMode } from 'next/headers';

import { environment } from '@/lib/config/environment';
import { isDeploymentName } from '@/lib/content/deployment';
import { loadDeployment } from '@/lib/content/load-deployment';
import { SourceError } from '@/lib/content/source';
import { UnreadableDocumentError } from '@/lib/content/unreadable';
import { refusal, refusedMethod } from '@/lib/http';
import { PREVIEW_COOKIE, PREVIEW_SECONDS, previewCookieValue } from '@/lib/preview/cookie';
import { tokenSeconds } from '@/lib/preview/token';
import { isSecret } from '@/lib/secret';

/** Shows a deployment to this browser alone: with the secret, or with a link that was signed for that deployment. */
export async function GET(request: Request): Promise<Response> {
  const { previewSecret, isSecure, frameAncestors } = environment();
  if (previewSecret === undefined) return refusal(404, 'not found');
  const query = new URL(request.url).searchParams;
  const deployment = query.get('deployment') ?? '';
  // The preview ends with the link that it was opened by.
  const seconds = isSecret(query.get('secret'), previewSecret)
    ? PREVIEW_SECONDS
    : tokenSeconds(query.get('token') ?? '', 'link', deployment, previewSecret);
  if (seconds === undefined) return refusal(401, 'a valid secret or token is needed');
  if (!isDeploymentName(deployment)) return refusal(400, 'deployment must be a name of a-z, 0-9 and -');
  try {
    await loadDeployment(deployment);
  } catch (error) {
    if (error instanceof SourceError || error instanceof UnreadableDocumentError)
      return refusal(404, error.message);
    throw error;
  }
  const lasts = Math.min(seconds, PREVIEW_SECONDS);
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, previewCookieValue(deployment, previewSecret, Date.now(), lasts), {
    httpOnly: true,
    // In the frame of another site's editing tool only such a cookie is sent; browsers take it over https alone.
    sameSite: isSecure && frameAncestors.length > 0 ? 'none' : 'lax',
    secure: isSecure,
    maxAge: lasts,
    path: '/',
  });
  return new Response(null, { status: 307, headers: { location: '/', 'cache-control': 'no-store' } });
}

const notAllowed = () => refusedMethod(environment().previewSecret !== undefined, 'GET');
export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
