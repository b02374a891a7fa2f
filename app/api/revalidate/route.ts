import { authorise } from '@/lib/editing/publish/authorise';
import type { Plan } from '@/lib/editing/publish/plan-times';
import type { Published } from '@/lib/editing/publish/publication-service';
import {
  type Cancellation,
  PUBLISH_BODY_BYTES,
  publishRequest,
  type PublishRequest,
} from '@/lib/editing/publish/request';
import { publishing } from '@/lib/editing/publish/shared-publishing';
import { unavailable } from '@/lib/editing/publish/unavailable';
import { environment } from '@/lib/platform/environment';
import { limitedText, methodNotAllowed, refusal, uncachedJson } from '@/lib/platform/http';

export async function POST(request: Request): Promise<Response> {
  const publisher = await authorise(request.headers);
  if (publisher instanceof Response) return publisher;
  const body = await limitedText(request, PUBLISH_BODY_BYTES);
  if (body === undefined) return refusal(413, `the body must not be larger than ${PUBLISH_BODY_BYTES} bytes`);
  const wanted = publishRequest(body, publisher.name);
  if ('fault' in wanted) return refusal(400, wanted.fault);
  return respondTo(wanted).catch((error: unknown) => unavailable(error, 'recorded'));
}

async function respondTo(wanted: PublishRequest | Cancellation): Promise<Response> {
  if ('cancel' in wanted) return cancelPlan(wanted);
  if (wanted.at !== undefined) return schedulePublish({ ...wanted, at: wanted.at });
  return publishResponse(await publishing().service.publish(wanted), wanted);
}

async function schedulePublish(wanted: PublishRequest & { at: string }): Promise<Response> {
  const result = await publishing().plans.plan(wanted);
  if ('fault' in result) return refusal(400, result.fault);
  const { published, plan } = result;
  if (!plan) return publishResponse(published, wanted);
  const { outcome, problems, differences, summary } = published;
  const refusedNow = 'reason' in outcome ? { refusedNow: outcome.reason } : {};
  return uncachedJson(202, {
    ...planSummary(plan),
    ...refusedNow,
    summary,
    problems,
    differences,
    ...languages(),
  });
}

async function cancelPlan(wanted: Cancellation): Promise<Response> {
  const plan = await publishing().plans.cancel(wanted);
  return plan
    ? uncachedJson(200, planSummary(plan))
    : refusal(404, `there is no planned publish with the id ${wanted.cancel}`);
}

const planSummary = ({ id, outcome, deployment, due }: Plan) => ({
  status: outcome,
  id,
  deployment,
  due: iso(due),
  timeZone: publishing().plans.timeZone,
});

function publishResponse({ outcome, publishedAt, ...found }: Published, wanted: PublishRequest): Response {
  switch (outcome.kind) {
    case 'missing': {
      if (wanted.deployment !== undefined)
        return refusal(404, `there is no deployment "${wanted.deployment}": ${outcome.reason}`);
      // The request names no deployment. If it also names no version, the content source is at fault (502).
      return refusal(wanted.version === undefined ? 502 : 404, outcome.reason);
    }
    case 'refused':
      return refusal(422, outcome.reason, {
        summary: found.summary,
        problems: found.problems,
        differences: found.differences,
        ...languages(),
      });
    case 'down':
      return refusal(502, outcome.reason);
    case 'updated':
    case 'unchanged': {
      const at =
        publishedAt === undefined
          ? {}
          : { publishedAt: iso(publishedAt), timeZone: publishing().plans.timeZone };
      return uncachedJson(200, { status: outcome.kind, ...found, ...at, ...languages() });
    }
  }
}

/** Returns the site's languages. With this list, clients can mark a difference that exists only in some languages. */
function languages(): { locales?: readonly string[] } {
  const { locales } = environment();
  return locales.length > 0 ? { locales } : {};
}

const iso = (time: number) => new Date(time).toISOString();

const notAllowed = () => methodNotAllowed(environment().revalidateSecret !== undefined, 'POST');
export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
};
