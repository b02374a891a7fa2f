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

/** How the content stands: `down` without any, `degraded` while the source fails or sends what is refused. */
export function contentHealth({ withProblems }: { withProblems: boolean }): Health {
  const { current, lastError } = contentStore();
  const home = current?.content.home;
  const problems = current?.problems ?? [];
  return {
    status: !current ? 'down' : lastError ? 'degraded' : 'ok',
    deployment: current?.deployment,
    version: current?.id,
    loadedAt: current?.loadedAt.toISOString(),
    lastError: lastError && { at: lastError.at.toISOString(), reason: lastError.reason },
    counts: {
      categories: home?.categories?.items.length ?? 0,
      collections: home?.collections?.items.length ?? 0,
      flavours: current?.content.shop.flavours.length ?? 0,
    },
    problems: withProblems ? problems : problems.length,
  };
}
