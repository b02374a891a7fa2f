'use client';

import { type ReactNode, useRef } from 'react';

import { ANNOUNCEMENT_ID } from './element-id';
import { useFlavourPanel } from './panel/use-flavour-panel';

/** Opens and closes the flavour panels in `children` (docs/decisions/0003). */
export function FlavourBrowser({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useFlavourPanel(root);
  return (
    <div ref={root}>
      {children}
      {/* Live regions have no role, because Orca reads "status bar" for an empty element with the role `status`. */}
      <p aria-live="polite" data-share-status className="visually-hidden" />
      <p aria-live="polite" id={ANNOUNCEMENT_ID} className="visually-hidden" />
    </div>
  );
}
