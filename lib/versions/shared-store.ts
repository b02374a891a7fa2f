import type { ContentStore } from './store';

import { processWideValue } from '@/lib/platform/process-wide';

export const { share: shareContentStore, get: contentStore } =
  processWideValue<ContentStore>('content store');
