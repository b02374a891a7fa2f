import type { ReactNode } from 'react';

import type { InLanguage } from '@/lib/editing/findings/findings';
import { editorTargetOf, sectionOfPath } from '@/lib/model/sections';

/**
 * Renders a link to the element with the id `target`. Without `target`, links to the section of `path`. If the page
 * shows the value of `path`, a click scrolls to this value instead (place-links.ts).
 */
export function PlaceLink({
  path,
  target,
  in: { home = '/', isElsewhere = false },
  children,
}: {
  path: string;
  target?: string;
  in: InLanguage<object>;
  children: ReactNode;
}) {
  const section = sectionOfPath(path);
  const id = target ?? (section && editorTargetOf(section));
  return (
    <a
      href={id === undefined ? undefined : `${home}#${encodeURIComponent(id)}`}
      data-reveal={isElsewhere ? undefined : path.replace(/^\$\./, '')}
    >
      {children}
    </a>
  );
}
