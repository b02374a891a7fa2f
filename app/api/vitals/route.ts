import { environment } from '@/lib/platform/environment';
import { limitedText, refusal, methodNotAllowed } from '@/lib/platform/http';
import {
  engineOf,
  mayRecordVital,
  recordVital,
  VITAL_BODY_BYTES,
  vitalOf,
} from '@/lib/server/metrics/vitals-endpoint';

const isOpen = () => environment().vitalsShare > 0;

export async function POST(request: Request): Promise<Response> {
  if (!isOpen()) return refusal(404, 'not found');
  if (!(await mayRecordVital())) return refusal(429, 'too many measurements');
  const body = await limitedText(request, VITAL_BODY_BYTES);
  if (body === undefined) return refusal(413, `the body must not be larger than ${VITAL_BODY_BYTES} bytes`);
  const vital = vitalOf(body);
  if (!vital) return refusal(400, 'the body must be a measurement');
  await recordVital({ ...vital, engine: engineOf(request.headers.get('user-agent') ?? '') });
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

const notAllowed = () => methodNotAllowed(isOpen(), 'POST');
export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
};
