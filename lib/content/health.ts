import type { Problem } from './problems';
import { contentStore } from './shared-store';

export type Health = {
  status: 'ok' | 'degraded' | 'down';
  deployment?: string;
  version?: string;
  loadedAt?: string;
  lastError?: { at: string; reason: string };
  counts: { categories: number; collections: number; flavours: number };
  problems: number | Problem[];
};

/** What anybody may know of a failure. Its own words have the source's address, and parts of what it sent. */
const PUBLIC_REASON =
  'the content source failed or was refused: the log says why, and this address to who has the secret';

/**
 * How the content stands: `down` without any, `degraded` while the source fails or sends what is refused.
 * @param isOperator whether to tell each problem and the failure's own words
 */
export function contentHealth({ isOperator }: { isOperator: boolean }): Health {
  const { current, lastError } = contentStore();
  const home = current?.content.home;
  const problems = current?.problems ?? [];
  return {
    status: !current ? 'down' : lastError ? 'degraded' : 'ok',
    deployment: current?.deployment,
    version: current?.id,
    loadedAt: current?.loadedAt.toISOString(),
    lastError: lastError && {
      at: lastError.at.toISOString(),
      reason: isOperator ? lastError.reason : PUBLIC_REASON,
    },
    counts: {
      categories: home?.categories?.items.length ?? 0,
      collections: home?.collections?.items.length ?? 0,
      flavours: current?.content.shop.flavours.length ?? 0,
    },
    problems: isOperator ? problems : problems.length,
  };
}
