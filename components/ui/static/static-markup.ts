import type { ReactNode } from 'react';

import { processWide } from '@/lib/platform/process-wide';

/** Where a render leaves markup that is to reach the HTML and nothing else. */
const shelf = () => processWide('static-markup', () => new Map<string, ReactNode>());

/** Much longer than a render takes; afterwards the version of the content that it was of can be let go. */
const KEPT_MS = 30_000;

/** @param id the same for the same markup, so that two renders at once may share it */
export function putMarkup(id: string, markup: ReactNode): void {
  shelf().set(id, markup);
  setTimeout(() => {
    if (shelf().get(id) === markup) shelf().delete(id);
  }, KEPT_MS).unref();
}

/** @throws where nothing was put there, or too long ago */
export function markupAt(id: string): ReactNode {
  if (!shelf().has(id)) throw new Error(`no static markup "${id}": it is kept for ${KEPT_MS} ms of a render`);
  return shelf().get(id);
}
