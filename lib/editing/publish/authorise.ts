import 'server-only';

import { RateLimiterMemory } from 'rate-limiter-flexible';

import { environment } from '@/lib/platform/environment';
import { CLIENT_ADDRESS_HEADER, refusal } from '@/lib/platform/http';
import { type Publisher, findPublisher } from '@/lib/platform/publishers';
import { bearerOf } from '@/lib/platform/secret';

/** Limit for each client address: at most `points` wrong secrets in `duration` seconds. */
const WRONG_SECRETS = { points: 20, duration: 60 };
const limiter = new RateLimiterMemory(WRONG_SECRETS);

/** Checks the secret before the rate limit, so that wrong secrets never lock out a publisher. */
export async function authorise(headers: Headers): Promise<Publisher | Response> {
  const { revalidateSecret } = environment();
  if (revalidateSecret === undefined) return refusal(404, 'not found');
  const given = bearerOf(headers);
  const publisher = findPublisher(given, revalidateSecret);
  if (publisher) return publisher;
  const isWithinLimit =
    given === undefined ||
    (await limiter.consume(headers.get(CLIENT_ADDRESS_HEADER) ?? '').then(
      () => true,
      () => false,
    ));
  if (isWithinLimit) return refusal(401, 'a valid bearer secret is needed');
  const answer = refusal(429, 'too many wrong secrets');
  answer.headers.set('retry-after', String(WRONG_SECRETS.duration));
  return answer;
}
