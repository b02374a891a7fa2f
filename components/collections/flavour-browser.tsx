'use client';

import { type ReactNode, useRef } from 'react';

import { ANNOUNCEMENT_ID } from './element-id';
import { useFlavourPanel } from './panel/use-flavour-panel';

/**
 * Runs the panels of tiles that the server has rendered. The time for hydration does not depend on the number of
 * flavours (docs/decisions/0003).
 */
export function FlavourBrowser({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useFlavourPanel(root);
  return (
    <div ref={root}>
      {children}
      {/* Live regions without a role, because Orca reads "status bar" for each empty element with the role `status`. */}
      {/* share.ts writes whether the link was copied. */}
      <p aria-live="polite" data-share-status className="visually-hidden" />
      {/* panel-view.ts writes the name of the flavour whose panel opens. */}
      <p aria-live="polite" id={ANNOUNCEMENT_ID} data-announcement className="visually-hidden" />
    </div>
  );
}
