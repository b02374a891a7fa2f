import type { Plans } from './plans';
import type { PublicationService } from './publication-service';

import { processWideValue } from '@/lib/platform/process-wide';

type Publishing = { service: PublicationService; plans: Plans };

export const { share: sharePublishing, get: publishing } =
  processWideValue<Publishing>('publishing services');
