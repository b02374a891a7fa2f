import { diskPublications } from './disk-publications';
import { Plans } from './plans';
import { PublicationService } from './publication-service';
import { Publications } from './publications';
import { sharePublishing } from './shared-publishing';

import type { Environment } from '@/lib/platform/environment';
import type { Peers } from '@/lib/versions/peers';
import type { ContentStore } from '@/lib/versions/store';

/** Creates the publishing services. Plans wait for `plans.start`. */
export function makePublishing(settings: Environment, content: ContentStore, redis?: Peers) {
  const publications = new Publications(redis ?? diskPublications(settings));
  const service = new PublicationService(content, publications, settings.media);
  return sharePublishing({ service, plans: new Plans(content, service, publications) });
}
