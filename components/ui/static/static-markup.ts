import type { ReactNode } from 'react';

import { processWide } from '@/lib/platform/process-wide';

/**
 * The stored markup of running renders. The key is the id. Browsers get the markup only as HTML, not also as data
 * (docs/decisions/0006).
 */
const markupById = () => processWide('static-markup', () => new Map<string, ReactNode>());

/** Time for which markup is stored: much longer than a render. Afterwards, the content version can be garbage collected. */
const KEPT_MS = 30_000;

/**
 * Stores markup for the current render.
 * @param id equal ids mean equal markup, so that concurrent renders can share the markup
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
