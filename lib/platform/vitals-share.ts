import 'server-only';

import * as z from 'zod';

const OFF = 'off';

/** The value of VITALS: the share of visits that are measured. */
export const vitals = z
  .string()
  .regex(/^(?:on|off|[1-9]\d?%)$/, 'must be on, off or a share of the visits from 1% to 99%')
  .default(OFF);

/** Returns the share of measured visits as a number, from 0 (none) to 1 (all). */
export function vitalsShareOf(value: z.output<typeof vitals>): number {
  if (value === OFF) return 0;
  return value === 'on' ? 1 : Number.parseInt(value, 10) / 100;
}
