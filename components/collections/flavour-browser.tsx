'use client';

import { type ReactNode, useRef } from 'react';

import { useFlavourPanel } from './use-flavour-panel';
import { useShare } from './use-share';

/**
 * The island of the flavour grid: it runs the panel and hears the clicks, while every tile and panel stays markup from
 * the server. So what hydrates does not grow with the number of flavours (docs/decisions/0003).
 */
export function FlavourBrowser({
  words,
  children,
}: {
  words: { linkCopied: string; linkNotCopied: string };
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useFlavourPanel(root);
  const status = useShare(root, words);
  return (
    <div ref={root}>
      {children}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {/* Says which flavour the panel shows; it is written together with the panel (panel-view.ts). */}
      <p role="status" data-announcement className="visually-hidden" />
    </div>
  );
}
