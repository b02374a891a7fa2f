import type { IncomingMessage, ServerResponse } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Render } from '../pages/render';

import { routeClass } from './route-class';
import { vitalRecorder } from './vital-metrics';
import { shareVitalRecorder } from './vitals-endpoint';

import { BESIDE_PAGES, parsePageKey } from '@/lib/content/page-key';
import { type Health, STATUSES } from '@/lib/versions/health';
import type { ContentStore } from '@/lib/versions/store';

/** A stored page takes far less than 1 ms, but a resized picture can take seconds. */
const LATENCY_BUCKETS_SECONDS = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** The status that nginx logs if the client disconnects before the response. */
const CLIENT_DISCONNECTED = 499;

/** Each value of a label creates a time series, so the label `version` has only one value at a time. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Requests by class of address and status; 499 if the client disconnected before the response',
    labelNames: ['route', 'status', 'locale'] as const,
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [this.registry],
  });
  private readonly renders = new Counter({
    name: 'storefront_renders_total',
    help: 'Renders by kind: pages, not-found pages, share pictures, previews',
    labelNames: ['kind', 'locale'] as const,
    registers: [this.registry],
  });
  private readonly checks = new Counter({
    name: 'storefront_content_checks_total',
    help: 'Checks of the content source by outcome',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  constructor(
    content: Pick<ContentStore, 'current' | 'checkedAt' | 'onCheck'>,
    status: () => Health['status'],
    private readonly locales: string[],
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gaugeState(content, status);
    shareVitalRecorder(vitalRecorder(this.registry, locales));
    content.onCheck(({ kind }) => this.checks.inc({ outcome: kind }));
  }

  time(request: IncomingMessage, response: ServerResponse): void {
    const stop = this.requests.startTimer(routeClass(request.url ?? '', this.locales));
    response.once('close', () =>
      stop({ status: response.headersSent ? response.statusCode : CLIENT_DISCONNECTED }),
    );
  }

  countRenders(render: Render): Render {
    return (address, subject) => {
      const { locale, preview } = subject;
      const { path } = parsePageKey(address);
      const other = BESIDE_PAGES.includes(path) ? path.slice(1) : 'page';
      const kind = preview ? 'preview' : other;
      this.renders.inc(locale === undefined ? { kind } : { kind, locale });
      return render(address, subject);
    };
  }

  async answer(response: ServerResponse): Promise<void> {
    const text = await this.registry.metrics();
    response.writeHead(200, { 'content-type': this.registry.contentType, 'cache-control': 'no-store' });
    response.end(text);
  }

  private gaugeState(
    content: Pick<ContentStore, 'current' | 'checkedAt'>,
    status: () => Health['status'],
  ): void {
    const registers = [this.registry];
    new Gauge({
      name: 'storefront_health',
      help: '1 for the status that the health endpoint returns, 0 for the others',
      labelNames: ['status'] as const,
      registers,
      collect() {
        const now = status();
        for (const each of STATUSES) this.set({ status: each }, Number(each === now));
      },
    });
    new Gauge({
      name: 'storefront_version_info',
      help: '1 for the content version that is shown; missing without content',
      labelNames: ['version', 'deployment'] as const,
      registers,
      collect() {
        this.reset();
        const { current } = content;
        if (current) this.set({ version: current.id, deployment: current.deployment }, 1);
      },
    });
    new Gauge({
      name: 'storefront_content_age_seconds',
      help: 'Seconds since the source last confirmed the content',
      registers,
      collect() {
        const date = content.checkedAt ?? content.current?.loadedAt;
        this.set(date ? (Date.now() - date.getTime()) / 1000 : Number.NaN);
      },
    });
  }
}
