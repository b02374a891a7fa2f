import type { Plans } from './plans';
import type { PublicationService } from './publication-service';

import { processWide } from '@/lib/platform/process-wide';

const NAME = 'publishing';

type Publishing = { service: PublicationService; plans: Plans };

/** Makes these the process's, before the framework is asked for anything. */
export function sharePublishing(made: Publishing): Publishing {
  return processWide(NAME, () => made);
}

/** @throws where the framework was started by itself, without the server around it */
export function publishing(): Publishing {
  return processWide(NAME, () => {
    throw new Error('nothing publishes: start the site with `npm run dev` or `npm start`');
  });
}
