import 'server-only';

import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod';

/** The longest body that a measurement may have. */
export const VITAL_BODY_BYTES = 2048;

/** More than this is not written down, so that nobody fills the log. For all visitors together: no address is kept. */
const limiter = new RateLimiterMemory({ points: 100, duration: 1 });

const DAY_MS = 86_400_000;
const vital = z.object({
  name: z.enum(['LCP', 'CLS', 'INP']),
  /** Milliseconds; a score for CLS. */
  value: z.number().min(0).max(DAY_MS),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  navigationType: z.string().max(32),
  pathname: z.string().max(256).startsWith('/'),
});

/** A measurement as a browser sends it; undefined for what is none. */
export function vitalOf(text: string): z.output<typeof vital> | undefined {
  try {
    return vital.parse(JSON.parse(text));
  } catch {
    return undefined; // no JSON, or not of that form: the caller answers 400
  }
}

/** Whether one more measurement may be written down now. */
export function mayLogVital(): Promise<boolean> {
  return limiter.consume('all').then(
    () => true,
    () => false,
  );
}
