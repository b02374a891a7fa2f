import { environment } from '@/lib/config/environment';
import { contentHealth } from '@/lib/content/health';
import { bearerOf, isSecret } from '@/lib/secret';

/** For load balancers and operators; what is wrong in detail is for those with the publishing secret. */
export function GET({ headers }: Request): Response {
  const isOperator = isSecret(bearerOf(headers), environment().revalidateSecret);
  const health = contentHealth({ isOperator });
  return Response.json(health, {
    status: health.status === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
