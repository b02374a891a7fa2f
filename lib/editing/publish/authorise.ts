import 'server-only';

import { RateLimiterMemory } from 'rate-limiter-flexible';

import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/environment';
import { refusal } from '@/lib/platform/http';
import { type Publisher, findPublisher } from '@/lib/platform/publishers';
import { bearerOf } from '@/lib/platform/secret';

/** Wrong secrets that an address is told of one by one. */
const WRONG_SECRETS = { points: 20, duration: 60 };
const limiter = new RateLimiterMemory(WRONG_SECRETS);

/**
 * Whose publishing secret a request has; otherwise the answer that refuses it. The secret is looked at first, so that
 * no number of wrong ones, from the same address or any other, keeps the right one out.
 */
export async function authorise(headers: Headers): Promise<Publisher | Response> {
  const { revalidateSecret } = environment();
  if (revalidateSecret === undefined) return refusal(404, 'not found');
  const given = bearerOf(headers);
  const publisher = findPublisher(given, revalidateSecret);
  if (publisher) return publisher;
  const mayBeTold =
    given === undefined ||
    (await limiter.consume(headers.get(CLIENT_ADDRESS_HEADER) ?? '').then(
      () => true,
      () => false,
    ));
  if (mayBeTold) return refusal(401, 'a valid bearer secret is needed');
  const answer = refusal(429, 'too many wrong secrets');
  answer.headers.set('retry-after', String(WRONG_SECRETS.duration));
  return answer;
}
