import type { ReactNode } from 'react';

import { StaticSlot } from './static-slot';

import { putMarkup } from '@/lib/static-markup';

/**
 * Markup that is in the HTML and nowhere else: it is not sent a second time as data, and nothing in it hydrates
 * (docs/decisions/0006). There can be no islands in it, nor components that wait for something.
 * @param id one for each piece of markup and each version of the content
 */
export function Static({ id, children }: { id: string; children: ReactNode }) {
  putMarkup(id, children);
  return <StaticSlot id={id} />;
}
