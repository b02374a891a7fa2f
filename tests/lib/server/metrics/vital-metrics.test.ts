import { Registry } from 'prom-client';

import { BREAKPOINT_FROM } from '@/lib/model/breakpoints';
import { SECTIONS } from '@/lib/model/sections';
import { vitalRecorder } from '@/lib/server/metrics/vital-metrics';
import { engineOf, type Vital, vitalOf } from '@/lib/server/metrics/vitals-endpoint';

const INP: Vital = {
  name: 'INP',
  value: 180,
  engine: 'webkit',
  size: 'xs',
  locale: 'fr',
  section: 'collections',
};

function aRecorder(locales: string[]) {
  const registry = new Registry();
  const record = vitalRecorder(registry, locales);
  const linesOf = async (name: string) =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { record, linesOf };
}

test('INP is counted in seconds, separately for each browser engine, window size, language and section', async () => {
  const { record, linesOf } = aRecorder(['en', 'fr']);

  record(INP);

  expect(await linesOf('storefront_inp_seconds_sum')).toEqual([
    'storefront_inp_seconds_sum{engine="webkit",size="xs",locale="fr",section="collections"} 0.18',
  ]);
});

test('CLS is not converted to seconds, and the metrics of LCP and TTFB have no section label', async () => {
  const { record, linesOf } = aRecorder([]);

  record({ ...INP, name: 'CLS', value: 0.02 });
  record({ ...INP, name: 'LCP', value: 1800 });
  record({ ...INP, name: 'TTFB', value: 90 });

  expect(await linesOf('storefront_cls_sum')).toEqual([
    'storefront_cls_sum{engine="webkit",size="xs",section="collections"} 0.02',
  ]);
  expect(await linesOf('storefront_lcp_seconds_sum')).toEqual([
    'storefront_lcp_seconds_sum{engine="webkit",size="xs"} 1.8',
  ]);
  expect(await linesOf('storefront_ttfb_seconds_sum')).toEqual([
    'storefront_ttfb_seconds_sum{engine="webkit",size="xs"} 0.09',
  ]);
});

test.each([
  ['storefront_lcp_seconds', '2.5', '4'],
  ['storefront_inp_seconds', '0.2', '0.5'],
  ['storefront_cls', '0.1', '0.25'],
  ['storefront_ttfb_seconds', '0.8', '1.8'],
])('the histogram %s has buckets at the thresholds %s (good) and %s (poor)', async (name, good, poor) => {
  const { record, linesOf } = aRecorder([]);

  for (const vital of ['LCP', 'INP', 'CLS', 'TTFB'] as const) record({ ...INP, name: vital });

  const buckets = (await linesOf(`${name}_bucket`)).join('\n');
  expect(buckets).toContain(`le="${good}"`);
  expect(buckets).toContain(`le="${poor}"`);
});

test('invented languages, sections and browsers create only a limited number of metric series', async () => {
  const { record, linesOf } = aRecorder(['en', 'fr']);
  const places = [...SECTIONS.map(({ name }) => name), 'header', 'footer', 'none', 'other'];
  const sizes = ['xs', ...Object.keys(BREAKPOINT_FROM)];
  const agents = ['Firefox/1', 'Chrome/1', 'AppleWebKit/1', 'other'];

  for (let made = 0; made < 1_000; made += 1)
    for (const size of sizes) {
      const section = made % 2 === 0 ? places[made % places.length] : `section-${made}`;
      const locale = made % 3 === 0 ? 'fr' : `x${made}`;
      const vital = vitalOf(JSON.stringify({ ...INP, size, locale, section }));
      if (vital)
        record({ ...vital, engine: engineOf(agents[made % (agents.length + 1)] ?? `agent-${made}`) });
    }

  const counted = await linesOf('storefront_inp_seconds_count');
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.length).toBeLessThanOrEqual(agents.length * sizes.length * 3 * places.length);
});
