import { Counter, Gauge, type Registry } from 'prom-client';

import type { Plans } from '@/lib/editing/publish/plans';
import { OUTCOMES } from '@/lib/editing/publish/publication';
import type { PublicationService } from '@/lib/editing/publish/publication-service';

type Publishing = {
  service: Pick<PublicationService, 'onPublication'>;
  plans: Pick<Plans, 'failure'>;
};

export function registerPublicationMetrics(registry: Registry, { service, plans }: Publishing): void {
  const registers = [registry];
  const publications = new Counter({
    name: 'storefront_publications_total',
    help: 'Publications recorded by this instance, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  // A counter that starts at 1 shows no increase, so the first refusal would raise no alert.
  for (const outcome of OUTCOMES) publications.inc({ outcome }, 0);
  service.onPublication(({ outcome }) => publications.inc({ outcome }));
  new Gauge({
    name: 'storefront_planned_publication_failed',
    help: '1 from the failure of a planned publication until something is published',
    registers,
    collect() {
      this.set(Number(plans.failure !== undefined));
    },
  });
}
