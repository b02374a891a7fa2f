import type { Hint } from './hint';

import type { Content } from '@/lib/content/model';
import { hasPassed, lastDayOf } from '@/lib/model/deadline';
import { editorTargetOf } from '@/lib/model/sections';

/** Returns a hint if the last day for orders by companies has passed. */
export function deadlineHints({ home, site }: Content, now: number): Hint[] {
  const passesAt = home.corporate?.deadline?.passesAt;
  if (passesAt === undefined || !hasPassed({ passesAt }, now)) return [];
  const date = lastDayOf(passesAt, site.timeZone);
  return [
    {
      target: editorTargetOf('corporate'),
      path: 'home.texts.corporate-until.NAME',
      text: `the last day for orders, ${date}, has passed, so visitors do not see its text`,
    },
  ];
}
