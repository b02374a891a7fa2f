import { isOwn, mediaIn } from './named-media';

import { outlineOf } from '@/lib/content/outline';
import type { TranslatedProblem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

/** All that lies elsewhere is asked for within this time; what has not answered by then is taken to be there. */
const TIME_LIMIT_MS = 5_000;
const GONE = [404, 410];

/** Pictures and films on other origins that have gone, as problems: of a version that was public once, and may come back. */
export async function goneMedia(document: unknown, media: MediaPolicy): Promise<TranslatedProblem[]> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const foreign = mediaIn(outlineOf(document), media).filter((named) => !isOwn(named));
  const addresses = [...new Set(foreign.map(({ src }) => src))];
  const answers = await Promise.all(addresses.map((address) => isGone(address, signal)));
  const gone = new Set(addresses.filter((_, index) => answers[index]));
  return foreign
    .filter(({ src }) => gone.has(src))
    .map(({ path: place, src }) => ({
      path: `$.${place}`,
      expected: 'a picture or film that is there',
      found: JSON.stringify(src),
      action: 'an empty place on the page',
    }));
}

async function isGone(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    // The parser lets only allowed origins through; a redirect would lead elsewhere.
    const answer = await fetch(address, { method: 'HEAD', redirect: 'error', cache: 'no-store', signal });
    return GONE.includes(answer.status);
  } catch {
    return false; // out of reach from here, which does not say that it is gone
  }
}
