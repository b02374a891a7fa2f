import type { ReactNode } from 'react';

import type { InLanguage } from '@/lib/editing/preview/report';
import { editorTargetOf, sectionOfPath } from '@/lib/model/sections';

/**
 * Leads to the section that shows a place of the document, and with scripts to the very field (preview-tools.tsx), unless that is on
 * the page of another language.
 */
export function PlaceLink({
  path,
  in: { home = '/', isElsewhere = false },
  children,
}: {
  path: string;
  in: InLanguage<object>;
  children: ReactNode;
}) {
  return (
    <a
      href={`${home}#${editorTargetOf(sectionOfPath(path))}`}
      data-reveal={isElsewhere ? undefined : path.replace(/^\$\./, '')}
    >
      {children}
    </a>
  );
}
