import { isLocalFile, mediaIn, missingFile, remoteHead } from './named-media';

import { outlineOf } from '@/lib/content/outline';
import type { TranslatedProblem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

/** Time limit for all requests together. A file counts as present if no response arrives within this time. */
const TIME_LIMIT_MS = 5_000;
const MISSING_STATUSES = [404, 410];

/**
 * Returns a problem for each missing picture or film on another site. For example, a restored version can name files
 * that have been deleted.
 */
export async function missingRemoteFiles(
  document: unknown,
  media: MediaPolicy,
): Promise<TranslatedProblem[]> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const remote = mediaIn(outlineOf(document), media).filter((named) => !isLocalFile(named));
  const addresses = [...new Set(remote.map(({ src }) => src))];
  const answers = await Promise.all(addresses.map((address) => isMissing(address, signal)));
  const missing = new Set(addresses.filter((_, index) => answers[index]));
  return remote
    .filter(({ src }) => missing.has(src))
    .map((named) => missingFile(named, 'a picture or film that exists'));
}

async function isMissing(address: string, signal: AbortSignal): Promise<boolean> {
  const answer = await remoteHead(address, signal);
  return answer !== undefined && MISSING_STATUSES.includes(answer.status);
}
