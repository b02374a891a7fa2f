import type { ContentStore } from './store';

import { processWideValue } from '@/lib/platform/process-wide';

/** The content store of the process. */
export const { share: shareContentStore, get: contentStore } =
  processWideValue<ContentStore>('content store');
