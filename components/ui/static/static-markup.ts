import type { ReactNode } from 'react';

import { processWide } from '@/lib/platform/process-wide';

/** `expiresAt`: milliseconds since the start of the process. */
type Stored = { markup: ReactNode; expiresAt: number };

/** Returns a map from the `id` of each `Static` to its markup (docs/decisions/0006). */
const stored = () => processWide('static-markup', () => new Map<string, Stored>());

/**
 * Markup is kept much longer than a render takes. No timer deletes expired markup, because a timer would keep the
 * request and response in memory (docs/decisions/0015-memory.md).
 */
const KEPT_MS = 30_000;

/**
 * Stores markup and deletes expired markup, so that old content versions can be garbage collected.
 * @param id calls with the same id must pass equal markup, because concurrent renders share the markup
 */
export function putMarkup(id: string, markup: ReactNode): void {
  const now = performance.now();
  for (const [other, { expiresAt }] of stored()) if (expiresAt <= now) stored().delete(other);
  stored().set(id, { markup, expiresAt: now + KEPT_MS });
}

/** @throws if no markup has this id */
export function markupAt(id: string): ReactNode {
  const entry = stored().get(id);
  if (!entry) throw new Error(`no static markup "${id}": it is kept for ${KEPT_MS} ms of a render`);
  return entry.markup;
}
