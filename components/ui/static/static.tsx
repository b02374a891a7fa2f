import type { ReactNode } from 'react';

import { putMarkup } from './static-markup';
import { StaticSlot } from './static-slot';

/**
 * Sends markup only as HTML, without hydration (docs/decisions/0006). The markup must not contain client components or
 * components that suspend. The `id` must be unique and contain the content version.
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
