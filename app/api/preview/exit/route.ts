import { cookies, draftMode } from 'next/headers';

import { PREVIEW_COOKIE, previewCookieOptions } from '@/lib/editing/preview/cookie';
import { environment } from '@/lib/platform/environment';
import { refusal, methodNotAllowed } from '@/lib/platform/http';

async function exit(status: 303 | 307): Promise<Response> {
  if (environment().previewSecret === undefined) return refusal(404, 'not found');
  (await draftMode()).disable();
  (await cookies()).delete({ name: PREVIEW_COOKIE, ...previewCookieOptions(environment()) });
  return new Response(null, { status, headers: { location: '/', 'cache-control': 'no-store' } });
}

/** Browsers send GET for a typed address, and POST for the form in the preview bar. */
export const GET = () => exit(307);
export const POST = () => exit(303);

const notAllowed = () => methodNotAllowed(environment().previewSecret !== undefined, 'GET, POST');
export { notAllowed as DELETE, notAllowed as OPTIONS, notAllowed as PATCH, notAllowed as PUT };
