import { contentStore } from './shared-store';
import type { ContentStore } from './store';
import { countsOf } from './version';

import type { Problem } from '@/lib/content/problems';
import type { Failure } from '@/lib/platform/failure';

export const STATUSES = ['ok', 'degraded', 'down'] as const;

export type Health = {
  status: (typeof STATUSES)[number];
  deployment?: string;
  version?: string;
  loadedAt?: string;
  lastError?: { at: string; reason: string };
  counts: ReturnType<typeof countsOf>;
  problems: number | Problem[];
  planned?: { id: string; deployment: string; due: string }[];
};

/** `failure`: the failure of the latest planned publish, until a publish succeeds. */
type Plans = { planned: { id: string; deployment: string; due: number }[]; failure: Failure | undefined };

/** Shown in public instead of the reason, which can contain the address and the response of the source. */
const PUBLIC_REASON =
  'the content source, a publish, a page, or the copy on disk or in Redis failed; the log and this address with the publishing secret give the reason';

/**
 * Returns `down` if no version is shown. Otherwise, returns `degraded` in these cases: the latest check or publish of
 * the public deployment failed; the latest planned publish failed; a page of the shown version has a fault; the copy on
 * disk or in Redis was refused.
 */
export function statusOf(
  { current, lastError }: Pick<ContentStore, 'current' | 'lastError'>,
  { failure }: Pick<Plans, 'failure'>,
): Health['status'] {
  if (!current) return 'down';
  return (lastError ?? failure) ? 'degraded' : 'ok';
}

/** Returns the health of this instance's content, with all details only for operators. */
export function contentHealth(plans: Plans, { isOperator }: { isOperator: boolean }): Health {
  const store = contentStore();
  const { current, lastError = plans.failure } = store;
  const problems = current?.problems ?? [];
  return {
    status: statusOf(store, plans),
    deployment: current?.deployment,
    version: current?.id,
    loadedAt: current?.loadedAt.toISOString(),
    lastError: lastError && {
      at: lastError.at.toISOString(),
      reason: isOperator ? lastError.reason : PUBLIC_REASON,
    },
    counts: countsOf(current?.content),
    problems: isOperator ? problems : problems.length,
    planned: isOperator
      ? plans.planned.map(({ id, deployment, due }) => ({ id, deployment, due: new Date(due).toISOString() }))
      : undefined,
  };
}
