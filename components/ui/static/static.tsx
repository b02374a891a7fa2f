import type { ReactNode } from 'react';

import { putMarkup } from './static-markup';
import { StaticSlot } from './static-slot';

/**
 * Renders markup that is sent only as HTML and not hydrated (docs/decisions/0006). Must not contain client components
 * or components that suspend. The `id` must be unique and contain the content version.
 */
export function Static({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  // In development, static markup would not show code changes.
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-static={id} className={className}>
        {children}
      </div>
    );
  putMarkup(id, children);
  return <StaticSlot id={id} className={className} />;
}
