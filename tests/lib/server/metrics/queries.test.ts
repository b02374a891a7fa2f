import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { parser } from '@prometheus-io/lezer-promql';
import inject from 'light-my-request';

import { Metrics } from '@/lib/server/metrics/metrics';
import { registerPublicationMetrics } from '@/lib/server/metrics/publication-metrics';
import { recordVital } from '@/lib/server/metrics/vitals-endpoint';
import type { ContentStore } from '@/lib/versions/store';

/** Prometheus adds these labels to every metric. */
const ADDED_LABELS = { job: ['storefront'], instance: ['storefront-1:3000'] };
/** Prometheus adds this metric for each scrape. */
const ADDED_METRICS = ['up{job="storefront",instance="storefront-1:3000"}'];

type Exported = Map<string, Record<string, string[]>>;

/** Triggers each kind of event once. Returns the values of labels by metric. */
async function exported(): Promise<Exported> {
  const version = { id: '3c1f60a4d7e2', deployment: 'live', loadedAt: new Date() };
  const metrics = new Metrics(
    {
      current: version as ContentStore['current'],
      checkedAt: undefined,
      onCheck: (listener) => listener({ kind: 'updated' }),
    },
    () => 'ok',
    ['en', 'fr'],
  );
  registerPublicationMetrics(metrics.registry, {
    service: { onPublication: () => {} },
    plans: { failure: undefined },
  });
  await metrics.countRenders(async () => ({ status: 200, headers: {}, body: Buffer.of() }))('/', {
    locale: 'en',
  });
  const place = { engine: 'chromium', size: 'xs', locale: 'en' } as const;
  for (const name of ['LCP', 'INP', 'CLS', 'TTFB'] as const)
    await recordVital({ name, value: 1, ...place, section: 'intro' });
  for (const url of ['/', '/shop', '/broken'])
    await inject(
      (request, response) => {
        metrics.time(request as unknown as IncomingMessage, response as unknown as ServerResponse);
        response.writeHead(url === '/broken' ? 500 : 200).end();
      },
      { url },
    );
  const { payload } = await inject(
    (_, response) => void metrics.answer(response as unknown as ServerResponse),
    { url: '/' },
  );
  const byName: Exported = new Map();
  for (const line of [...payload.split('\n'), ...ADDED_METRICS]) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})?/.exec(line) ?? [];
    if (name === undefined) continue;
    const values = byName.get(name) ?? { ...ADDED_LABELS };
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      values[label] = [...(values[label] ?? []), value];
    byName.set(name, values);
  }
  return byName;
}

type Selector = { metric: string; matchers: { label: string; operator: string; value: string }[] };

function partsOf(query: string): { isValid: boolean; selectors: Selector[]; grouped: string[] } {
  const tree = parser.parse(query);
  const text = ({ from, to }: { from: number; to: number }) => query.slice(from, to);
  const parts = { isValid: true, selectors: [] as Selector[], grouped: [] as string[] };
  tree.iterate({
    enter: ({ node, type }) => {
      if (type.isError) parts.isValid = false;
      if (type.name === 'GroupingLabels') parts.grouped.push(...node.getChildren('LabelName').map(text));
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      parts.selectors.push({
        metric: name ? text(name) : '',
        matchers: matchers.map((matcher) => {
          const [, label = '', operator = '', value = ''] =
            /^(\w+)\s*([=!~]+)\s*(".*")$/.exec(text(matcher)) ?? [];
          return { label, operator, value: JSON.parse(value) as string };
        }),
      });
    },
  });
  return parts;
}

const isMatched = (operator: string, pattern: string, values: string[]) =>
  values.some((value) =>
    operator === '=~' ? new RegExp(`^(?:${pattern})$`).test(value) : value === pattern,
  );

function unknownIn(query: string, metrics: Exported): string[] {
  const { isValid, selectors, grouped } = partsOf(query);
  const known = selectors.flatMap(({ metric }) => Object.keys(metrics.get(metric) ?? {}));
  return [
    ...(isValid && selectors.length > 0 ? [] : ['invalid query']),
    ...grouped.filter((label) => !known.includes(label)),
    ...selectors.flatMap(({ metric, matchers }) => {
      const labels = metrics.get(metric);
      if (!labels) return [metric];
      return matchers.flatMap(({ label, operator, value }) =>
        isMatched(operator, value, labels[label] ?? []) ? [] : [`${metric}{${label}${operator}"${value}"}`],
      );
    }),
  ];
}

type Dashboard = { panels: { title: string; targets: { expr: string; legendFormat: string }[] }[] };

const { panels } = JSON.parse(readFileSync('ops/grafana.json', 'utf8')) as Dashboard;
const rules = readFileSync('ops/alerts.yml', 'utf8');
const ruleTests = readFileSync('ops/alerts.test.yml', 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)[\s\S]*?expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
  ([, name = '', block, line]) => ({ name, query: block ?? line ?? '' }),
);

let metrics: Exported;
beforeAll(async () => (metrics = await exported()));

test.each(panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target }))))(
  'the dashboard panel “$title” uses only exported metrics and labels: $expr',
  ({ expr, legendFormat }) => {
    expect(unknownIn(expr, metrics)).toEqual([]);
    const { grouped, selectors } = partsOf(expr);
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
    const shown = grouped.length > 0 ? grouped : Object.keys(metrics.get(selectors[0]?.metric ?? '') ?? {});
    expect(shown).toEqual(expect.arrayContaining(named));
  },
);

test.each(alerts)('the alert $name uses only exported metrics and labels', ({ query }) => {
  expect(unknownIn(query, metrics)).toEqual([]);
});

test.each(alerts)(
  'ops/alerts.test.yml tests values that raise the alert $name, and values that do not raise the alert',
  ({ name }) => {
    expect(ruleTests).toMatch(new RegExp(`alertname: ${name}\\s+exp_alerts:`));
    expect(ruleTests).toMatch(new RegExp(`alertname: ${name} \\}`));
  },
);

test('the regular expression in queries.test.ts matches every alert in ops/alerts.yml', () => {
  expect(alerts).toHaveLength(rules.split('- alert:').length - 1);
});

test.each([
  ['storefront_nothing', ['storefront_nothing']],
  ['storefront_health{status="ill"}', ['storefront_health{status="ill"}']],
  ['sum by (colour) (storefront_health)', ['colour']],
  ['sum by (', ['invalid query']],
])('an unknown name, an unknown label value or a syntax error in a query is found: %s', (query, unknown) => {
  expect(unknownIn(query, metrics)).toEqual(unknown);
});
