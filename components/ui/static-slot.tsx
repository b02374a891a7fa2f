'use client';

import { useState, useSyncExternalStore } from 'react';

import { markupAt } from './static-markup';

type Slot = { id: string; className?: string };

const never = () => () => undefined;

/** While the HTML is written: the markup itself. */
function Written({ id, className }: Slot) {
  return (
    <div data-static={id} className={className}>
      {markupAt(id)}
    </div>
  );
}

/** In the browser: the element as it came, whose content React neither reads nor owns. */
function Adopted({ id, className }: Slot) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Kept in state because React writes markup anew whenever the object is another. It is looked at only where React
  // builds the page again after an error; hydrating, what stands there stays as it is.
  const [markup] = useState(() => ({ __html: isHydrating ? '' : markupInPage(id) }));
  return (
    <div data-static={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}

function markupInPage(id: string): string {
  return document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
}

/** The browser's half of `Static`. */
export const StaticSlot = typeof window === 'undefined' ? Written : Adopted;
