import { isInstalled, startPrometheus } from '../support/processes';
import { requestPublish, PUBLISH_SECRET } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { aShopNamed } from '@/tests/content';
import { startContentServer, sourceAt } from '@/tests/content-server';

const TOKEN = 'prometheus-token';

test.skip(!isInstalled('prometheus', '--version'), 'needs prometheus');

async function startScraped() {
  const source = await startContentServer(aShopNamed('Summer'));
  const settings = {
    CONTENT_SOURCE: sourceAt(source),
    CONTENT_REVALIDATE_SECONDS: '1',
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: PUBLISH_SECRET,
  };
  const instances = await Promise.all([startStorefront(settings), startStorefront(settings)]);
  const prometheus = await startPrometheus(instances, TOKEN);
  const stop = async () => {
    for (const each of [prometheus, ...instances, source]) await each.stop();
  };
  return { source, instances, url: `http://127.0.0.1:${prometheus.port}`, stop };
}

type Alert = { labels: { alertname: string; instance?: string }; state: 'pending' | 'firing' };

async function firing({ url }: { url: string }, alertname: string): Promise<(string | undefined)[]> {
  const answer = await fetch(`${url}/api/v1/alerts`);
  const { data } = (await answer.json()) as { data: { alerts: Alert[] } };
  const alerts = data.alerts.filter(
    ({ labels, state }) => labels.alertname === alertname && state === 'firing',
  );
  return alerts.map(({ labels }) => labels.instance).sort();
}

async function valuesOf({ url }: { url: string }, query: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
  return data.result.map(({ value: [, value] }) => value);
}

const hostsOf = (instances: { url: string }[]) => instances.map(({ url }) => new URL(url).host).sort();

test.beforeEach(() => test.setTimeout(180_000));

test('while the shared content source of two instances fails, an alert fires for each instance', async ({
  once,
}) => {
  const site = await once(startScraped);
  await expect.poll(() => valuesOf(site, 'storefront_health{status="ok"}')).toEqual(['1', '1']);
  expect(await firing(site, 'StorefrontDegraded')).toEqual([]);

  site.source.answer((_, response) => response.writeHead(500).end());
  await expect.poll(() => firing(site, 'StorefrontDegraded')).toEqual(hostsOf(site.instances));

  site.source.answer(aShopNamed('Summer'));
  await expect.poll(() => firing(site, 'StorefrontDegraded')).toEqual([]);
  await expect.poll(() => valuesOf(site, 'storefront_health{status="ok"}')).toEqual(['1', '1']);
});

test('a refused publish raises an alert only for the instance that refused the publish', async ({ once }) => {
  const site = await once(startScraped);
  const [first] = site.instances;
  await expect
    .poll(() => valuesOf(site, 'storefront_publications_total{outcome="refused"}'))
    .toEqual(['0', '0']);

  site.source.answer({});
  await requestPublish(first);
  site.source.answer(aShopNamed('Summer'));

  await expect.poll(() => firing(site, 'StorefrontPublishRefused')).toEqual(hostsOf([first]));
});
