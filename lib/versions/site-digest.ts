import { createHash } from 'node:crypto';

import type { Environment } from '@/lib/platform/environment';

const DIGEST_LENGTH = 32;

/** Identifies a site, so that several sites can share a Redis server or a folder. */
export function siteDigest({
  contentSource,
  contentDeployment,
}: Pick<Environment, 'contentSource' | 'contentDeployment'>): string {
  const digest = createHash('sha256').update(`${contentSource}\n${contentDeployment}`).digest('hex');
  return digest.slice(0, DIGEST_LENGTH);
}
