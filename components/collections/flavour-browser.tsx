'use client';

import { type ReactNode, useRef } from 'react';

import { ANNOUNCEMENT_ID } from './element-id';
import { useFlavourPanel } from './panel/use-flavour-panel';
import { useShare } from './panel/use-share';

/**
 * Runs the panels of tiles that the server has rendered. The time for hydration does not depend on the number of
 * flavours (docs/decisions/0003).
 */
export function FlavourBrowser({
  words,
  children,
}: {
  words: { linkCopied: string; linkNotCopied: string; previous: string; next: string };
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useFlavourPanel(root, words);
  const status = useShare(root, words);
  return (
    <div ref={root}>
      {children}
      {/* Live regions without a role, because Orca reads "status bar" for each empty element with the role `status`. */}
      <p aria-live="polite" className="visually-hidden">
        {status}
      </p>
      {/* Live region for the name of the open flavour. panel-view.ts writes the name when the panel opens. */}
      <p aria-live="polite" id={ANNOUNCEMENT_ID} data-announcement className="visually-hidden" />
    </div>
  );
}
