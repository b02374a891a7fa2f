import { publishing } from '@/lib/editing/publish/shared-publishing';
import { environment } from '@/lib/platform/environment';
import { uncachedJson } from '@/lib/platform/http';
import { findPublisher } from '@/lib/platform/publishers';
import { bearerOf } from '@/lib/platform/secret';
import { contentHealth } from '@/lib/versions/health';

/** Only requests with the publishing secret get details. */
export function GET({ headers }: Request): Response {
  const isOperator = findPublisher(bearerOf(headers), environment().revalidateSecret) !== undefined;
  const health = contentHealth(publishing().plans, { isOperator });
  return uncachedJson(health.status === 'down' ? 503 : 200, health);
}
