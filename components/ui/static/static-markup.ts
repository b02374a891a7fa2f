import type { ReactNode } from 'react';

import { processWide } from '@/lib/platform/process-wide';

/**
 * Map from id to markup of the current renders. Browsers get this markup as HTML, but not a second time as data for
 * React (docs/decisions/0006).
 */
const markupById = () => processWide('static-markup', () => new Map<string, ReactNode>());

/**
 * Time in milliseconds after which stored markup is deleted, so that the content version can be garbage collected. A
 * render takes much less time.
 */
const KEPT_MS = 30_000;

/**
 * Stores markup for the current render.
 * @param id calls with the same id must pass equal markup, because concurrent renders share the stored markup
 */
export function putMarkup(id: string, markup: ReactNode): void {
  markupById().set(id, markup);
  setTimeout(() => {
    if (markupById().get(id) === markup) markupById().delete(id);
  }, KEPT_MS).unref();
}

/**
 * Returns stored markup.
 * @throws if the id is unknown or expired
 */
export function markupAt(id: string): ReactNode {
  if (!markupById().has(id))
    throw new Error(`no static markup "${id}": it is kept for ${KEPT_MS} ms of a render`);
  return markupById().get(id);
}
