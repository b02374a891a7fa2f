import { isOwn, mediaIn } from './named-media';

import { outlineOf } from '@/lib/content/outline';
import type { SaidProblem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

/** For all requests together. A file that has not answered by then counts as present. */
const TIME_LIMIT_MS = 5_000;
const GONE = [404, 410];

/**
 * Returns pictures and films of other origins that are missing, as problems: files of an old version may be deleted
 * before the version is published again.
 */
export async function goneMedia(document: unknown, media: MediaPolicy): Promise<SaidProblem[]> {
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
    // The parser allows only permitted origins; a redirect could leave them.
    const answer = await fetch(address, { method: 'HEAD', redirect: 'error', cache: 'no-store', signal });
    return GONE.includes(answer.status);
  } catch {
    return false; // unreachable from here, but not necessarily missing
  }
}
