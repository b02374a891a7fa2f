import 'server-only';

import * as z from 'zod';

/** The year 3000: what lies beyond is damage, and would soon be beyond what a date can hold. */
export const LATEST_TIMESTAMP = Date.UTC(3000);

/** Milliseconds since 1970, as they are kept outside of the process. */
export const timestamp = z.number().min(0).max(LATEST_TIMESTAMP);
