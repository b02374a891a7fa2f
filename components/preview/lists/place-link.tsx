import type { ReactNode } from 'react';

import type { InLanguage } from '@/lib/editing/findings/findings';
import { editorTargetOf, sectionOfPath } from '@/lib/model/sections';

/** Renders a link to the section that shows a path. With scripts, the link leads to the exact field (field-tools.tsx). */
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
