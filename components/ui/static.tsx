import type { ReactNode } from 'react';

import { putMarkup } from './static-markup';
import { StaticSlot } from './static-slot';

/**
 * Markup that is in the HTML and nowhere else: it is not sent a second time as data, and nothing in it hydrates
 * (docs/decisions/0006). There can be no islands in it, nor components that wait for something. In development it is
 * rendered as any other markup.
 * @param id one for each piece of markup and each version of the content
 */
export function Static({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  // There markup that React does not own would not show an edit. Bundling takes this line out of the production build.
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-static={id} className={className}>
        {children}
      </div>
    );
  putMarkup(id, children);
  return <StaticSlot id={id} className={className} />;
}
