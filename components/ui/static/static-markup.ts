import type { ReactNode } from 'react';

import { processWide } from '@/lib/platform/process-wide';

/** `expiresAt`: milliseconds since the start of the process. */
type Stored = { markup: ReactNode; expiresAt: number };

/** Map from an id to the markup of its latest render (docs/decisions/0006). */
const stored = () => processWide('static-markup', () => new Map<string, Stored>());

/**
 * Time in ms after which markup expires. A render takes much less time. No timer deletes expired markup, because a
 * timer would keep the render's request and response in memory (docs/decisions/0015-memory.md).
 */
const KEPT_MS = 30_000;

/**
 * Stores markup. Also deletes expired markup, so that the content version of the expired markup can be garbage
 * collected.
 * @param id calls with the same id must pass equal markup, because concurrent renders share the markup
 */
export function putMarkup(id: string, markup: ReactNode): void {
  const now = performance.now();
  for (const [other, { expiresAt }] of stored()) if (expiresAt <= now) stored().delete(other);
  stored().set(id, { markup, expiresAt: now + KEPT_MS });
}

/**
 * Returns stored markup.
 * @throws if no markup has this id
 */
export function markupAt(id: string): ReactNode {
  const entry = stored().get(id);
  if (!entry) throw new Error(`no static markup "${id}": it is kept for ${KEPT_MS} ms of a render`);
  return entry.markup;
}
