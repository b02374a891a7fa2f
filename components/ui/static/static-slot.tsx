'use client';

import { useState } from 'react';

import { useFromBrowser } from '../use-from-browser';

import { markupAt } from './static-markup';

type Slot = { id: string; className?: string };

function ServerMarkup({ id, className }: Slot) {
  return (
    <div data-static={id} className={className}>
      {markupAt(id)}
    </div>
  );
}

/** During hydration, React keeps the server's element and does not read its content. */
function ServedMarkup({ id, className }: Slot) {
  const isHydrating = useFromBrowser(() => false, true);
  // The object must stay the same, because React rewrites the markup if the object changes. During hydration, React
  // ignores `__html`. If React rebuilds the page after an error, React writes `__html`, so `__html` is then the markup
  // found in the page.
  const [markup] = useState(() => ({ __html: isHydrating ? '' : markupInPage(id) }));
  return (
    <div data-static={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}

function markupInPage(id: string): string {
  return document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
}

export const StaticSlot = typeof window === 'undefined' ? ServerMarkup : ServedMarkup;
