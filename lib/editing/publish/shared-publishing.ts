import type { Plans } from './plans';
import type { PublicationService } from './publication-service';

import { processWide } from '@/lib/platform/process-wide';

const NAME = 'publishing';

type Publishing = { service: PublicationService; plans: Plans };

/** Shares the publishing services with the whole process. Must be called before the framework handles a request. */
export function sharePublishing(made: Publishing): Publishing {
  return processWide(NAME, () => made);
}

/**
 * Returns the shared services.
 * @throws if the framework was started directly, not by the site's server
 */
export function publishing(): Publishing {
  return processWide(NAME, () => {
    throw new Error('nothing publishes: start the site with `npm run dev` or `npm start`');
  });
}
