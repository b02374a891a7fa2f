import { environment } from '@/lib/config/environment';
import { contentStore } from '@/lib/content/shared-store';
import { limitedBody, refusal, refusedMethod } from '@/lib/http';
import { PUBLISH_BODY_BYTES, publishRequest } from '@/lib/publish/request';
import { bearerOf, isSecret } from '@/lib/secret';

/** Publishes: the public deployment as it is now, or the named one from now on. */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = environment();
  if (revalidateSecret === undefined) return refusal(404, 'not found');
  if (!isSecret(bearerOf(request.headers), revalidateSecret))
    return refusal(401, 'a valid bearer secret is needed');
  const body = await limitedBody(request, PUBLISH_BODY_BYTES);
  if (body === undefined) return refusal(413, `the body may have ${PUBLISH_BODY_BYTES} bytes at most`);
  const wanted = publishRequest(body);
  if (!wanted)
    return refusal(400, 'the body must be empty or {"deployment":"name","anyway":true}, both optional');
  const store = contentStore();
  const outcome = await store.publish(wanted.deployment, wanted);
  switch (outcome.kind) {
    case 'missing':
      // A name that the caller gave may be wrong; that the public deployment is gone is the source's fault.
      return refusal(wanted.deployment === undefined ? 502 : 404, outcome.reason);
    case 'refused':
      return refusal(422, outcome.reason, { problems: outcome.problems });
    case 'down':
      return refusal(502, outcome.reason);
    case 'updated':
    case 'unchanged': {
      const { current } = store;
      const published = { status: outcome.kind, deployment: current?.deployment, version: current?.id };
      return Response.json(published, { headers: { 'cache-control': 'no-store' } });
    }
  }
}

/** Only POST publishes; a closed endpoint is not there for any method. */
const notAllowed = () => refusedMethod(environment().revalidateSecret !== undefined, 'POST');
export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
};
