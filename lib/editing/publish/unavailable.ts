import 'server-only';

import { refusal } from '@/lib/platform/http';
import { isRedisUnavailable } from '@/lib/versions/peers';

/** Returns the 503 response for an error of an unavailable Redis. Throws all other errors again. */
export function unavailable(error: unknown, what: 'recorded' | 'read'): Response {
  if (!isRedisUnavailable(error)) throw error;
  return refusal(503, `publications cannot be ${what}: ${error.message}`);
}
