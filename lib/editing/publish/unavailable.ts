import 'server-only';

import { refusal } from '@/lib/platform/http';
import { isRedisUnavailable } from '@/lib/versions/peers';

/** Returns a 503 response if Redis does not answer. Rethrows other errors. */
export function unavailable(error: unknown, what: 'recorded' | 'read'): Response {
  if (!isRedisUnavailable(error)) throw error;
  return refusal(503, `publications cannot be ${what}: ${error.message}`);
}
