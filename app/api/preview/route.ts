import { cookies, draftMode } from 'next/headers';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import {
  END_NOTICE_SECONDS,
  PREVIEW_COOKIE,
  previewCookieOptions,
  previewCookieValue,
} from '@/lib/editing/preview/cookie';
import { FAULT_STATUS } from '@/lib/editing/preview/fault';
import { loadDeployment } from '@/lib/editing/preview/load-deployment';
import { checkPreviewAccess } from '@/lib/editing/preview/preview-access';
import { environment } from '@/lib/platform/environment';
import { refusal, methodNotAllowed } from '@/lib/platform/http';
import { loadVersion } from '@/lib/rendering/load';
import { SourceError } from '@/lib/versions/reading/source';

/** If the preview cannot start, browsers get an error page (lib/server/previews.ts), and programs get JSON. */
export async function GET(request: Request): Promise<Response> {
  const { previewSecret } = environment();
  if (previewSecret === undefined) return refusal(404, 'not found');
  const access = checkPreviewAccess(new URL(request.url).searchParams, previewSecret);
  if (access.kind === 'refused') return refusal(FAULT_STATUS[access.fault], access.reason);
  const { deployment, seconds } = access;
  try {
    await ensureLoaded(deployment);
  } catch (error) {
    if (error instanceof SourceError || error instanceof UnreadableDocumentError)
      return refusal(404, error.message);
    throw error;
  }
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, previewCookieValue(deployment, previewSecret, seconds), {
    maxAge: seconds + END_NOTICE_SECONDS,
    ...previewCookieOptions(environment()),
  });
  return new Response(null, { status: 307, headers: { location: '/', 'cache-control': 'no-store' } });
}

/** Does nothing if the server in front of Next.js has already loaded the deployment (lib/server/previews.ts). */
async function ensureLoaded(deployment: string): Promise<void> {
  const { version, preview } = await loadVersion();
  if (!preview || version?.deployment !== deployment) await loadDeployment(deployment);
}

const notAllowed = () => methodNotAllowed(environment().previewSecret !== undefined, 'GET');
export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
