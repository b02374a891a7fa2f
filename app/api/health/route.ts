import { environment } from '@/lib/config/environment';
import { contentHealth } from '@/lib/content/health';
import { publisherWith } from '@/lib/publish/publishers';
import { publishing } from '@/lib/publish/shared-publishing';
import { bearerOf } from '@/lib/secret';

/** For load balancers and operators; what is wrong in detail is for those with the publishing secret. */
export function GET({ headers }: Request): Response {
  const isOperator = publisherWith(bearerOf(headers), environment().revalidateSecret) !== undefined;
  const health = contentHealth(publishing().plans, { isOperator });
  return Response.json(health, {
    status: health.status === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
