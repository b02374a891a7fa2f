import 'server-only';

import * as z from 'zod';

/** Later times are corrupt data, and could exceed the range of `Date`. */
export const LATEST_TIMESTAMP = Date.UTC(3000);

/** Milliseconds since 1970. */
export const timestamp = z.number().min(0).max(LATEST_TIMESTAMP);
