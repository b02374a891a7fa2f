import type { ReactNode } from 'react';

import { putMarkup } from './static-markup';
import { StaticSlot } from './static-slot';

/**
 * Renders markup that the server sends only as HTML, not also as data (docs/decisions/0006). The markup is not hydrated
 * and must not contain client components or components that suspend. Two pieces of markup must not have the same `id`.
 * The `id` must contain the content version.
 */
export function Static({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  // In development, static markup would not show edits. The bundler removes this branch from production builds.
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-static={id} className={className}>
        {children}
      </div>
    );
  putMarkup(id, children);
  return <StaticSlot id={id} className={className} />;
}
