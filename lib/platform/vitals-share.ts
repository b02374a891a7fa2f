import 'server-only';

import * as z from 'zod';

const OFF = 'off';

/** Schema of VITALS. */
export const vitals = z
  .string()
  .regex(/^(?:on|off|[1-9]\d?%)$/, 'must be on, off or a share of the visits from 1% to 99%')
  .default(OFF);

/** Returns the share of measured visits, from 0 to 1. */
export function vitalsShareOf(value: z.output<typeof vitals>): number {
  if (value === OFF) return 0;
  return value === 'on' ? 1 : Number.parseInt(value, 10) / 100;
}
