import { Registry } from 'prom-client';

import type { Publication } from '@/lib/editing/publish/publication';
import type { Failure } from '@/lib/platform/failure';
import { registerPublicationMetrics } from '@/lib/server/metrics/publication-metrics';

function aSite(failure?: Failure) {
  let publication: (kept: Publication) => void = () => {};
  const registry = new Registry();
  registerPublicationMetrics(registry, {
    service: { onPublication: (listener) => void (publication = listener) },
    plans: { failure },
  });
  const linesOf = async (name: string) =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { linesOf, keep: (of: Publication) => publication(of) };
}

test('the counter of an outcome is 0 before the first publication with this outcome, and 1 after it', async () => {
  const { keep, linesOf } = aSite();

  expect(await linesOf('storefront_publications_total{outcome="refused"}')).toEqual([
    'storefront_publications_total{outcome="refused"} 0',
  ]);
  keep({ outcome: 'refused' } as Publication);

  expect(await linesOf('storefront_publications_total{outcome="refused"}')).toEqual([
    'storefront_publications_total{outcome="refused"} 1',
  ]);
  expect(await linesOf('storefront_publications_total')).toHaveLength(8);
});

test('the metric of failed planned publications is 1 after a failure and 0 otherwise', async () => {
  const linesOf = (failure?: Failure) => aSite(failure).linesOf('storefront_planned_publication_failed');

  expect(await linesOf({ at: new Date(), reason: 'it is down' })).toEqual([
    'storefront_planned_publication_failed 1',
  ]);
  expect(await linesOf()).toEqual(['storefront_planned_publication_failed 0']);
});
