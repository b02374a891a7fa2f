import { environment } from '@/lib/config/environment';
import { limitedBody, refusal, refusedMethod } from '@/lib/http';
import { log } from '@/lib/log';
import { routeClass } from '@/lib/server/route-class';
import { mayLogVital, VITAL_BODY_BYTES, vitalOf } from '@/lib/vitals';

/** Writes down what browsers measured (components/vitals). */
export async function POST(request: Request): Promise<Response> {
  if (!environment().hasVitals) return refusal(404, 'not found');
  if (!(await mayLogVital())) return refusal(429, 'too many measurements');
  const body = await limitedBody(request, VITAL_BODY_BYTES);
  if (body === undefined) return refusal(413, `the body may have ${VITAL_BODY_BYTES} bytes at most`);
  const vital = vitalOf(body);
  if (!vital) return refusal(400, 'the body must be a measurement');
  const { locale } = routeClass(vital.pathname, environment().locales);
  log('info', 'vital', { ...vital, locale });
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

const notAllowed = () => refusedMethod(environment().hasVitals, 'POST');
export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
};
