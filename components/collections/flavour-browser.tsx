'use client';

import { type ReactNode, useRef } from 'react';

import { ANNOUNCEMENT_ID } from './element-id';
import { useFlavourPanel } from './panel/use-flavour-panel';

/**
 * Opens and closes the flavour panels in `children`. The server renders `children`, so the time for hydration does not
 * depend on the number of flavours (docs/decisions/0003).
 */
export function FlavourBrowser({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useFlavourPanel(root);
  return (
    <div ref={root}>
      {children}
      {/* Live regions without a role, because Orca reads "status bar" for each empty element with the role `status`. */}
      {/* share.ts writes into this element the result of copying the link. */}
      <p aria-live="polite" data-share-status className="visually-hidden" />
      {/* panel-view.ts writes into this element the name of the flavour whose panel opens. */}
      <p aria-live="polite" id={ANNOUNCEMENT_ID} data-announcement className="visually-hidden" />
    </div>
  );
}
