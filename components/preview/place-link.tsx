import type { ReactNode } from 'react';

import { editorTargetOf, sectionOfPath } from '@/lib/sections';

/** Leads to the section that shows a place of the document, and with scripts to the very field (preview-tools.tsx). */
export function PlaceLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`/#${editorTargetOf(sectionOfPath(path))}`} data-reveal={path.replace(/^\$\./, '')}>
      {children}
    </a>
  );
}
