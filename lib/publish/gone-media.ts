import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Content } from '../content/model';
import type { Problem } from '../content/problems';
import { publicFile } from '../public-files';

/** All that lies elsewhere is asked for within this time; what has not answered by then is taken to be there. */
const TIME_LIMIT_MS = 5_000;
const GONE = [404, 410];

/** Pictures and films of a kept version that are not there any more, as problems. */
export async function goneMedia(contents: Content[]): Promise<Problem[]> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const addresses = [...new Set(addressesIn(contents))];
  const gone = await Promise.all(addresses.map((address) => isGone(address, signal)));
  return addresses
    .filter((_, index) => gone[index])
    .map((address) => ({
      path: '$',
      expected: 'a picture or film that is there',
      found: address,
      action: 'an empty place on the page',
    }));
}

/** Every picture and film has its address as `src`, wherever in the content it is. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'src' in value && typeof value.src === 'string' ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(addressesIn)];
}

async function isGone(address: string, signal: AbortSignal): Promise<boolean> {
  if (address.startsWith('/')) {
    const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
    const file = publicFile(folder, address);
    const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
    return !info?.isFile();
  }
  try {
    // The parser lets only allowed origins through; a redirect would lead elsewhere.
    const answer = await fetch(address, { method: 'HEAD', redirect: 'error', cache: 'no-store', signal });
    return GONE.includes(answer.status);
  } catch {
    return false; // out of reach from here, which does not say that it is gone
  }
}
