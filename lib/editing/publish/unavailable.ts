import 'server-only';

import { refusal } from '@/lib/platform/http';
import { isOutOfReach } from '@/lib/versions/peers';

/** The answer to a request that needs Redis while Redis does not answer. Throws all other errors again. */
export function unavailable(error: unknown, what: 'recorded' | 'read'): Response {
  if (!isOutOfReach(error)) throw error;
  return refusal(503, `publications cannot be ${what}: ${error.message}`);
}
